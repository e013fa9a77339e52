import { fixed } from '#domain/money'
import { canDo } from '#domain/status'
import { platformServiceEndpoints } from '#features/money/platformService/endpoints'
import {
  isAwaited,
  newOrderError,
  orderAmount,
  type PlatformFeature,
  type PlatformOrder,
  payTransitions,
  payTypeError,
  priceOf,
} from '#features/money/platformService/model'
import { supplierOf } from '#mocks/kernel/auth/caller'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import {
  contains,
  type Filters,
  filtered,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  sorted,
} from '#mocks/kernel/store/listing'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { gatewayWillAnswer } from './counterparty'
import { type FeatureRow, type PlatformOrderRow, platformServiceTables } from './rows'
import { closeOverdue, paidUntil, startPayment } from './rules'

const filters: Filters<PlatformOrderRow> = {
  orderSn: contains((row) => row.orderSn),
  featureId: oneOf((row) => row.featureId),
  payType: oneOf((row) => row.payType),
  payStatus: oneOf((row) => row.payStatus),
  startTime: notBefore((row) => row.createTime),
  endTime: notAfter((row) => row.createTime),
}

export const platformServiceRoutes: Route[] = [
  readRoute(platformServiceEndpoints.features, 'platformService', (call) => {
    closeOverdue(call.account.supplierId)
    return ownFeatures(call).map((row) => featureView(call, row))
  }),
  readRoute(platformServiceEndpoints.page, 'platformService', (call) => {
    const rows = filtered(ownOrders(call), call, filters).map(orderView)
    return pageOf(sorted(rows, call, ['createTime', 'id']), call)
  }),
  readRoute(platformServiceEndpoints.detail, 'platformService', (call) => {
    const { supplierId: _, ...order } = ownOrder(call, call.params.id ?? '')
    return { ...order, serverTime: worldNow() }
  }),
  writeRoute(platformServiceEndpoints.pay, 'platformService', (call) => {
    const order = textField(call, 'orderId') ? orderToPayAgain(call) : newOrder(call)
    const { id, orderSn, payStatus, payType, expireTime, payments } = startPayment(order, textField(call, 'payType'))
    const attempt = payments.at(-1)
    gatewayWillAnswer(id, attempt?.id ?? '')
    const { qrCode, formHtml } = attempt ?? {}
    return { orderId: id, orderSn, payStatus, payType, qrCode, formHtml, expireTime, serverTime: worldNow() }
  }),
]

function newOrder(call: Call): PlatformOrderRow {
  const { supplierId, userName } = call.account
  const row = ownFeatures(call).find(({ featureId }) => featureId === requiredField(call, 'featureId'))
  if (!row) throw new Refusal('服务不存在')
  if (textField(call, 'clientType') !== 'PC') throw new Refusal('客户端类型不正确')
  const feature = featureView(call, row)
  const asked = (name: string) => textField(call, name)
  const error = newOrderError(feature, {
    duration: asked('duration'),
    quantity: asked('quantity'),
    payType: asked('payType'),
    amount: asked('amount'),
  })
  if (error) throw new Refusal(error)
  const [duration, quantity] = [Number(asked('duration')), Number(asked('quantity'))]
  return platformServiceTables.platformOrders.insert({
    id: nextId(),
    supplierId,
    orderSn: nextOrderSn(),
    featureId: row.featureId,
    featureName: row.featureName,
    unit: row.unit,
    duration,
    quantity,
    price: priceOf(feature, duration) ?? '',
    amount: orderAmount(feature, duration, quantity) ?? '',
    payStatus: 0,
    payType: '',
    payTime: '',
    createTime: worldNow(),
    createUserName: userName,
    clientType: 'PC',
    expireTime: '',
    serviceStart: '',
    serviceEnd: '',
    payments: [],
    invoice: {
      status: 0,
      title: supplierOf(call.account).name,
      taxNo: `9144030000000${supplierId}X`,
      invoiceNo: '',
      amount: '',
      issueTime: '',
      url: '',
    },
  })
}

/** An order can be paid again only while the package price is unchanged. */
function orderToPayAgain(call: Call): PlatformOrderRow {
  const order = ownOrder(call, textField(call, 'orderId'))
  if (!canDo(payTransitions, order.payStatus, 'pay')) throw new Refusal('当前状态不允许该操作')
  const error = payTypeError(textField(call, 'payType'))
  if (error) throw new Refusal(error)
  const row = ownFeatures(call).find(({ featureId }) => featureId === order.featureId)
  if (!row?.enabled) throw new Refusal('该服务已暂停销售')
  const amount = orderAmount(featureView(call, row), order.duration, order.quantity)
  if (amount !== fixed(order.amount, 2)) throw new Refusal('价格已变动，请重新购买')
  return order
}

function ownFeatures({ account }: Call): FeatureRow[] {
  const { variant } = supplierOf(account)
  return platformServiceTables.features.filter(({ variants }) => variants.includes(variant))
}

function ownOrders({ account }: Call): PlatformOrderRow[] {
  closeOverdue(account.supplierId)
  return platformServiceTables.platformOrders.filter(({ supplierId }) => supplierId === account.supplierId)
}

function ownOrder(call: Call, id: string): PlatformOrderRow {
  const row = ownOrders(call).find((order) => order.id === id)
  if (!row) throw new Refusal('订单不存在')
  return row
}

function featureView(call: Call, { id: _, variants: _variants, ...row }: FeatureRow): PlatformFeature {
  const { supplierId } = call.account
  const open = ownOrders(call).findLast(({ featureId, ...order }) => featureId === row.featureId && isAwaited(order))
  return { ...row, serviceEnd: paidUntil(supplierId, row.featureId), openOrderId: open?.id ?? '' }
}

/** An order as returned by the list. */
function orderView({
  supplierId: _,
  payments: _payments,
  invoice: _invoice,
  ...order
}: PlatformOrderRow): PlatformOrder {
  return order
}

function nextOrderSn(): string {
  const prefix = `PT${worldToday().replaceAll('-', '')}-`
  const serials = platformServiceTables.platformOrders
    .filter(({ orderSn }) => orderSn.startsWith(prefix))
    .map(({ orderSn }) => Number(orderSn.slice(prefix.length)))
  return prefix + String(Math.max(2000, ...serials) + 1)
}
