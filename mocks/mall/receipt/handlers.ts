import { firstError } from '#domain/text'
import { receiptEndpoints } from '#features/mall/receipt/endpoints'
import { invoiceOf, validateInvoice } from '#features/mall/receipt/model'
import { listRoute } from '#mocks/kernel/http/crud'
import { badInput } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, equalTo, type Filters } from '#mocks/kernel/store/listing'
import { askedOrders, issue, orderOfReceipt, receiptIdOf, receiptView } from './rules'

const filters: Filters<ReturnType<typeof receiptView>> = {
  ...containing('orderSn', 'receiptTitle', 'taxpayerId', 'memberName'),
  ...equalTo('receiptStatus'),
}

export const receiptRoutes: Route[] = [
  listRoute(receiptEndpoints.page, 'receipt', ({ account }) => askedOrders(account.supplierId).map(receiptView), {
    filters,
    newestBy: ['createTime', 'id'],
  }),
  readRoute(receiptEndpoints.byId, 'receipt', (call) => receiptView(orderOf(call))),
  readRoute({ method: 'GET', path: `${receiptEndpoints.page.path}/get/orderSn/{sn}` }, 'receipt', (call) =>
    receiptView(orderOfReceipt(call.account.supplierId, ({ sn }) => sn === call.params.sn)),
  ),
  writeRoute(receiptEndpoints.issue, 'receipt', (call) => issue(orderOf(call), detailOf(call))),
]

function orderOf(call: Call) {
  return orderOfReceipt(call.account.supplierId, (order) => receiptIdOf(order) === call.params.id)
}

/** The details of an invoice; lilishop's own client sends none, which issues it without a number. */
function detailOf(call: Call) {
  const sent = textField(call, 'receiptDetail')
  if (sent === '') return { invoiceNo: '', fileName: '', fileUrl: '' }
  const invoice = invoiceOf(sent)
  if (!invoice || firstError(validateInvoice(invoice))) throw badInput('发票号码应为8-20位数字')
  return invoice
}
