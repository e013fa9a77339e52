import { dayStart, isBeforeText, shiftMinutes } from '#domain/time'
import { receiptEndpoints } from '#features/mall/receipt/endpoints'
import { isIssuable } from '#features/mall/receipt/model'
import { receiptRequests } from '#features/mall/receipt/requests'
import { invoiceOf } from '#features/mall/sale/model/invoice'
import { defineArea } from '#mocks/kernel/area'
import { callerTables } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { listRoute } from '#mocks/kernel/http/crud'
import { badInput } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { containing, equalTo, type Filters, flag } from '#mocks/kernel/store/listing'
import { atMoment } from '#mocks/kernel/store/now'
import type { SeedPart } from '#mocks/kernel/store/store'
import { findMallOrder, orderReceipts } from '#mocks/mall/order/rules'
import { receiptTables } from './rows'
import { askedOrders, issue, NO_INVOICE, orderOfReceipt, receiptIdOf, receiptView } from './rules'

const filters: Filters<ReturnType<typeof receiptView>> = {
  ...containing('orderSn', 'receiptTitle', 'taxpayerId', 'memberName'),
  ...equalTo('receiptStatus'),
  issuable: flag(({ receiptStatus, orderStatus }) =>
    isIssuable({ receiptStatus: receiptStatus === 1 ? '1' : '0', orderStatus }),
  ),
  refundedSince: flag(({ overPrice }) => overPrice > 0),
}

/** Simulates invoices for most of the completed orders, a day after receipt. */
function simulateReceipts(today: string): SeedPart[] {
  const now = dayStart(today)
  const by = callerTables.accounts.find(({ supplierId, shopkeeper }) => supplierId === '9003' && shopkeeper)
  const completed = askedOrders('9003').filter(({ orderStatus }) => orderStatus === 'COMPLETED')
  for (const [index, order] of completed.entries()) {
    const time = shiftMinutes(order.completeTime, 1440)
    if (index % 5 === 4 || !isBeforeText(time, now)) continue
    const invoiceNo = `2644${order.id.slice(-8).padStart(16, '7')}`
    const fileName = `电子发票${invoiceNo}.pdf`
    const invoice = { ...NO_INVOICE, invoiceNo, fileName, fileUrl: attachmentUrl(fileName) }
    if (by) atMoment(time, () => void issue(order, invoice, by))
  }
  return []
}

/** Invoices that buyers requested with their orders. */
export const area = defineArea({
  tables: receiptTables,
  seed: simulateReceipts,
  routes: [
    listRoute(receiptEndpoints.page, 'receipt', ({ account }) => askedOrders(account.supplierId).map(receiptView), {
      filters,
      newestBy: ['createTime', 'id'],
    }),
    readRoute(receiptEndpoints.byId, 'receipt', (call) => receiptView(orderOf(call))),
    readRoute({ method: 'GET', path: `${receiptEndpoints.page.path}/get/orderSn/{sn}` }, 'receipt', (call) =>
      receiptView(orderOfReceipt(call.account.supplierId, ({ sn }) => sn === call.params.sn)),
    ),
    writeRoute(receiptEndpoints.issue, 'receipt', (call) => issue(orderOf(call), detailOf(call), call.account)),
  ],
  extends: [
    orderReceipts.with((sn) => {
      const order = findMallOrder(sn)
      return order?.needReceipt ? receiptView(order) : null
    }),
  ],
  grants: { receipt: {} },
  menu: screensIn('settlement', { grant: 'receipt', variants: ['material'] }, [
    [60, 'receipt', '发票管理', 'receipts', 'order/receiptManager/receipt'],
  ]),
})

function orderOf(call: Call) {
  return orderOfReceipt(call.account.supplierId, (order) => receiptIdOf(order) === call.params.id)
}

/** The details of an invoice; lilishop's own client sends none, which issues it without a number. */
function detailOf(call: Call) {
  const { receiptDetail: sent } = bodyBy(call, receiptRequests.issue)
  if (sent === '') return NO_INVOICE
  const invoice = invoiceOf(sent)
  if (!invoice) throw badInput('发票号码应为8-20位数字')
  return invoice
}
