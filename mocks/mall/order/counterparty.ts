import { callerTables } from '#mocks/kernel/auth/caller'
import { counterpartyOf } from '#mocks/kernel/counterparty'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { afterGroupClose, afterGroupOpen } from '#mocks/mall/activity/rules'
import { joinLater, waitingInGroup } from './groups'
import { mallId } from './mallId'
import { placeOrder } from './place'
import type { OrderRow } from './rows'
import { findMallOrder, may } from './rules'
import { afterShip, cancelOrder, closeOrder, completeOrder, payOrder, readyOrder } from './stepRules'

/** Maximum number of orders placed by one step. */
const MAX_ORDERS = 500

/** The buyers' steps: on an order, and buying in a shop (`reason` is the number of orders). */
export const orderCounterparty = [
  counterpartyOf(findMallOrder, ['pay', 'receive', 'cancel', 'expire'], stepOrder),
  counterpartyOf(
    (id) => callerTables.suppliers.get(id),
    ['buy'],
    (shop, _name, reason) => {
      const count = Math.min(MAX_ORDERS, Math.max(1, Number(reason) || 1))
      const orders = Array.from({ length: count }, () => buy(shop.id))
      return { id: orders.at(-1)?.sn ?? '', status: orders.at(-1)?.orderStatus ?? '' }
    },
  ),
  counterpartyOf(
    (id) => callerTables.suppliers.get(id),
    ['joinGroup'],
    (shop) => {
      const order = joinGroupBuy(shop.id)
      if (!order) throw new Refusal('店铺没有进行中的拼团')
      return { id: order.sn, status: order.orderStatus }
    },
  ),
]

function stepOrder(order: OrderRow, action: 'pay' | 'receive' | 'cancel' | 'expire', reason: string) {
  const done = run(order, action, reason)
  return { id: done.id, status: done.orderStatus }
}

function run(order: OrderRow, action: 'pay' | 'receive' | 'cancel' | 'expire', reason: string): OrderRow {
  if (action === 'pay') return payOrder(order, 'WECHAT')
  if (action === 'cancel') return cancelOrder(order, reason || '买家不想买了', '会员')
  if (!may(order, action)) throw refusal(31003, '订单状态错误，无法进行确认收货')
  if (action === 'receive') return completeOrder(order, 'receive', '会员')
  return closeOrder(order, 'expire', '超时未支付自动取消', '系统')
}

/** A buyer orders a product in stock, and pays. */
function buy(storeId: string): OrderRow {
  const order = placeOrder(storeId, seededRandom(mallId()), {})
  if (!order) throw new Refusal('店铺没有可购买的商品')
  return payOrder(order, 'WECHAT')
}

/** A buyer joins the group-buy that runs in a shop; null without one. */
function joinGroupBuy(storeId: string): OrderRow | null {
  const order = placeOrder(storeId, seededRandom(mallId()), { promotion: 'PINTUAN' })
  return order && payOrder(order, 'WECHAT')
}

/** Buyers join a group-buy some time after it was saved or opened. */
export const joinGroupsLater = afterGroupOpen.with((storeId) => joinLater(storeId, () => joinGroupBuy(storeId)))

/** A group-buy that is closed completes its waiting orders with simulated buyers, or cancels them. */
export const endGroups = afterGroupClose.with((promotionId, isFilled) => {
  for (const order of waitingInGroup(promotionId)) {
    if (isFilled) readyOrder(order)
    else closeOrder(order, 'cancel', '拼团未成团，活动关闭', '系统')
  }
})

/** Buyers receive some time after shipping; another order follows, so that the shop always has work. */
export const receiveLater = afterShip.with(({ sn }) => {
  later(() => {
    const order = findMallOrder(sn)
    if (order && may(order, 'receive')) completeOrder(order, 'receive', '会员')
    if (order) later(() => void buy(order.storeId))
  })
})
