import { type Errors, firstError } from '#domain/text'
import {
  type ContactKind,
  contactFields,
  toContact,
  validateBase,
  validateContact,
  validateService,
  validateStock,
} from '#features/store/setting/model'
import { callerTables, logoOf, supplierOf } from '#mocks/kernel/auth/caller'
import { Refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { storeTables } from './rows'

const BASE = '/api/store/settings/storeSettings'
const { stores } = storeTables

const CONTACTS: Record<ContactKind, string> = {
  deliver: `${BASE}/storeDeliverGoodsAddress`,
  afterSale: `${BASE}/storeAfterSaleAddress`,
  afterSale2: `${BASE}/storeAfterSaleAddress2`,
}

// Every account may view the shop: this request completes a sign-in.
export const settingRoutes: Route[] = [
  readRoute(['GET'], BASE, null, (call) => {
    const supplier = supplierOf(call.account)
    const { contacts: _, ...store } = storeOf(call)
    return {
      ...store,
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
  ...[BASE, `${BASE}/edit`].map((path) => writeRoute(['PUT', 'POST'], path, 'setting', saveBase)),
  ...(Object.keys(CONTACTS) as ContactKind[]).flatMap((kind) => [
    readRoute(['GET'], CONTACTS[kind], null, (call) => {
      const contact = storeOf(call).contacts[kind]
      return contact ? contactFields(kind, contact) : null
    }),
    writeRoute(['PUT'], CONTACTS[kind], 'setting', (call) => {
      const contact = toContact(kind, call.fields)
      refuse(validateContact(contact))
      const { id, contacts } = storeOf(call)
      stores.update(id, { contacts: { ...contacts, [kind]: contact } })
      return true
    }),
  ]),
  writeRoute(['PUT'], `${BASE}/updateStockWarning`, 'setting', (call) => {
    const stockWarning = textField(call, 'stockWarning')
    refuse(validateStock({ stockWarning }))
    stores.update(storeOf(call).id, { stockWarning: Number(stockWarning) })
    return true
  }),
  writeRoute(['PUT'], `${BASE}/merchantEuid`, 'setting', (call) => {
    const merchantEuid = textField(call, 'merchantEuid')
    refuse(validateService({ merchantEuid }))
    stores.update(storeOf(call).id, { merchantEuid })
    return true
  }),
]

function saveBase(call: Call): boolean {
  const read = (name: string) => textField(call, name)
  const region = { idPath: read('storeAddressIdPath'), namePath: read('storeAddressPath') }
  const base = {
    storeLogo: [],
    region,
    storeAddressDetail: read('storeAddressDetail'),
    storeCenter: read('storeCenter'),
    storeDesc: read('storeDesc'),
    pageShow: read('pageShow') === 'true',
    selfPickFlag: read('selfPickFlag') === 'true',
  }
  refuse(validateBase(base))
  const { storeDesc, storeCenter, pageShow, selfPickFlag, storeAddressDetail } = base
  const { id } = storeOf(call)
  stores.update(id, { storeDesc, storeCenter, pageShow, selfPickFlag, storeAddressIdPath: region.idPath })
  callerTables.suppliers.update(id, {
    storeLogo: read('storeLogo'),
    addressPath: region.namePath,
    addressDetail: storeAddressDetail,
  })
  return true
}

function storeOf({ account }: Call) {
  const store = stores.get(account.supplierId)
  if (!store) throw new Refusal('此店铺不存在', { code: 50001, status: 400 })
  return store
}

function refuse(errors: Errors) {
  const error = firstError(errors)
  if (error) throw new Refusal(error, { code: 4002, status: 400 })
}
