import { type Decimal, decimal, formatMoney, sum } from '#domain/money'
import { canCancel, type OrderAction } from '#features/mall/order/model'
import type { Account } from '#mocks/kernel/auth/caller'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { afterUse } from '#mocks/mall/activity/rules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { moveStock } from '#mocks/mall/goods/rules'
import { joinGroup } from './groups'
import { tellOfCancelled, tellOfPaid } from './news'
import { type OrderRow, orderTables } from './rows'
import { itemsOf, logOrder, moveOrder, setItems } from './rules'

const { mallOrderItems } = orderTables
const { goodsSkus } = goodsTables

/** Extension point: runs when an order is paid and not closed by it; the commission of its distributor follows. */
export const afterPay = extensionPoint<(order: OrderRow) => void>()
/** Extension point: runs when everything of an order is shipped; the buyer's receipt follows. */
export const afterShip = extensionPoint<(order: OrderRow) => void>()
/** Extension point: runs when an order is completed; comments and invoices follow. */
export const afterComplete = extensionPoint<(order: OrderRow) => void>()

/** Changes the stock for the lines of an order: out on payment, back on cancellation. */
function moveLines(orderSn: string, sign: 1 | -1): void {
  for (const { skuId, num } of itemsOf(orderSn)) moveStock(skuId, sign * num)
}

/** Whether every line is in stock. */
function isInStock(orderSn: string): boolean {
  return itemsOf(orderSn).every(({ skuId, num }) => Number(goodsSkus.get(skuId)?.quantity ?? 0) >= num)
}

/**
 * The buyer pays; the order becomes ready when everything is in stock, else it is closed.
 *
 * @throws Refusal when it is already paid
 */
export function payOrder(order: OrderRow, paymentMethod: string): OrderRow {
  if (order.payStatus === 'PAID') throw refusal(32003, '订单已支付，不能再次进行支付')
  const paid = moveOrder(order, 'pay', { payStatus: 'PAID', paymentMethod, paymentTime: worldNow() })
  logOrder(order.sn, '会员', '订单已付款')
  if (!isInStock(order.sn)) return closeOrder(paid, 'cancel', '库存不足，订单自动关闭', '系统', { hasStock: false })
  moveLines(order.sn, -1)
  const ready = paid.orderPromotionType === 'PINTUAN' ? joinGroup(paid, readyOrder) : readyOrder(paid)
  tellOfPaid(ready)
  for (const follow of afterPay.all()) follow(ready)
  return ready
}

/** Makes a paid order ready to ship, pick up or verify. */
export function readyOrder(order: OrderRow): OrderRow {
  const action: OrderAction =
    order.orderType === 'VIRTUAL'
      ? 'readyToVerify'
      : order.deliveryMethod === 'SELF_PICK_UP'
        ? 'readyToPickUp'
        : 'stockConfirmed'
  if (action === 'stockConfirmed') return moveOrder(order, action)
  setItems(order.sn, { afterSaleStatus: 'NOT_APPLIED', complainStatus: 'NO_APPLY' })
  return moveOrder(order, action, { verificationCode: codeOf(order) })
}

/** An eight-digit code, always the same for an order. */
function codeOf({ sn }: OrderRow): string {
  const hash = [...sn].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 90_000_000, 7)
  return String(10_000_000 + hash)
}

const COMPLETED = { receive: '买家确认收货，订单完成', take: '订单已核销，订单完成' }

/** Completes an order: the buyer receives it, or the shop verifies its code. */
export function completeOrder(
  order: OrderRow,
  ...[action, by]: [action: 'receive', by: '会员'] | [action: 'take', by: Account]
): OrderRow {
  const done = moveOrder(order, action, { completeTime: worldNow() })
  logOrder(order.sn, by, COMPLETED[action])
  setItems(order.sn, { commentStatus: 'UNFINISHED' })
  for (const follow of afterComplete.all()) follow(done)
  return done
}

/**
 * Shop or buyer cancels an order.
 *
 * @throws Refusal when the status forbids it
 */
export function cancelOrder(order: OrderRow, reason: string, by: Account | '会员'): OrderRow {
  if (!canCancel(order)) throw refusal(31012, '当前订单状态不可取消')
  const cancelled = closeOrder(order, 'cancel', reason, by)
  if (by === '会员') tellOfCancelled(cancelled, reason)
  return cancelled
}

/** The entry of a refund in the log of an order; `of` names what it is for, beside a whole order. */
export function refundMessage(amount: string | Decimal, of = ''): string {
  return `${of}退款 ${formatMoney(amount)} 元`
}

/** Closes an order: refunds what was paid, and restores the stock, which every paid order has taken but a short one. */
export function closeOrder(
  order: OrderRow,
  action: 'cancel' | 'expire' | 'refundAll',
  cancelReason: string,
  by: Account | '会员' | '系统',
  { hasStock = true } = {},
): OrderRow {
  const closed = moveOrder(order, action, { cancelReason })
  logOrder(order.sn, by, `订单取消：${cancelReason}`)
  if (action === 'cancel' && order.payStatus === 'PAID') {
    if (hasStock) moveLines(order.sn, 1)
    const refunded = sum(itemsOf(order.sn).map(({ refundPrice }) => refundPrice))
    const rest = sum([order.flowPrice]).minus(refunded)
    if (rest.gt(0)) logOrder(order.sn, '系统', refundMessage(rest))
    for (const item of itemsOf(order.sn)) {
      if (decimal(item.flowPrice)?.gt(0))
        mallOrderItems.update(item.id, { isRefund: 'ALL_REFUND', refundPrice: item.flowPrice })
    }
  }
  for (const follow of afterUse.all()) follow({ ...closed, lines: itemsOf(order.sn) }, true)
  return closed
}
