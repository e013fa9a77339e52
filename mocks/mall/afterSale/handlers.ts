import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, inRange, notAfter, notBefore, oneOf } from '#mocks/kernel/store/listing'
import { countsOf, ownRows, pageOfViews } from '#mocks/mall/goods/listRules'
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
const listFilters: Filters<AfterSaleRow> = { ...filters, serviceStatus: oneOf((row) => row.serviceStatus) }

const COUNTS = {
  applyNum: 'APPLY',
  passNum: 'PASS',
  refuseNum: 'REFUSE',
  buyerReturnNum: 'BUYER_RETURN',
  sellerConfirmNum: 'SELLER_CONFIRM',
  sellerTerminationNum: 'SELLER_TERMINATION',
  buyerCancelNum: 'BUYER_CANCEL',
  waitRefundNum: 'WAIT_REFUND',
  completeNum: 'COMPLETE',
} as const

const ownOf = (call: Call) => ownAfterSale(call, call.params.sn ?? '')

export const afterSaleRoutes: Route[] = [
  readRoute(afterSaleEndpoints.page, 'afterSale', (call) =>
    pageOfViews(ownRows(afterSales, call, listFilters), call, afterSaleView),
  ),
  readRoute(afterSaleEndpoints.counts, 'afterSale', (call) =>
    countsOf(ownRows(afterSales, call, filters), ({ serviceStatus }) => serviceStatus, COUNTS),
  ),
  readRoute({ method: 'GET', path: '/api/store/order/afterSale/exportAfterSaleOrder' }, 'afterSale', (call) =>
    ownRows(afterSales, call, listFilters).map(afterSaleView),
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
