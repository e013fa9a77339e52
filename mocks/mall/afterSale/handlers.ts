import { onlyErrors } from '#domain/text'
import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { remarkError } from '#features/mall/afterSale/model'
import { afterSaleRequests } from '#features/mall/afterSale/requests'
import { maskAccount } from '#features/store/changeLog/model'
import { changeRoute, listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Route, readRoute } from '#mocks/kernel/http/route'
import {
  containing,
  during,
  equalTo,
  type Filters,
  filtered,
  found,
  inRange,
  type List,
} from '#mocks/kernel/store/listing'
import { countsOf } from '#mocks/mall/goods/listRules'
import { checkRestock, restock } from './restock'
import type { AfterSaleRow } from './rows'
import { afterSaleView, ownAfterSales, returnAddressOf, returnTraces } from './rules'
import { approve, receive, refuse, reject } from './steps'

const filters: Filters<AfterSaleRow> = {
  ...containing('sn', 'orderSn', 'memberName', 'storeName', 'goodsName'),
  ...equalTo('serviceType', 'memberId'),
  ...during('createTime', 'startDate', 'endDate'),
  keywords: (row, asked) => [row.sn, row.orderSn, row.goodsName].some((text) => text.includes(asked)),
  applyRefundPrice: inRange((row) => row.applyRefundPrice),
  actualRefundPrice: inRange((row) => row.actualRefundPrice),
  flowPrice: inRange((row) => row.flowPrice),
}
const list: List<AfterSaleRow> = {
  filters: { ...filters, ...equalTo('serviceStatus') },
  newestBy: ['createTime', 'id'],
}

/** A claim as lists show it: the buyer's card number is masked, the record has the whole one. */
function listView(row: AfterSaleRow) {
  return { ...afterSaleView(row), bankAccountNumber: maskAccount(row.bankAccountNumber) }
}

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

export const afterSaleRoutes: Route[] = [
  listRoute(afterSaleEndpoints.page, 'afterSale', ownAfterSales.all, { ...list, view: listView }),
  readRoute(afterSaleEndpoints.counts, 'afterSale', (call) =>
    countsOf(filtered(ownAfterSales.all(call), call, filters), ({ serviceStatus }) => serviceStatus, COUNTS),
  ),
  readRoute({ method: 'GET', path: '/api/store/order/afterSale/exportAfterSaleOrder' }, 'afterSale', (call) =>
    found(ownAfterSales.all(call), call, list).map(listView),
  ),
  recordRoute(afterSaleEndpoints.traces, 'afterSale', ownAfterSales, returnTraces),
  recordRoute(afterSaleEndpoints.returnAddress, 'afterSale', ownAfterSales, returnAddressOf),
  recordRoute(afterSaleEndpoints.detail, 'afterSale', ownAfterSales, afterSaleView),
  // Any value other than PASS refuses, as in lilishop.
  changeRoute(afterSaleEndpoints.review, 'afterSale', ownAfterSales, (claim, call) => {
    const { remark, serviceStatus, ...sent } = bodyBy(call, afterSaleRequests.review, ['serviceStatus'])
    refuseErrors(onlyErrors({ remark: remarkError(remark) }), badInput)
    if (serviceStatus !== 'PASS') return afterSaleView(refuse(claim, remark, call.account))
    const returnAddress = sent.returnAddress === '2' ? '2' : '1'
    return afterSaleView(approve(claim, { ...sent, remark, returnAddress }, call.account))
  }),
  changeRoute(afterSaleEndpoints.confirm, 'afterSale', ownAfterSales, (claim, call) => {
    const { serviceStatus, remark, restockNum } = bodyBy(call, afterSaleRequests.confirm, ['serviceStatus'])
    const isPassed = serviceStatus === 'PASS'
    if (!isPassed || remark !== '') refuseErrors(onlyErrors({ remark: remarkError(remark) }), badInput)
    if (!isPassed) return afterSaleView(reject(claim, remark, call.account))
    checkRestock(claim, restockNum)
    return afterSaleView(restock(receive(claim, remark, call.account), restockNum, call.account))
  }),
  changeRoute(afterSaleEndpoints.restock, 'afterSale', ownAfterSales, (claim, call) => {
    const { restockNum } = bodyBy(call, afterSaleRequests.restock, ['restockNum'])
    return afterSaleView(restock(claim, restockNum, call.account))
  }),
]
