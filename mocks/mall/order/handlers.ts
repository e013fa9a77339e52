import Big from 'big.js'
import { decimal, fixed } from '#domain/money'
import { phoneError } from '#domain/rules'
import { mallOrderEndpoints } from '#features/mall/order/endpoints'
import { canTake, priceChangeError } from '#features/mall/order/model'
import { listRoute } from '#mocks/kernel/http/crud'
import { badInput, Refusal, refusal } from '#mocks/kernel/http/reply'
import { recordsField, requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
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
  parcelViews,
  spreadPrice,
} from './rules'
import { shipAll, shipPart } from './shipping'
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
  ),
  orderSn: contains((row) => row.sn),
  buyerName: contains((row) => row.memberName),
  shipName: contains((row) => row.consigneeName),
  goodsName,
  tag: (row, tag) => TAGS[tag]?.includes(row.orderStatus) ?? true,
  flowPrice: inRange((row) => row.flowPrice),
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

export const orderRoutes: Route[] = [
  listRoute(mallOrderEndpoints.search, 'mallOrder', ownMallOrders.all, { ...list, view: orderRowView }),
  readRoute(mallOrderEndpoints.counts, 'mallOrder', (call) =>
    countsOf(filtered(ownMallOrders.all(call), call, filters), ({ orderStatus }) => orderStatus, COUNTS),
  ),
  readRoute(mallOrderEndpoints.batchShipWorkbook, 'mallOrder', batchShipTemplate),
  readRoute({ method: 'GET', path: `${BASE}/queryExportOrder` }, 'mallOrder', (call) =>
    exportOrders(found(ownMallOrders.all(call), call, list)),
  ),
  readRoute(mallOrderEndpoints.packages, 'mallOrder', (call) => parcelViews(ownMallOrders.get(call))),
  readRoute({ method: 'GET', path: `${BASE}/getTracesList/{sn}` }, 'mallOrder', (call) =>
    parcelViews(ownMallOrders.get(call)),
  ),
  readRoute(
    { method: 'GET', path: `${BASE}/getTraces/{sn}` },
    'mallOrder',
    (call) => parcelViews(ownMallOrders.get(call)).at(-1)?.traces ?? null,
  ),
  readRoute(mallOrderEndpoints.byCode, 'mallOrder', (call) => orderView(byCode(call))),
  readRoute(
    { method: 'GET', path: '/api/store/order/orderLog/{sn}' },
    'mallOrder',
    (call) => orderDetailView(ownMallOrders.get(call)).orderLogs,
  ),
  readRoute(mallOrderEndpoints.detail, 'mallOrder', (call) => orderDetailView(ownMallOrders.get(call))),
  writeRoute(mallOrderEndpoints.editConsignee, 'mallOrder', editConsignee),
  writeRoute(mallOrderEndpoints.editPrice, 'mallOrder', editPrice),
  writeRoute(mallOrderEndpoints.remark, 'mallOrder', (call) => {
    mallOrders.update(ownMallOrders.get(call).id, { sellerRemark: textField(call, 'sellerRemark') })
    return null
  }),
  writeRoute(mallOrderEndpoints.shipAll, 'mallOrder', (call) =>
    orderView(shipAll(ownMallOrders.get(call), parcelOf(call), call.account)),
  ),
  writeRoute(mallOrderEndpoints.shipBySf, 'mallOrder', (call) =>
    orderView(shipBySf(ownMallOrders.get(call), call.account)),
  ),
  writeRoute(mallOrderEndpoints.makeWaybill, 'mallOrder', (call) =>
    makeWaybill(ownMallOrders.get(call), textField(call, 'logisticsId')),
  ),
  writeRoute(mallOrderEndpoints.shipPart, 'mallOrder', (call) => {
    const lines = recordsField(call.fields, 'partDeliveryDTOList')
    const counts = new Map(lines.map((line) => [String(line.orderItemId ?? ''), Number(line.deliveryNum ?? 0)]))
    return orderView(shipPart(ownMallOrders.get(call), parcelOf(call), counts, call.account))
  }),
  writeRoute(mallOrderEndpoints.cancel, 'mallOrder', (call) => {
    const order = ownMallOrders.get(call)
    return orderView(cancelOrder(order, requiredField(call, 'reason'), call.account))
  }),
  writeRoute(mallOrderEndpoints.take, 'mallOrder', (call) => {
    const order = mallOrders.find(({ sn }) => sn === call.params.sn)
    if (!order) throw refusal(31002, '订单不存在')
    return orderView(take(ownMallOrders.get(call), call))
  }),
  writeRoute({ method: 'PUT', path: `${BASE}/take/{code}` }, 'mallOrder', (call) =>
    orderView(take(byCode(call), call)),
  ),
  writeRoute({ method: 'POST', path: `${BASE}/batchDeliver` }, 'mallOrder', batchShip),
]

/**
 * The order with this verification code.
 *
 * @throws Refusal when there is none
 */
function byCode(call: Call): OrderRow {
  const { code = '' } = call.params
  const order = mallOrders.find(
    (row) => row.storeId === call.account.supplierId && row.verificationCode === code && may(row, 'take'),
  )
  if (!order) throw refusal(31008, '当前订单无法核销')
  return order
}

function take(order: OrderRow, call: Call): OrderRow {
  if (!canTake(order) || order.verificationCode !== call.params.code) throw refusal(31008, '当前订单无法核销')
  logOrder(order.sn, call.account, '订单已核销')
  return completeOrder(order, 'take')
}

function parcelOf(call: Call) {
  const logisticsNo = textField(call, 'logisticsNo')
  if (logisticsNo === '') throw badInput('发货单号不能为空')
  const logisticsId = textField(call, 'logisticsId')
  if (logisticsId === '') throw badInput('请选择物流公司')
  return { logisticsNo, logisticsId }
}

function editConsignee(call: Call) {
  const order = ownMallOrders.get(call)
  const read = (name: string, message: string) => {
    const value = textField(call, name)
    if (value === '') throw badInput(message)
    return value
  }
  const consigneeMobile = read('consigneeMobile', '手机号不能为空')
  if (phoneError(consigneeMobile)) throw badInput('手机号格式不正确')
  const change = {
    consigneeName: read('consigneeName', '收货人姓名不能为空'),
    consigneeMobile,
    consigneeAddressPath: read('consigneeAddressPath', '地址不能为空'),
    consigneeAddressIdPath: read('consigneeAddressIdPath', '地址id不能为空'),
    consigneeDetail: read('consigneeDetail', '详细地址不能为空'),
  }
  logOrder(
    order.sn,
    call.account,
    `修改收货信息：${change.consigneeName} ${change.consigneeAddressPath.replaceAll(',', '')}${change.consigneeDetail}`,
  )
  return orderView(mallOrders.update(order.id, change))
}

function editPrice(call: Call) {
  const order = ownMallOrders.get(call)
  const price = textField(call, 'orderPrice')
  const isPositive = decimal(price)?.gt(0) ?? false
  // Rejected by the controller itself in lilishop: HTTP 200 with success false.
  if (!isPositive) throw new Refusal('订单金额不能小于等于0', { code: 31017 })
  const error = priceChangeError(price)
  if (error) throw badInput()
  if (order.payStatus === 'PAID') throw refusal(31004, '已支付的订单不能修改金额')
  if (!may(order, 'editPrice')) throw refusal(31012, '当前订单状态不可操作')
  const items = itemsOf(order.sn)
  const flowPrice = fixed(price, 2)
  const zero = new Big(0)
  const change = (decimal(flowPrice) ?? zero).minus(order.flowPrice).plus(order.updatePrice)
  // The freight stays; the rest is the total of the lines, never below zero.
  const goodsTotal = fixed(bigger(new Big(flowPrice).minus(order.freightPrice), zero), 2)
  const shares = spreadPrice(items, order.discountPrice, goodsTotal)
  items.forEach((item, index) => {
    mallOrderItems.update(item.id, { flowPrice: shares[index] ?? item.flowPrice })
  })
  logOrder(order.sn, call.account, `修改订单价格：${fixed(order.flowPrice, 2)} → ${flowPrice}`)
  return orderView(mallOrders.update(order.id, { flowPrice, updatePrice: fixed(change, 2) }))
}

function bigger(a: Big, b: Big): Big {
  return a.gt(b) ? a : b
}
