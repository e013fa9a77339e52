import { shiftMinutes } from '#domain/time'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { type GoodsRow, goodsTables } from '#mocks/mall/goods/rows'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { itemsOf } from '#mocks/mall/order/rules'

/** Minutes before an order in which its products were looked at, and days in which others were. */
const BEFORE_ORDER = [3, 90] as const
const BROWSING_DAYS = 4
/** Other products looked at for an order, at most. */
const MAX_OTHERS = 3

type Look = { member: Pick<OrderRow, 'memberId' | 'memberName'>; goodsId: string; time: string }

/**
 * What the buyers of a shop looked at, one row per member and product. Derived from their orders, so that it grows with
 * them: what was bought was looked at shortly before, and some other products of the shop in the days before.
 */
export function footprintsOf(storeId: string) {
  const goods = goodsTables.goods.filter((row) => row.storeId === storeId && !row.deleteFlag)
  const byId = new Map(goods.map((row) => [row.id, row]))
  const orders = orderTables.mallOrders.where('storeId', storeId)
  const bought = new Map<string, number>()
  const rows = new Map<string, ReturnType<typeof viewOf>>()
  for (const order of orders) {
    const ordered = [...new Set(itemsOf(order.sn).map(({ goodsId }) => goodsId))]
    for (const goodsId of ordered) bought.set(keyOf(order, goodsId), (bought.get(keyOf(order, goodsId)) ?? 0) + 1)
    for (const look of looksFor(order, ordered, goods)) {
      const product = byId.get(look.goodsId)
      if (!product) continue
      const key = keyOf(look.member, look.goodsId)
      const seen = rows.get(key)
      rows.set(key, viewOf(look, product, seen))
    }
  }
  return [...rows].map(([key, row]) => ({ ...row, orderNum: bought.get(key) ?? 0 }))
}

function looksFor(order: OrderRow, ordered: readonly string[], goods: readonly GoodsRow[]): Look[] {
  const chance = seededRandom(`footprint ${order.sn}`)
  const look = (goodsId: string, minutes: number): Look => {
    return { member: order, goodsId, time: shiftMinutes(order.createTime, -minutes) }
  }
  const [first, ...rest] = goods
  const others = first
    ? Array.from({ length: chance.whole(0, MAX_OTHERS) }, () => chance.pick([first, ...rest]))
        // A product that came later was not there to be seen.
        .filter(({ createTime }) => createTime < shiftMinutes(order.createTime, -BROWSING_DAYS * 24 * 60))
    : []
  return [
    ...ordered.map((goodsId) => look(goodsId, chance.whole(...BEFORE_ORDER))),
    ...others.map(({ id }) => look(id, chance.whole(10, BROWSING_DAYS * 24 * 60))),
  ]
}

function viewOf({ member, time }: Look, goods: GoodsRow, seen?: { viewNum: number; createTime: string }) {
  return {
    id: `${member.memberId}-${goods.id}`,
    memberId: member.memberId,
    memberName: member.memberName,
    goodsId: goods.id,
    goodsName: goods.goodsName,
    thumbnail: goods.thumbnail,
    price: Number(goods.price),
    viewNum: (seen?.viewNum ?? 0) + 1,
    createTime: seen && seen.createTime > time ? seen.createTime : time,
  }
}

function keyOf({ memberId }: { memberId: string }, goodsId: string): string {
  return `${memberId} ${goodsId}`
}
