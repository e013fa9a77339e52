import { dayStart, isBeforeText, shiftMinutes } from '#domain/time'
import { counterpartyOf } from '#mocks/kernel/counterparty'
import { Refusal } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { atMoment } from '#mocks/kernel/store/now'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import type { SeedPart } from '#mocks/kernel/store/store'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { findMallOrder, itemsOf } from '#mocks/mall/order/rules'
import { afterComplete } from '#mocks/mall/order/stepRules'
import { comment, replyTo } from './steps'

/** The buyer comments on the first line that has no comment. */
export const commentCounterparty = [
  counterpartyOf(findMallOrder, ['comment'], (order) => {
    const row = commentOn(order)
    return { id: row.id, status: row.grade }
  }),
]

function commentOn(order: OrderRow) {
  const item = itemsOf(order.sn).find(({ commentStatus }) => commentStatus === 'UNFINISHED')
  if (!item) throw new Refusal('当前商品不能评价')
  return comment(item, seededRandom(`comment ${item.id}`))
}

/** Buyers comment some time after receipt. */
export const commentLater = afterComplete.with((order) => later(() => void commentOn(order)))

const REPLIES: [string, ...string[]] = [
  '感谢您的认可，期待再次为您服务。',
  '感谢支持，检测报告可随时向客服索取。',
  '非常抱歉给您带来不便，已与物流核实并改进。',
]

/** Simulates comments on the completed orders of the year; the shop has replied to the older ones. */
export function simulateComments(today: string): SeedPart[] {
  const now = dayStart(today)
  const completed = orderTables.mallOrders.filter(({ orderStatus }) => orderStatus === 'COMPLETED')
  for (const [index, order] of completed.entries()) {
    const item = itemsOf(order.sn).find(({ commentStatus }) => commentStatus === 'UNFINISHED')
    const time = shiftMinutes(order.completeTime, 600 + (index % 7) * 300)
    if (!item || index % 3 === 2 || !isBeforeText(time, now)) continue
    const chance = seededRandom(`comment ${order.sn}`)
    const replied = shiftMinutes(time, 700)
    atMoment(time, () => {
      const row = comment(item, chance)
      if (index >= completed.length - 24 || !isBeforeText(replied, now)) return
      replyTo(row, { reply: chance.pick(REPLIES), replyImage: '' })
    })
  }
  return []
}
