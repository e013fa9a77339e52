import * as v from 'valibot'
import { decimal, fixed } from '#domain/money'
import { defineStatus } from '#domain/status'
import { type Text, text } from '#domain/text'
import { daysBetween, isBeforeText, parseTime, serverNow, serverToday } from '#domain/time'
import * as wire from '#domain/wire'
import { textItem, wireText } from '#domain/wire'

/** A duration in months and its price for one unit over the whole duration. Without a price it is not sold. */
const featureDurationSchema = v.object({
  duration: v.pipe(wire.count(), v.number(), v.minValue(1)),
  price: v.pipe(wire.decimal(), v.string()),
})
/** A duration with its price. */
export type FeatureDuration = v.InferOutput<typeof featureDurationSchema>

/** A package of platform services. Prices are yuan as decimal text, for one `unit`. */
export const platformFeatureSchema = v.object({
  featureId: wire.id(),
  featureName: wire.text(),
  description: wire.text(),
  /** Included services, one line each. */
  items: wire.list(textItem),
  unit: wire.text(),
  /** Maximum units per order. */
  maxQuantity: v.pipe(
    wire.count(),
    v.transform((count) => Math.max(1, count ?? 1)),
  ),
  /** Price of one month, the base of the savings of longer durations. */
  monthPrice: wire.decimal(),
  /** The available durations. */
  durations: wire.list(featureDurationSchema),
  /** False while it is not sold; running services continue. */
  enabled: wire.flag(),
  /** Last day of the paid service; '' when it was never bought. */
  serviceEnd: wire.time(),
  /** An order awaiting payment; '' when there is none. */
  openOrderId: wire.text(),
})
/** A package of platform services as read. */
export type PlatformFeature = v.InferOutput<typeof platformFeatureSchema>

const paymentSchema = v.object({
  id: wire.id(),
  paySn: wire.text(),
  payType: wire.text(),
  payStatus: wire.status(),
  amount: wire.decimal(),
  createTime: wire.time(),
  payTime: wire.time(),
  expireTime: wire.time(),
  failReason: wire.text(),
  qrCode: v.optional(wire.text()),
  formHtml: v.optional(wire.text()),
})
/** A payment attempt of an order. The code and the form are set while it is open. */
export type Payment = v.InferOutput<typeof paymentSchema>

const invoiceSchema = v.object({
  status: wire.status(),
  title: wire.text(),
  taxNo: wire.text(),
  invoiceNo: wire.text(),
  amount: wire.decimal(),
  issueTime: wire.time(),
  url: wire.text(),
})
/** The invoice of an order; the platform issues it automatically after the payment. */
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** An order of a package. Times are server-local text; the service runs from `serviceStart` through `serviceEnd`. */
export const platformOrderSchema = v.object({
  id: wire.id(),
  orderSn: wire.text(),
  featureId: wire.text(),
  featureName: wire.text(),
  /** Months. */
  duration: wire.count(),
  quantity: wire.count(),
  unit: wire.text(),
  /** Price of one unit for the whole duration. */
  price: wire.decimal(),
  amount: wire.decimal(),
  payStatus: wire.status(),
  payType: wire.text(),
  payTime: wire.time(),
  createTime: wire.time(),
  createUserName: wire.text(),
  clientType: wire.text(),
  /** Payment deadline. */
  expireTime: wire.time(),
  serviceStart: wire.time(),
  serviceEnd: wire.time(),
  payments: v.optional(wire.list(paymentSchema)),
  invoice: v.optional(wire.record(invoiceSchema)),
  /** The server's clock at the response: the countdown is independent of this machine's clock. */
  serverTime: v.optional(wire.time()),
})
/** An order of a package as read, with its payment attempts. */
export type PlatformOrder = v.InferOutput<typeof platformOrderSchema>

/** The status of an order's invoice. */
export const invoiceStatus = defineStatus({
  none: { code: 0, label: '未开票', color: 'default' },
  requested: { code: 1, label: '开票中', color: 'processing' },
  issued: { code: 2, label: '已开票', color: 'success' },
  reversed: { code: 3, label: '已红冲', color: 'default' },
})

/**
 * The status of an order's payment and of each attempt, with what is to be done next. `pay` is the supplier's, first or
 * again: a new attempt replaces the previous one; `revoke` happens on the ordering phone; the rest is the gateway's or
 * the platform's.
 */
export const payStatus = defineStatus({
  unpaid: {
    code: 0,
    label: '未支付',
    color: 'warning',
    progress: '下一步：选择支付方式并付款',
    actions: { pay: 'paying', revoke: 'revoked', close: 'closed' },
  },
  paying: {
    code: 1,
    label: '支付中',
    color: 'processing',
    progress: '下一步：在倒计时结束前完成付款',
    actions: { pay: 'paying', succeed: 'paid', fail: 'failed', revoke: 'revoked', close: 'closed' },
  },
  paid: {
    code: 2,
    label: '已支付',
    color: 'success',
    progress: '付款完成，服务已开通',
    actions: { refund: 'refunded' },
  },
  failed: {
    code: 3,
    label: '支付失败',
    color: 'error',
    progress: '下一步：换一种支付方式重新支付',
    actions: { pay: 'paying' },
  },
  revoked: { code: 4, label: '已撤销', color: 'default', progress: '订单已撤销，如仍需要请重新购买' },
  refunded: { code: 5, label: '已退款', color: 'default', progress: '款项已原路退回，如仍需要请重新购买' },
  closed: { code: 6, label: '已关闭', color: 'default', progress: '超时未付款，订单已关闭，如仍需要请重新购买' },
})
/** The actions on a payment. */
export type PayAction = (typeof payStatus.actions)[number]

/** The ways to pay that the platform knows; `payTypes` says which work here. */
export type PayType =
  | 'AGGREGATE_QR'
  | 'WECHAT_NATIVE'
  | 'ALIPAY_QR'
  | 'ALIPAY_PC'
  | 'UNIONPAY_QR'
  | 'UNIONPAY_B2B'
  | 'BAR_CODE'
  | 'WECHAT_JSAPI'

/** How each is paid: by a code on this screen, on the gateway's own page, or not at a workstation at all. */
export const payTypes: Readonly<Record<PayType, { label: string; way: 'code' | 'gateway' | 'elsewhere' }>> = {
  AGGREGATE_QR: { label: '聚合码', way: 'code' },
  WECHAT_NATIVE: { label: '微信扫码', way: 'code' },
  ALIPAY_QR: { label: '支付宝扫码', way: 'code' },
  ALIPAY_PC: { label: '支付宝网页', way: 'gateway' },
  UNIONPAY_QR: { label: '银联二维码', way: 'code' },
  UNIONPAY_B2B: { label: '银联企业网银', way: 'gateway' },
  // The payee scans the payer's phone: a workstation has no scanner.
  BAR_CODE: { label: '付款码', way: 'elsewhere' },
  // Works only inside WeChat.
  WECHAT_JSAPI: { label: '微信内支付', way: 'elsewhere' },
}

/** The pay types that work at a workstation. */
export const desktopPayTypes = (Object.keys(payTypes) as PayType[]).filter((type) => payTypes[type].way !== 'elsewhere')

/** Time to pay, minutes. */
export const PAY_MINUTES = 15

/** First and last day of a purchase now: a running service is extended, else it starts today. */
export function servicePeriod(
  serviceEnd: string,
  duration: number,
  today = serverToday(),
): [start: string, end: string] {
  const isRunning = (daysBetween(today, serviceEnd) ?? -1) >= 0
  const start = isRunning ? parseTime(serviceEnd)?.add(1, 'day') : parseTime(today)
  const end = start?.add(duration, 'month').subtract(1, 'day')
  return [start?.format('YYYY-MM-DD') ?? '', end?.format('YYYY-MM-DD') ?? '']
}

/** Price of one unit for a duration; null when that duration is not sold. */
export function priceOf({ durations }: Pick<PlatformFeature, 'durations'>, duration: unknown): string | null {
  return durations.find((one) => String(one.duration) === wireText(duration))?.price ?? null
}

/** Total of an order, exact to the cent; null when duration or quantity is not available. */
export function orderAmount(feature: PlatformFeature, duration: unknown, quantity: unknown): string | null {
  const price = decimal(priceOf(feature, duration))
  const count = decimal(quantity)
  if (price === null || count === null || countError(feature, quantity) !== null) return null
  return fixed(price.times(count), 2)
}

/** Whether a package is on sale. */
export function isSold({ enabled, durations }: Pick<PlatformFeature, 'enabled' | 'durations'>): boolean {
  return enabled && durations.length > 0
}

/** Error of a quantity, or null. */
export function countError({ maxQuantity }: Pick<PlatformFeature, 'maxQuantity'>, quantity: unknown): Text | null {
  const count = decimal(quantity)
  const isWhole = count?.round(0).eq(count) ?? false
  return isWhole && count?.gte(1) && count.lte(maxQuantity)
    ? null
    : text('购买数量应为1～{{max}}的整数', { max: maxQuantity })
}

/** The payload of a new order. `amount` is the total the buyer saw. */
export type NewOrder = {
  featureId: string
  duration: number
  quantity: number
  payType: string
  clientType: 'PC'
  amount: string
}

/** Error of the pay type of an order or its next attempt, or null. */
export function payTypeError(payType: unknown): Text | null {
  const type = wireText(payType)
  if (!Object.hasOwn(payTypes, type)) return text('请选择支付方式')
  return (desktopPayTypes as string[]).includes(type) ? null : text('该支付方式不支持电脑端')
}

/** The body of an order, as the rule below reads it. */
export const newOrderInput = v.object({
  duration: wire.text(),
  quantity: wire.text(),
  payType: wire.text(),
  amount: wire.text(),
})

/** Why an order cannot be created; null when it can. Compares the price, so that the buyer pays what was displayed. */
export function newOrderError(
  feature: PlatformFeature,
  order: { [Name in keyof v.InferOutput<typeof newOrderInput>]: unknown },
): Text | null {
  if (!isSold(feature)) return text('该服务已暂停销售')
  if (priceOf(feature, order.duration) === null) return text('请选择购买时长')
  const error = countError(feature, order.quantity) ?? payTypeError(order.payType)
  if (error) return error
  const amount = decimal(orderAmount(feature, order.duration, order.quantity))
  const seen = decimal(order.amount)
  return amount !== null && seen?.eq(amount) ? null : text('价格已变动，请确认新价格后重新提交')
}

/** Whether an order may be paid, first or again. An expired deadline prevents it, whatever the status. */
export function canPay(order: Pick<PlatformOrder, 'payStatus' | 'expireTime'>, now = serverNow()): boolean {
  return payStatus.can(order.payStatus, 'pay') && !isOverdue(order, now)
}

/** Whether an order awaiting payment has expired. */
export function isOverdue(order: Pick<PlatformOrder, 'payStatus' | 'expireTime'>, now = serverNow()): boolean {
  return payStatus.can(order.payStatus, 'close') && isBeforeText(order.expireTime, now)
}

/** The attempt awaiting payment, the newest one. */
export function openPayment(order: Pick<PlatformOrder, 'payments'>): Payment | null {
  return (order.payments ?? []).findLast((payment) => payStatus.is(payment.payStatus, 'paying')) ?? null
}

/** Why the newest attempt failed; '' when it did not, or without a reason. */
export function failReason(order: Pick<PlatformOrder, 'payments'>): string {
  return order.payments?.at(-1)?.failReason ?? ''
}

/** Whether the payment of an order is pending. */
export function isAwaited(order: Pick<PlatformOrder, 'payStatus'>): boolean {
  return payStatus.is(order.payStatus, 'unpaid', 'paying')
}
