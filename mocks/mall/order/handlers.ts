import { decimal, fixed, sum } from '#domain/money'
import { onlyErrors, plain } from '#domain/text'
import { mallOrderEndpoints } from '#features/mall/order/endpoints'
import { type ConsigneeBody, canTake } from '#features/mall/order/model'
import {
  cancelReasonError,
  priceChangeError,
  sellerRemarkError,
  validateConsignee,
} from '#features/mall/order/model/input'
import { shipmentNumberError } from '#features/mall/order/model/ownTruck'
import { linePricesAt } from '#features/mall/order/price/model'
import { mallOrderRequests } from '#features/mall/order/requests'
import { changeRoute, listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, Refusal, refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, type Served, writeRoute } from '#mocks/kernel/http/route'
import {
  containing,
  contains,
  during,
  equalTo,
  type Filter,
  type Filters,
  filtered,
  found,
  inRange,
  type List,
} from '#mocks/kernel/store/listing'
import { countsOf } from '#mocks/mall/goods/listRules'
import { batchShip, batchShipTemplate, exportOrders } from './files'
import { type OrderRow, orderTables } from './rows'
import {
  itemsOf,
  logOrder,
  may,
  orderDetailView,
  orderRowView,
  orderView,
  ownMallOrders,
  parcelsOf,
  parcelViews,
} from './rules'
import { companiesOf, shipAll, shipPart } from './shipping'
import { cancelOrder, completeOrder } from './stepRules'
import { makeWaybill, shipBySf } from './waybill'

const BASE = mallOrderEndpoints.search.path
const { mallOrders, mallOrderItems } = orderTables

const anyOf =
  (...filters: Filter<OrderRow>[]): Filter<OrderRow> =>
  (row, asked) =>
    filters.some((filter) => filter(row, asked))
const goodsName: Filter<OrderRow> = (row, asked) => itemsOf(row.sn).some((item) => item.goodsName.includes(asked))

/** The statuses behind each tag. Partly shipped orders have none. */
const TAGS: Record<string, readonly string[]> = {
  WAIT_PAY: ['UNPAID'],
  WAIT_SHIP: ['UNDELIVERED'],
  WAIT_ROG: ['DELIVERED'],
  COMPLETE: ['COMPLETED'],
  CANCELLED: ['CANCELLED'],
}

const trackingNumber = contains(({ logisticsNo }: { logisticsNo: string }) => logisticsNo)

const filters: Filters<OrderRow> = {
  ...containing('sn', 'clientType', 'memberId'),
  ...equalTo('payStatus', 'orderType', 'orderPromotionType', 'paymentMethod'),
  ...during('createTime', 'startDate', 'endDate'),
  keywords: anyOf(
    contains((row) => row.sn),
    goodsName,
    contains((row) => row.consigneeName),
    contains((row) => row.consigneeMobile),
    contains((row) => row.storeName),
    contains((row) => row.waybillNo),
    (row, asked) => parcelsOf(row.sn).some((parcel) => trackingNumber(parcel, asked)),
  ),
  orderSn: contains((row) => row.sn),
  buyerName: contains((row) => row.memberName),
  shipName: contains((row) => row.consigneeName),
  goodsName,
  tag: (row, tag) => TAGS[tag]?.includes(row.orderStatus) ?? true,
  flowPrice: inRange((row) => row.flowPrice),
  // The order itself names a group-buy only; other activities are named by its lines.
  promotionId: ({ sn, promotionId }, asked) =>
    promotionId === asked || itemsOf(sn).some((item) => item.discounts.some((used) => used.promotionId === asked)),
}

const list: List<OrderRow> = { filters: { ...filters, ...equalTo('orderStatus') }, newestBy: ['createTime', 'id'] }

const COUNTS = {
  waitPayNum: 'UNPAID',
  waitDeliveryNum: 'PAID',
  waitShipNum: 'UNDELIVERED',
  partsDeliveredNumNum: 'PARTS_DELIVERED',
  deliveredNum: 'DELIVERED',
  waitCheckNum: 'TAKE',
  waitSelfPickNum: 'STAY_PICKED_UP',
  finishNum: 'COMPLETED',
  closeNum: 'CANCELLED',
} as const

const own = ownMallOrders
const grant = 'mallOrder'
const lilishops = (method: 'GET' | 'PUT' | 'POST', path: string) => ({ method, path: `${BASE}/${path}` })

/** Serves a step of an order, which answers with the order after it. */
function stepRoute(endpoint: Served, step: (order: OrderRow, call: Call) => OrderRow): Route {
  return changeRoute(endpoint, grant, own, (order, call) => orderView(step(order, call)))
}

export const orderRoutes: Route[] = [
  listRoute(mallOrderEndpoints.search, grant, own.all, { ...list, view: orderRowView }),
  readRoute(mallOrderEndpoints.counts, grant, (call) =>
    countsOf(filtered(own.all(call), call, filters), ({ orderStatus }) => orderStatus, COUNTS),
  ),
  readRoute(mallOrderEndpoints.batchShipWorkbook, grant, batchShipTemplate),
  readRoute(lilishops('GET', 'queryExportOrder'), grant, (call) => exportOrders(found(own.all(call), call, list))),
  recordRoute(mallOrderEndpoints.packages, grant, own, parcelViews),
  recordRoute(lilishops('GET', 'getTracesList/{sn}'), grant, own, parcelViews),
  recordRoute(lilishops('GET', 'getTraces/{sn}'), grant, own, (order) => parcelViews(order).at(-1)?.traces ?? null),
  readRoute(mallOrderEndpoints.byCode, grant, (call) => orderView(byCode(call))),
  recordRoute({ method: 'GET', path: '/api/store/order/orderLog/{sn}' }, grant, own, (order) => {
    return orderDetailView(order).orderLogs
  }),
  recordRoute(mallOrderEndpoints.detail, grant, own, orderDetailView),
  stepRoute(mallOrderEndpoints.editConsignee, editConsignee),
  stepRoute(mallOrderEndpoints.editPrice, editPrice),
  changeRoute(mallOrderEndpoints.remark, grant, own, ({ id, sn, sellerRemark: before }, call) => {
    const { sellerRemark } = bodyBy(call, mallOrderRequests.remark)
    refuseErrors(onlyErrors({ sellerRemark: sellerRemarkError(sellerRemark) }), badInput)
    mallOrders.update(id, { sellerRemark })
    if (sellerRemark !== before) logOrder(sn, call.account, `修改商家备注：${before || '空'} → ${sellerRemark || '空'}`)
    return null
  }),
  stepRoute(mallOrderEndpoints.shipAll, (order, call) => shipAll(order, parcelOf(call), call.account)),
  stepRoute(mallOrderEndpoints.shipBySf, (order, { account }) => shipBySf(order, account)),
  changeRoute(mallOrderEndpoints.makeWaybill, grant, own, (order, call) => {
    return makeWaybill(order, bodyBy(call, mallOrderRequests.makeWaybill).logisticsId, call.account)
  }),
  stepRoute(mallOrderEndpoints.shipPart, (order, call) => {
    const lines = bodyBy(call, mallOrderRequests.shipPart).partDeliveryDTOList
    const counts = new Map(lines.map(({ orderItemId, deliveryNum }) => [orderItemId, Number(deliveryNum)]))
    return shipPart(order, parcelOf(call), counts, call.account)
  }),
  stepRoute(mallOrderEndpoints.cancel, (order, call) => {
    const { reason } = bodyBy(call, mallOrderRequests.cancel, ['reason'])
    refuseErrors(onlyErrors({ reason: cancelReasonError(reason) }), badInput)
    return cancelOrder(order, reason, call.account)
  }),
  writeRoute(mallOrderEndpoints.take, grant, (call) => {
    if (!mallOrders.find(({ sn }) => sn === call.params.sn)) throw refusal(31002, '订单不存在')
    return orderView(take(own.get(call), call))
  }),
  writeRoute(lilishops('PUT', 'take/{code}'), grant, (call) => {
    const order = withCode(call)
    if (!order) throw refusal(31002, '订单不存在')
    return orderView(take(order, call))
  }),
  writeRoute(lilishops('POST', 'batchDeliver'), grant, batchShip),
]

/**
 * The order with this verification code.
 *
 * @throws Refusal when there is none
 */
function byCode(call: Call): OrderRow {
  const order = withCode(call)
  if (!order) throw refusal(31008, '当前订单无法核销')
  return order
}

function withCode(call: Call): OrderRow | undefined {
  return own.all(call).find((row) => row.verificationCode === call.params.code && may(row, 'take'))
}

function take(order: OrderRow, call: Call): OrderRow {
  if (!canTake(order) || order.verificationCode !== call.params.code) throw refusal(31008, '当前订单无法核销')
  return completeOrder(order, 'take', call.account)
}

function parcelOf(call: Call) {
  const parcel = bodyBy(call, mallOrderRequests.shipAll)
  if (parcel.logisticsNo === '') throw badInput('发货单号不能为空')
  if (parcel.logisticsId === '') throw badInput('请选择物流公司')
  const company = companiesOf(call.account.supplierId).find(({ id }) => id === parcel.logisticsId)
  const unfit = shipmentNumberError(company?.name ?? '', parcel.logisticsNo)
  if (unfit) throw badInput(plain(unfit))
  return parcel
}

const CONSIGNEE_MISSING: Record<keyof ConsigneeBody, string> = {
  consigneeMobile: '手机号不能为空',
  consigneeName: '收货人姓名不能为空',
  consigneeAddressPath: '地址不能为空',
  consigneeAddressIdPath: '地址id不能为空',
  consigneeDetail: '详细地址不能为空',
}

function editConsignee(order: OrderRow, call: Call): OrderRow {
  const sent = bodyBy(call, mallOrderRequests.editConsignee)
  for (const [name, message] of Object.entries(CONSIGNEE_MISSING)) {
    if (Reflect.get(sent, name) === '') throw badInput(message)
  }
  const region = { idPath: sent.consigneeAddressIdPath, namePath: sent.consigneeAddressPath }
  refuseErrors(validateConsignee({ ...sent, region }), badInput)
  const address = sent.consigneeAddressPath.replaceAll(',', '') + sent.consigneeDetail
  logOrder(order.sn, call.account, `修改收货信息：${sent.consigneeName} ${address}`)
  return mallOrders.update(order.id, sent)
}

function editPrice(order: OrderRow, call: Call): OrderRow {
  const { orderPrice: price } = bodyBy(call, mallOrderRequests.editPrice)
  const isPositive = decimal(price)?.gt(0) ?? false
  // Rejected by the controller itself in lilishop: HTTP 200 with success false.
  if (!isPositive) throw new Refusal('订单金额不能小于等于0', { code: 31017 })
  const error = priceChangeError(price, order.freightPrice)
  if (error) throw badInput(plain(error))
  if (order.payStatus === 'PAID') throw refusal(31004, '已支付的订单不能修改金额')
  if (!may(order, 'editPrice')) throw refusal(31012, '当前订单状态不可操作')
  const items = itemsOf(order.sn)
  const flowPrice = fixed(price, 2)
  const change = sum([flowPrice, order.updatePrice]).minus(order.flowPrice)
  const agreed = items.map(({ agreedPrice }) => agreedPrice)
  const shares = linePricesAt(flowPrice, order.freightPrice, agreed)
  items.forEach((item, index) => {
    mallOrderItems.update(item.id, { flowPrice: shares[index] ?? item.flowPrice })
  })
  logOrder(order.sn, call.account, `修改订单价格：${fixed(order.flowPrice, 2)} → ${flowPrice}`)
  return mallOrders.update(order.id, { flowPrice, updatePrice: fixed(change, 2) })
}
