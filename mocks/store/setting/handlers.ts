import { signInEndpoints } from '#features/account/signIn/endpoints'
import { contactEndpoints, saveContactEndpoints, settingEndpoints } from '#features/store/setting/endpoints'
import {
  baseInput,
  baseOf,
  type ContactKind,
  contactFields,
  toContact,
  validateBase,
  validateContact,
  validateService,
  validateStock,
} from '#features/store/setting/model'
import { callerTables, logoOf, supplierOf } from '#mocks/kernel/auth/caller'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { fieldsBy, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { productCounts, storeTables } from './rows'

const { stores } = storeTables

const CONTACT_KINDS: ContactKind[] = ['deliver', 'afterSale', 'afterSale2']

// Every account may view the shop: this request completes a sign-in.
export const settingRoutes: Route[] = [
  readRoute(signInEndpoints.shop, null, (call) => {
    const supplier = supplierOf(call.account)
    const { contacts: _, ...store } = storeOf(call)
    return {
      ...store,
      goodsNum: productCounts.all().reduce((count, read) => count + read(store.id), 0),
      memberId: call.account.id,
      memberName: call.account.account,
      nickName: call.account.userName,
      storeName: supplier.name,
      storeLogo: logoOf(supplier),
      storeDisable: supplier.status,
      storeAddressPath: supplier.addressPath,
      storeAddressDetail: supplier.addressDetail,
    }
  }),
  // The specification has three spellings of this route.
  ...[settingEndpoints.saveBase.path, `${settingEndpoints.saveBase.path}/edit`].map((path) =>
    writeRoute({ method: 'PUT', path, alsoBy: ['POST'] }, 'setting', saveBase),
  ),
  ...CONTACT_KINDS.flatMap((kind) => [
    readRoute(contactEndpoints[kind], null, (call) => {
      const contact = storeOf(call).contacts[kind]
      return contact ? contactFields(kind, contact) : null
    }),
    writeRoute(saveContactEndpoints[kind], 'setting', (call) => {
      const contact = toContact(kind, call.fields)
      refuseErrors(validateContact(contact), badInput)
      const { id, contacts } = storeOf(call)
      stores.update(id, { contacts: { ...contacts, [kind]: contact } })
      return true
    }),
  ]),
  writeRoute(settingEndpoints.saveStock, 'setting', (call) => {
    const stockWarning = textField(call, 'stockWarning')
    refuseErrors(validateStock({ stockWarning }), badInput)
    stores.update(storeOf(call).id, { stockWarning: Number(stockWarning) })
    return true
  }),
  writeRoute(settingEndpoints.saveService, 'setting', (call) => {
    const merchantEuid = textField(call, 'merchantEuid')
    refuseErrors(validateService({ merchantEuid }), badInput)
    stores.update(storeOf(call).id, { merchantEuid })
    return true
  }),
]

function saveBase(call: Call): boolean {
  const sent = fieldsBy(call, baseInput)
  refuseErrors(validateBase(baseOf(sent)), badInput)
  const { id } = storeOf(call)
  const { storeLogo, storeAddressPath: addressPath, storeAddressDetail: addressDetail, ...store } = sent
  stores.update(id, store)
  callerTables.suppliers.update(id, { storeLogo, addressPath, addressDetail })
  return true
}

function storeOf({ account }: Call) {
  const store = stores.get(account.supplierId)
  if (!store) throw refusal(50001, '此店铺不存在')
  return store
}
