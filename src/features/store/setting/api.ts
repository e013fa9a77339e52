import * as v from 'valibot'
import { mapped, nothing, promised, recordOf } from '#domain/shape'
import { get, putForm } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import {
  type BaseInput,
  type Contact,
  type ContactKind,
  contactFields,
  type ServiceInput,
  type StockInput,
  storeSchema,
  toContact,
} from './model'

const BASE = '/api/store/settings/storeSettings'

const PATHS: Record<ContactKind, string> = {
  deliver: `${BASE}/storeDeliverGoodsAddress`,
  afterSale: `${BASE}/storeAfterSaleAddress`,
  afterSale2: `${BASE}/storeAfterSaleAddress2`,
}

const contactOf = (kind: ContactKind) =>
  mapped(recordOf(v.record(v.string(), v.unknown())), (record) => toContact(kind, record))

/** The settings of the supplier's own shop; each part has its own mutation. */
export const settings = defineResource('storeSetting', {
  store: query((_none: null, signal) => get(BASE, promised(storeSchema), {}, { signal })),
  contact: query((kind: ContactKind, signal) => get(PATHS[kind], contactOf(kind), {}, { signal })),
  saveBase: mutation(({ storeLogo, region, ...rest }: BaseInput) =>
    putForm(BASE, nothing, {
      ...rest,
      storeLogo: storeLogo[0] ?? '',
      storeAddressIdPath: region.idPath,
      storeAddressPath: region.namePath,
    }),
  ),
  saveContact: mutation(({ kind, contact }: { kind: ContactKind; contact: Contact }) =>
    putForm(PATHS[kind], nothing, contactFields(kind, contact)),
  ),
  saveStock: mutation(({ stockWarning }: StockInput) =>
    putForm(`${BASE}/updateStockWarning`, nothing, { stockWarning }),
  ),
  saveService: mutation(({ merchantEuid }: ServiceInput) => putForm(`${BASE}/merchantEuid`, nothing, { merchantEuid })),
})
