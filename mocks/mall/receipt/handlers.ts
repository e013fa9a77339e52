import { isRecord, wireText } from '#domain/wire'
import { validateInvoice } from '#features/mall/receipt/model'
import { refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, filtered, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { askedOrders, issue, orderOfReceipt, receiptIdOf, receiptView } from './rules'

const BASE = '/api/store/trade/receipt'

const filters: Filters<ReturnType<typeof receiptView>> = {
  orderSn: contains((row) => row.orderSn),
  receiptTitle: contains((row) => row.receiptTitle),
  taxpayerId: contains((row) => row.taxpayerId),
  memberName: contains((row) => row.memberName),
  receiptStatus: oneOf((row) => row.receiptStatus),
}

export const receiptRoutes: Route[] = [
  readRoute(['GET'], BASE, 'receipt', (call) => {
    const own = askedOrders(call.account.supplierId).map(receiptView)
    return pageOf(sorted(filtered(own, call, filters), call, ['createTime', 'id']), call)
  }),
  readRoute(['GET'], `${BASE}/get/:id`, 'receipt', (call) => receiptView(orderOf(call))),
  readRoute(['GET'], `${BASE}/get/orderSn/:sn`, 'receipt', (call) =>
    receiptView(orderOfReceipt(call.account.supplierId, ({ sn }) => sn === call.params.sn)),
  ),
  writeRoute(['POST'], `${BASE}/:id/invoicing`, 'receipt', (call) => issue(orderOf(call), detailOf(call))),
]

function orderOf(call: Call) {
  return orderOfReceipt(call.account.supplierId, (order) => receiptIdOf(order) === call.params.id)
}

/** The details of an invoice; lilishop's own client sends none, which issues it without a number. */
function detailOf(call: Call) {
  const sent = textField(call, 'receiptDetail')
  if (sent === '') return { invoiceNo: '', fileName: '', fileUrl: '' }
  const detail = parsed(sent)
  const read = (name: string) => wireText(detail[name])
  const invoice = { invoiceNo: read('invoiceNo'), fileName: read('fileName'), fileUrl: read('fileUrl') }
  if (Object.keys(validateInvoice(invoice)).length > 0) throw refusal(4002, '发票号码应为8-20位数字')
  return invoice
}

function parsed(sent: string): Record<string, unknown> {
  try {
    const detail: unknown = JSON.parse(sent)
    return isRecord(detail) ? detail : {}
  } catch {
    return {}
  }
}
