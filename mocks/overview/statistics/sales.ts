import { fixed } from '#domain/money'
import { isSold } from '#features/mall/order/model'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { grouped } from '#features/overview/statistics/figures/model'
import { type Days, eachDay, isIn } from '#features/overview/statistics/period/model'
import { derived } from '#mocks/kernel/store/derived'
import { worldToday } from '#mocks/kernel/store/now'
import { type RefundDoc, refundsOf } from '#mocks/mall/afterSale/refundRules'
import { categoryTables } from '#mocks/mall/category/rows'
import { goodsTables } from '#mocks/mall/goods/rows'
import { type OrderItemRow, type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { linesOf } from '#mocks/mall/order/soldRules'
import type { Endpoint } from '#shared/endpoint'

/** The orders of a shop that were paid in these days; refunds and cancellations are counted as such. */
export function paidOrders(storeId: string, days: Days): OrderRow[] {
  return ordersOf(storeId).filter((order) => isSold(order) && isIn(days, order.paymentTime))
}

/** The orders of a shop that were placed in these days. */
export function placedOrders(storeId: string, days: Days): OrderRow[] {
  return ordersOf(storeId).filter(({ createTime }) => isIn(days, createTime))
}

/** The orders of a shop by the day on which they were placed. */
export const ordersByDay = derived([orderTables.mallOrders], (storeId: string) => {
  const byDay = new Map<string, OrderRow[]>()
  for (const order of ordersOf(storeId)) {
    const day = order.createTime.slice(0, 10)
    const known = byDay.get(day)
    if (known) known.push(order)
    else byDay.set(day, [order])
  }
  return byDay
})

/** What a shop refunded in these days. */
export function refundsIn(storeId: string, days: Days): RefundDoc[] {
  return refundsOf(storeId).filter(({ refundTime }) => isIn(days, refundTime))
}

/** Paid orders by day, days without orders included */
function salesByDay(storeId: string, days: Days) {
  const byDay = grouped(paidOrders(storeId, days), ({ paymentTime }) => paymentTime.slice(0, 10), {
    price: ({ flowPrice }) => flowPrice,
  })
  const found = new Map(byDay.map((group) => [group.key, group]))
  return eachDay(days, worldToday()).map((day) => {
    const group = found.get(day)
    return {
      createTime: `${day} 00:00:00`,
      orderNum: group?.docs.length ?? 0,
      price: amount(group?.sums.price),
      storeName: null,
      memberName: null,
      orderItemSn: null,
    }
  })
}

/** Paid orders by the company that pays, the largest first. */
function salesByProject(storeId: string, days: Days) {
  return grouped(paidOrders(storeId, days), ({ memberId }) => memberId, { price: ({ flowPrice }) => flowPrice })
    .map(({ key, docs, sums }) => ({
      projectId: key,
      projectName: docs[0]?.memberName ?? '',
      orderNum: docs.length,
      price: amount(sums.price),
    }))
    .toSorted((a, b) => b.price - a.price)
}

/** Sold lines by the category of the product, the largest first. */
function salesByCategory(storeId: string, days: Days) {
  return grouped(linesOf(paidOrders(storeId, days)), ({ categoryId }) => categoryId, LINE)
    .map(({ key, docs, sums }) => ({
      categoryId: key,
      categoryName: categoryName(key),
      num: sums.num,
      pieces: grouped(docs, ({ goodsUnit }) => goodsUnit, LINE).map((unit) => ({
        goodsUnit: unit.key,
        num: unit.sums.num,
      })),
      price: amount(sums.price),
    }))
    .toSorted((a, b) => b.price - a.price)
}

/** Sold lines by product. */
export function salesByGoods(storeId: string, days: Days) {
  return grouped(linesOf(paidOrders(storeId, days)), ({ goodsId }) => goodsId, LINE).map(({ key, docs, sums }) => {
    const goods = goodsTables.goods.get(key)
    return {
      goodsId: key,
      goodsName: goods?.goodsName ?? docs[0]?.goodsName ?? '',
      thumbnail: docs[0]?.image ?? '',
      goodsUnit: commonUnit(docs),
      num: sums.num,
      price: amount(sums.price),
    }
  })
}

/** The unit in which all lines were sold; '' where a product changed its unit between two sales. */
function commonUnit(lines: readonly OrderItemRow[]): string {
  const [unit = '', ...others] = new Set(lines.map(({ goodsUnit }) => goodsUnit))
  return others.length === 0 ? unit : ''
}

/** Refunds by day, or by reason with the largest first. */
function refundsBy(storeId: string, days: Days, by: 'day' | 'reason') {
  const groups = grouped(
    refundsIn(storeId, days),
    ({ refundTime, reason }) => (by === 'day' ? refundTime.slice(0, 10) : reason || '未填写'),
    { price: ({ finalPrice }) => finalPrice },
  ).map(({ key, docs, sums }) => ({ key, refundNum: docs.length, price: amount(sums.price) }))
  if (by === 'reason') return groups.toSorted((a, b) => b.price - a.price)
  const found = new Map(groups.map((group) => [group.key, group]))
  return eachDay(days, worldToday()).map((key) => found.get(key) ?? { key, refundNum: 0, price: 0 })
}

/** What was sold and refunded of each category, without freight; the most refunded first. */
function refundsByCategory(storeId: string, days: Days) {
  const lines = refundsIn(storeId, days).flatMap((refund) => refund.lines)
  const refunded = new Map(
    grouped(lines, ({ categoryId }) => categoryId, { price: ({ price }) => price }).map(({ key, sums }) => [key, sums]),
  )
  const sold = new Map(salesByCategory(storeId, days).map(({ categoryId, price }) => [categoryId, price]))
  return [...new Set([...refunded.keys(), ...sold.keys()])]
    .map((categoryId) => ({
      categoryId,
      categoryName: categoryName(categoryId),
      price: sold.get(categoryId) ?? 0,
      refundPrice: amount(refunded.get(categoryId)?.price),
    }))
    .toSorted((a, b) => b.refundPrice - a.refundPrice)
}

function categoryName(id: string): string {
  return categoryTables.goodsCategories.get(id)?.name ?? '其他'
}

/** The figures of a shop in some days that are rows, by their call. */
export const salesFigures: readonly [Endpoint, (storeId: string, days: Days) => unknown][] = [
  [statisticsEndpoints.order, salesByDay],
  [statisticsEndpoints.project, salesByProject],
  [statisticsEndpoints.category, salesByCategory],
  [statisticsEndpoints.refundByDay, (storeId, days) => refundsBy(storeId, days, 'day')],
  [statisticsEndpoints.refundByReason, (storeId, days) => refundsBy(storeId, days, 'reason')],
  [statisticsEndpoints.refundByCategory, refundsByCategory],
]

const LINE = {
  num: ({ num }: OrderItemRow) => num,
  price: ({ flowPrice }: OrderItemRow) => flowPrice,
}

function amount(total: string | undefined): number {
  return Number(fixed(total ?? 0, 2))
}

function ordersOf(storeId: string): OrderRow[] {
  return orderTables.mallOrders.where('storeId', storeId)
}
