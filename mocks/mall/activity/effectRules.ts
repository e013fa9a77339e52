import { fixed, sum } from '#domain/money'
import { dayAfter, dayEnd, dayStart, daysBetween, isBeforeText } from '#domain/time'
import { type Activity, isInScope } from '#features/mall/activity/model'
import type { Discount } from '#features/mall/activity/model/cart'
import type { EffectFigures } from '#features/mall/activity/model/effect'
import { firstStart, runOf } from '#features/mall/activity/model/history'
import { worldNow } from '#mocks/kernel/store/now'
import { type ActivityOrder, activityOrders } from './rules'

/**
 * The effect of an activity since its first start; of one that runs, until now. One without times counts from the first
 * order that used it.
 */
export function effectOf(storeId: string, activity: Activity) {
  const { id, promotionType } = activity
  const startTime = firstStart(activity)
  const { endTime } = runOf(activity)
  const today = worldNow().slice(0, 10)
  const isOwn = (discount: Discount) => discount.promotionId === id && discount.promotionType === promotionType
  const from = (startTime || firstUse(storeId, isOwn) || today).slice(0, 10)
  const last = endTime === '' || endTime.slice(0, 10) > today ? today : endTime.slice(0, 10)
  const to = isBeforeText(last, from) ? from : last
  const days = (daysBetween(from, to) ?? 0) + 1
  const [beforeFrom, beforeTo] = [dayAfter(from, -days), dayAfter(from, -1)]
  // What used the activity counts for good, also where its product may no longer take part.
  const counts = (line: ActivityOrder['lines'][number]) => line.discounts.some(isOwn) || isInScope(activity, line)
  const paid = (first: string, final: string) =>
    activityOrders
      .all()
      .flatMap((read) => read(storeId, first, final))
      .map((order) => ({ ...order, lines: order.lines.filter(counts) }))
      .filter(({ lines }) => lines.length > 0)
  const during = paid(from, to)
  const own = during.map((order) => ({ ...order, lines: order.lines.filter(({ discounts }) => discounts.some(isOwn)) }))
  return {
    ...figuresOf(
      own.filter(({ lines }) => lines.length > 0),
      isOwn,
    ),
    during: figuresOf(during, () => true),
    before: figuresOf(paid(beforeFrom, beforeTo), () => true),
    startTime: dayStart(from),
    endTime: dayEnd(to),
    beforeStart: dayStart(beforeFrom),
    beforeEnd: dayEnd(beforeTo),
  }
}

/** When the first order that used an activity was paid; undefined without one. */
function firstUse(storeId: string, isOwn: (discount: Discount) => boolean): string | undefined {
  const orders = activityOrders.all().flatMap((read) => read(storeId, '', worldNow()))
  return orders
    .filter(({ discounts }) => discounts.some(isOwn))
    .map(({ paymentTime }) => paymentTime)
    .toSorted()[0]
}

function figuresOf(orders: readonly ActivityOrder[], counts: (discount: Discount) => boolean) {
  const lines = orders.flatMap((order) => order.lines)
  const given = lines.flatMap(({ discounts }) => discounts.filter(counts))
  const money = (values: readonly string[]) => Number(fixed(sum(values), 2))
  return {
    orders: orders.length,
    buyers: new Set(orders.map(({ memberId }) => memberId)).size,
    lineNum: lines.length,
    goodsPrice: money(lines.map(({ subTotal }) => subTotal)),
    discountPrice: money(given.map(({ discountPrice }) => discountPrice)),
    flowPrice: money(lines.map(({ flowPrice }) => flowPrice)),
  } satisfies Record<keyof EffectFigures, number>
}
