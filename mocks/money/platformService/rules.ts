import { parseTime } from '#domain/time'
import {
  invoiceStatus,
  isOverdue,
  openPayment,
  PAY_MINUTES,
  type PayAction,
  payStatus,
  servicePeriod,
} from '#features/money/platformService/model'
import { wrongStatus } from '#mocks/kernel/http/reply'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { closedAttempt, openAttempt } from './attempt'
import { type PlatformOrderRow, platformServiceTables } from './rows'

/** Status of the open attempt after each action on its order. */
const ATTEMPT_STATUS: Record<PayAction, number> = { pay: 4, succeed: 2, fail: 3, revoke: 4, close: 6, refund: 5 }
const FAIL_REASON = '付款账户余额不足'

/** Starts a payment of an order: a new attempt replaces the open one and restarts the deadline. */
export function startPayment(order: PlatformOrderRow, payType: string): PlatformOrderRow {
  const status = allowed(order, 'pay')
  const createTime = worldNow()
  const expireTime = parseTime(createTime)?.add(PAY_MINUTES, 'minute').format('YYYY-MM-DD HH:mm:ss') ?? ''
  const { orderSn, amount } = order
  const attempt = openAttempt({ id: nextId(), orderSn, payType, amount, createTime, expireTime })
  const payments = [...endOpen(order, 'pay', ''), attempt]
  return platformServiceTables.platformOrders.update(order.id, { payStatus: status, payType, expireTime, payments })
}

/**
 * Applies an action of the gateway, the platform or the clock to an order.
 *
 * @throws Refusal when the status forbids it
 */
export function settlePayment(order: PlatformOrderRow, action: PayAction, reason = ''): PlatformOrderRow {
  if (action === 'pay') throw wrongStatus()
  const status = allowed(order, action)
  const payments = endOpen(order, action, reason || FAIL_REASON)
  if (action === 'succeed') {
    const [serviceStart, serviceEnd] = servicePeriod(paidUntil(order.supplierId, order.featureId), order.duration)
    const invoice = { ...order.invoice, status: invoiceStatus.code.requested, amount: order.amount }
    return platformServiceTables.platformOrders.update(order.id, {
      payStatus: status,
      payments,
      payTime: worldNow(),
      serviceStart,
      serviceEnd,
      invoice,
    })
  }
  if (action === 'refund') {
    const refunded = payments.map((payment) =>
      payStatus.is(payment.payStatus, 'paid') ? { ...payment, payStatus: status } : payment,
    )
    const invoice = {
      ...order.invoice,
      status: invoiceStatus.is(order.invoice.status, 'issued') ? invoiceStatus.code.reversed : invoiceStatus.code.none,
    }
    return platformServiceTables.platformOrders.update(order.id, { payStatus: status, payments: refunded, invoice })
  }
  return platformServiceTables.platformOrders.update(order.id, { payStatus: status, payments })
}

/**
 * Issues the invoice of a paid order.
 *
 * @throws Refusal when the order is unpaid or the invoice exists
 */
export function issueInvoice(order: PlatformOrderRow): PlatformOrderRow {
  if (!payStatus.is(order.payStatus, 'paid') || !invoiceStatus.is(order.invoice.status, 'requested'))
    throw wrongStatus()
  const invoiceNo = `24442000${order.orderSn.replace(/\D/g, '')}`
  const url = attachmentUrl(`发票_${order.orderSn}.pdf`)
  return platformServiceTables.platformOrders.update(order.id, {
    invoice: { ...order.invoice, status: invoiceStatus.code.issued, invoiceNo, url, issueTime: worldNow() },
  })
}

/** Closes the overdue orders of a supplier. Runs on every read. */
export function closeOverdue(supplierId: string): void {
  const overdue = platformServiceTables.platformOrders.filter(
    (order) => order.supplierId === supplierId && isOverdue(order),
  )
  for (const order of overdue) settlePayment(order, 'close')
}

/** Last paid day of a supplier's package; '' when never paid. */
export function paidUntil(supplierId: string, featureId: string): string {
  const paid = platformServiceTables.platformOrders.filter(
    (order) =>
      order.supplierId === supplierId && order.featureId === featureId && payStatus.is(order.payStatus, 'paid'),
  )
  return (
    paid
      .map(({ serviceEnd }) => serviceEnd)
      .toSorted()
      .at(-1) ?? ''
  )
}

function allowed(order: PlatformOrderRow, action: PayAction): number {
  const next = payStatus.next(order.payStatus, action)
  if (next === null) throw wrongStatus()
  return next
}

function endOpen(order: PlatformOrderRow, action: PayAction, reason: string) {
  const open = openPayment(order)
  return order.payments.map((payment) => {
    if (payment !== open) return payment
    return closedAttempt(payment, ATTEMPT_STATUS[action], {
      payTime: action === 'succeed' ? worldNow() : '',
      failReason: action === 'fail' ? reason : '',
    })
  })
}
