import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import {
  contains,
  type Filters,
  filtered,
  inRange,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  sorted,
} from '#mocks/kernel/store/listing'
import { type AfterSaleRow, afterSaleTables } from './rows'
import { afterSaleView, ownAfterSale, returnAddressOf, returnTraces } from './rules'
import { approve, receive, refuse, reject } from './steps'

const { afterSales } = afterSaleTables

const filters: Filters<AfterSaleRow> = {
  keywords: (row, asked) => [row.sn, row.orderSn, row.goodsName].some((text) => text.includes(asked)),
  sn: contains((row) => row.sn),
  orderSn: contains((row) => row.orderSn),
  memberName: contains((row) => row.memberName),
  storeName: contains((row) => row.storeName),
  goodsName: contains((row) => row.goodsName),
  serviceType: oneOf((row) => row.serviceType),
  applyRefundPrice: inRange((row) => row.applyRefundPrice),
  actualRefundPrice: inRange((row) => row.actualRefundPrice),
  flowPrice: inRange((row) => row.flowPrice),
  startDate: notBefore((row) => row.createTime),
  endDate: notAfter((row) => row.createTime),
}
const byStatus: Filters<AfterSaleRow> = { serviceStatus: oneOf((row) => row.serviceStatus) }

function ownRows(call: Call, more: Filters<AfterSaleRow> = {}): AfterSaleRow[] {
  const own = afterSales.filter(({ storeId }) => storeId === call.account.supplierId)
  return sorted(filtered(own, call, { ...filters, ...more }), call, ['createTime', 'id'])
}

const ownOf = (call: Call) => ownAfterSale(call, call.params.sn ?? '')

export const afterSaleRoutes: Route[] = [
  readRoute(afterSaleEndpoints.page, 'afterSale', (call) => {
    const page = pageOf(ownRows(call, byStatus), call)
    return { ...page, records: page.records.map(afterSaleView) }
  }),
  readRoute(afterSaleEndpoints.counts, 'afterSale', (call) => {
    const rows = ownRows(call)
    const count = (status: string) => rows.filter(({ serviceStatus }) => serviceStatus === status).length
    return {
      applyNum: count('APPLY'),
      passNum: count('PASS'),
      refuseNum: count('REFUSE'),
      buyerReturnNum: count('BUYER_RETURN'),
      sellerConfirmNum: count('SELLER_CONFIRM'),
      sellerTerminationNum: count('SELLER_TERMINATION'),
      buyerCancelNum: count('BUYER_CANCEL'),
      waitRefundNum: count('WAIT_REFUND'),
      completeNum: count('COMPLETE'),
    }
  }),
  readRoute({ method: 'GET', path: '/api/store/order/afterSale/exportAfterSaleOrder' }, 'afterSale', (call) =>
    ownRows(call, byStatus).map((row) => afterSaleView(row)),
  ),
  readRoute(afterSaleEndpoints.traces, 'afterSale', (call) => returnTraces(ownOf(call))),
  readRoute(afterSaleEndpoints.returnAddress, 'afterSale', (call) => returnAddressOf(ownOf(call))),
  readRoute(afterSaleEndpoints.detail, 'afterSale', (call) => afterSaleView(ownOf(call))),
  // Any value other than PASS refuses, as in lilishop.
  writeRoute(afterSaleEndpoints.review, 'afterSale', (call) => {
    const claim = ownOf(call)
    const remark = textField(call, 'remark')
    if (requiredField(call, 'serviceStatus') !== 'PASS') return afterSaleView(refuse(claim, remark, call.account))
    const actualRefundPrice = textField(call, 'actualRefundPrice')
    const returnAddress = textField(call, 'returnAddress') === '2' ? '2' : '1'
    return afterSaleView(approve(claim, { actualRefundPrice, remark, returnAddress }, call.account))
  }),
  writeRoute(afterSaleEndpoints.confirm, 'afterSale', (call) => {
    const decide = requiredField(call, 'serviceStatus') === 'PASS' ? receive : reject
    return afterSaleView(decide(ownOf(call), textField(call, 'remark'), call.account))
  }),
]
