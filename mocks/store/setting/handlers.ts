import { signInEndpoints } from '#features/account/signIn/endpoints'
import { contactEndpoints, saveContactEndpoints, settingEndpoints } from '#features/store/setting/endpoints'
import { baseOf, validateBase, validateContact, validateService, validateStock } from '#features/store/setting/model'
import { type Contact, type ContactKind, contactFields, toContact } from '#features/store/setting/model/contact'
import { saveContactRequests, settingRequests } from '#features/store/setting/requests'
import { callerTables, logoOf, supplierOf } from '#mocks/kernel/auth/caller'
import { historyMembers, valuesOf } from '#mocks/kernel/historyMembers'
import { listRoute } from '#mocks/kernel/http/crud'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, equalTo } from '#mocks/kernel/store/listing'
import { logChange } from '#mocks/store/changeLog/rules'
import type { Body } from '#shared/http/request'
import { productCounts, shopScores, storeTables } from './rows'
import { OTHER_SHOPS } from './shops'

const { stores } = storeTables

const CONTACT_KINDS: ContactKind[] = ['deliver', 'afterSale', 'afterSale2']
/** Each kind has the names of its own. */
const CONTACT_REQUESTS: Record<ContactKind, Body> = saveContactRequests

// Every account may view the shop: this request completes a sign-in.
export const settingRoutes: Route[] = [
  readRoute(signInEndpoints.shop, null, storeView),
  // The same under the caller's own address
  readRoute({ method: 'GET', path: '/api/store/member/user' }, null, storeView),
  // The shops of the platform, for pickers.
  listRoute(
    { method: 'GET', path: '/api/store/store/shop' },
    null,
    () => [...callerTables.suppliers.all().map(shopView), ...OTHER_SHOPS],
    {
      filters: { ...containing('storeName'), ...equalTo('storeDisable') },
      newestBy: ['id'],
    },
  ),
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
      const contact = toContact(kind, bodyBy(call, CONTACT_REQUESTS[kind]))
      refuseErrors(validateContact(contact), badInput)
      const { id, contacts } = storeOf(call)
      stores.update(id, { contacts: { ...contacts, [kind]: contact } })
      logChange(call, { kind: 'SHOP', id }, CONTACT_NAMES[kind], contactText(contacts[kind]), contactText(contact))
      return true
    }),
  ]),
  writeRoute(settingEndpoints.saveStock, 'setting', (call) => {
    const { stockWarning } = bodyBy(call, settingRequests.saveStock)
    refuseErrors(validateStock({ stockWarning }), badInput)
    const { id, stockWarning: before } = storeOf(call)
    stores.update(id, { stockWarning: Number(stockWarning) })
    logChange(call, { kind: 'SHOP', id }, '库存预警', { stockWarning: before }, { stockWarning })
    return true
  }),
  writeRoute(settingEndpoints.saveService, 'setting', (call) => {
    const { merchantEuid } = bodyBy(call, settingRequests.saveService)
    refuseErrors(validateService({ merchantEuid }), badInput)
    const { id, merchantEuid: before } = storeOf(call)
    stores.update(id, { merchantEuid })
    logChange(call, { kind: 'SHOP', id }, '客服设置', { merchantEuid: before }, { merchantEuid })
    return true
  }),
]

function storeView(call: Call) {
  const supplier = supplierOf(call.account)
  const { contacts: _, ...store } = storeOf(call)
  return {
    ...store,
    ...Object.assign({}, ...shopScores.all().map((read) => read(store.id))),
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
}

function saveBase(call: Call): boolean {
  const sent = bodyBy(call, settingRequests.saveBase)
  refuseErrors(validateBase(baseOf(sent)), badInput)
  const { id } = storeOf(call)
  const before = baseText(call)
  const { storeLogo, storeAddressPath: addressPath, storeAddressDetail: addressDetail, ...store } = sent
  stores.update(id, store)
  callerTables.suppliers.update(id, { storeLogo, addressPath, addressDetail })
  logChange(call, { kind: 'SHOP', id }, '基本信息', before, baseText(call))
  return true
}

const CONTACT_NAMES: Record<ContactKind, string> = {
  deliver: '发货地址',
  afterSale: '售后地址一',
  afterSale2: '售后地址二',
}

/** A contact as a history shows it. */
function contactText(contact: Contact | undefined | null) {
  return contact ? { ...contact, region: contact.region.namePath } : {}
}

/** What the history of a shop compares as it is stored: the rest belongs to the supplier, or is yes and no. */
export const shopMembers = historyMembers(settingRequests.saveBase, [
  ...(['storeLogo', 'storeAddressPath', 'storeAddressIdPath', 'storeAddressDetail'] as const),
  ...(['pageShow', 'selfPickFlag'] as const),
])

/** The base data as a history shows it; a logo only says whether there is another one. */
function baseText(call: Call) {
  const store = storeOf(call)
  const { storeLogo, addressPath, addressDetail } = supplierOf(call.account)
  return {
    storeLogo: storeLogo ?? '',
    region: addressPath,
    storeAddressDetail: addressDetail,
    ...valuesOf(store, shopMembers),
    pageShow: Boolean(store.pageShow),
    selfPickFlag: Boolean(store.selfPickFlag),
  }
}

function storeOf({ account }: Call) {
  const store = stores.get(account.supplierId)
  if (!store) throw refusal(50001, '此店铺不存在')
  return store
}

function shopView(supplier: ReturnType<typeof supplierOf>) {
  return {
    id: supplier.id,
    storeName: supplier.name,
    storeLogo: logoOf(supplier),
    storeDisable: supplier.status,
    selfOperated: false,
  }
}
