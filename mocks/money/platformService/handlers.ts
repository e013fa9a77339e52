import { fixed } from '#domain/money'
import { platformServiceEndpoints } from '#features/money/platformService/endpoints'
import {
  invoiceStatus,
  isAwaited,
  newOrderError,
  orderAmount,
  type PlatformFeature,
  type PlatformOrder,
  payStatus,
  payTypeError,
  priceOf,
} from '#features/money/platformService/model'
import { platformServiceRequests } from '#features/money/platformService/requests'
import { supplierOf } from '#mocks/kernel/auth/caller'
import { listRoute } from '#mocks/kernel/http/crud'
import { ownedBy } from '#mocks/kernel/http/guards'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { bodyBy, requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters } from '#mocks/kernel/store/listing'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { gatewayWillAnswer } from './counterparty'
import { type FeatureRow, type PlatformOrderRow, platformServiceTables } from './rows'
import { closeOverdue, paidUntil, startPayment } from './rules'

const filters: Filters<PlatformOrderRow> = {
  ...containing('orderSn'),
  ...equalTo('featureId', 'payType', 'payStatus'),
  ...during('createTime', 'startTime', 'endTime'),
}

export const platformServiceRoutes: Route[] = [
  readRoute(platformServiceEndpoints.features, 'platformService', (call) => {
    closeOverdue(call.account.supplierId)
    return ownFeatures(call).map((row) => featureView(call, row))
  }),
  listRoute(platformServiceEndpoints.page, 'platformService', upToDateOrders, {
    filters,
    newestBy: ['createTime', 'id'],
    view: orderView,
  }),
  readRoute(platformServiceEndpoints.detail, 'platformService', (call) => {
    const { supplierId: _, ...order } = upToDateOrder(call)
    return { ...order, serverTime: worldNow() }
  }),
  writeRoute(platformServiceEndpoints.pay, 'platformService', (call) => {
    const order = textField(call, 'orderId') ? orderToPayAgain(call) : newOrder(call)
    const { id, orderSn, payType, expireTime, payments, ...started } = startPayment(order, textField(call, 'payType'))
    const attempt = payments.at(-1)
    if (attempt) gatewayWillAnswer(id, attempt)
    const { qrCode, formHtml } = attempt ?? {}
    return {
      orderId: id,
      orderSn,
      payStatus: started.payStatus,
      payType,
      qrCode,
      formHtml,
      expireTime,
      serverTime: worldNow(),
    }
  }),
]

function newOrder(call: Call): PlatformOrderRow {
  const { supplierId, userName } = call.account
  const row = ownFeatures(call).find(({ featureId }) => featureId === requiredField(call, 'featureId'))
  if (!row) throw new Refusal('服务不存在')
  if (textField(call, 'clientType') !== 'PC') throw new Refusal('客户端类型不正确')
  const feature = featureView(call, row)
  const sent = bodyBy(call, platformServiceRequests.pay)
  const error = newOrderError(feature, sent)
  if (error) throw new Refusal(error)
  const [duration, quantity] = [Number(sent.duration), Number(sent.quantity)]
  const { featureId, featureName, unit } = row
  const amount = orderAmount(feature, duration, quantity) ?? ''
  const price = priceOf(feature, duration) ?? ''
  const bought = { featureId, featureName, unit, duration, quantity, price, amount }
  return ownOrders.insert(call, {
    ...UNPAID,
    orderSn: nextOrderSn(),
    createUserName: userName,
    ...bought,
    invoice: { ...NO_INVOICE, title: supplierOf(call.account).name, taxNo: `9144030000000${supplierId}X` },
  })
}

const NO_PAYMENT = { payStatus: payStatus.code.unpaid, payType: '', payTime: '', expireTime: '', payments: [] }
const UNPAID = { ...NO_PAYMENT, clientType: 'PC', serviceStart: '', serviceEnd: '' }
const NO_INVOICE = { status: invoiceStatus.code.none, invoiceNo: '', amount: '', issueTime: '', url: '' } as const

/** An order can be paid again only while the package price is unchanged. */
function orderToPayAgain(call: Call): PlatformOrderRow {
  const order = upToDateOrder(call, textField(call, 'orderId'))
  if (!payStatus.can(order.payStatus, 'pay')) throw wrongStatus()
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

const ownOrders = ownedBy(platformServiceTables.platformOrders, 'supplierId', {
  refuse: () => new Refusal('订单不存在'),
})

function upToDateOrders(call: Call): PlatformOrderRow[] {
  closeOverdue(call.account.supplierId)
  return ownOrders.all(call)
}

function upToDateOrder(call: Call, id?: string): PlatformOrderRow {
  closeOverdue(call.account.supplierId)
  return ownOrders.get(call, id)
}

function featureView(call: Call, { id: _, variants: _variants, ...row }: FeatureRow): PlatformFeature {
  const { supplierId } = call.account
  const open = upToDateOrders(call).findLast(
    ({ featureId, ...order }) => featureId === row.featureId && isAwaited(order),
  )
  return { ...row, serviceEnd: paidUntil(supplierId, row.featureId), openOrderId: open?.id ?? '' }
}

/** An order as returned by the list. */
function orderView(row: PlatformOrderRow): PlatformOrder {
  const { supplierId: _, payments: _payments, invoice: _invoice, ...order } = row
  return order
}

function nextOrderSn(): string {
  const prefix = `PT${worldToday().replaceAll('-', '')}-`
  const serials = platformServiceTables.platformOrders
    .filter(({ orderSn }) => orderSn.startsWith(prefix))
    .map(({ orderSn }) => Number(orderSn.slice(prefix.length)))
  return prefix + String(Math.max(2000, ...serials) + 1)
}
