import * as v from 'valibot'
import { mapped, nothing, recordOf, requiredValue } from '#domain/shape'
import { signInEndpoints } from '#features/account/signIn/endpoints'
import { type Contact, type ContactKind, contactFields, toContact } from '#features/store/setting/model/contact'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, query, valueQuery } from '#shared/resource'
import { contactEndpoints, saveContactEndpoints, settingEndpoints } from './endpoints'
import { type BaseInput, type ServiceInput, type StockInput, storeSchema } from './model'

const contactOf = (kind: ContactKind) =>
  mapped(recordOf(v.record(v.string(), v.unknown())), (record) => toContact(kind, record))

const readContact = {
  deliver: operation(contactEndpoints.deliver, contactOf('deliver')),
  afterSale: operation(contactEndpoints.afterSale, contactOf('afterSale')),
  afterSale2: operation(contactEndpoints.afterSale2, contactOf('afterSale2')),
}
const saveContact = {
  deliver: operation(saveContactEndpoints.deliver, nothing),
  afterSale: operation(saveContactEndpoints.afterSale, nothing),
  afterSale2: operation(saveContactEndpoints.afterSale2, nothing),
}
const saveBase = operation(settingEndpoints.saveBase, nothing)
const saveStock = operation(settingEndpoints.saveStock, nothing)
const saveService = operation(settingEndpoints.saveService, nothing)

/** The settings of the supplier's own shop; each part has its own mutation. */
export const settings = defineResource('storeSetting', {
  store: valueQuery(operation(signInEndpoints.shop, requiredValue(storeSchema))),
  contact: query((kind: ContactKind, signal) => readContact[kind](null, { signal })),
  saveBase: mutation(({ storeLogo, region, ...rest }: BaseInput) =>
    saveBase({
      ...rest,
      storeLogo: storeLogo[0] ?? '',
      storeAddressIdPath: region.idPath,
      storeAddressPath: region.namePath,
    }),
  ),
  saveContact: mutation(({ kind, contact }: { kind: ContactKind; contact: Contact }) =>
    saveContact[kind](contactFields(kind, contact)),
  ),
  saveStock: mutation(({ stockWarning }: StockInput) => saveStock({ stockWarning })),
  saveService: mutation(({ merchantEuid }: ServiceInput) => saveService({ merchantEuid })),
})
