import { isInFigures } from '#domain/figureRange'
import { groupBy } from '#domain/groups'
import { isBeforeText } from '#domain/time'
import { isSold, type PayStatus } from '#features/mall/order/model'

/** What of an order tells what its member bought. */
export type MemberOrder = {
  memberId: string
  payStatus: PayStatus
  paymentTime: string
  orderItems: readonly { goodsId: string }[]
}

/** Purchases of a member: how many paid orders, and when the last of them was paid. */
export type Purchases = { boughtNum: number; boughtTime: string }
/** All purchases of a member, and by product those with it; an order with two SKUs of a product is one. */
export type Bought = Purchases & { products: ReadonlyMap<string, Purchases> }

const NOTHING_BOUGHT: Purchases = { boughtNum: 0, boughtTime: '' }

/** What each member bought, by id. Orders that were not paid are none; what was given back later was still bought. */
export function boughtByMember(orders: readonly MemberOrder[]): ReadonlyMap<string, Bought> {
  const sold = orders.filter((order) => isSold(order) && order.memberId !== '')
  return new Map(
    [...groupBy(sold, ({ memberId }) => memberId)].map(([memberId, own]) => {
      const lines = own.flatMap((order) =>
        [...new Set(order.orderItems.map(({ goodsId }) => goodsId))].map((goodsId) => ({ goodsId, order })),
      )
      const products = [...groupBy(lines, ({ goodsId }) => goodsId)].map(
        ([goodsId, lines]) => [goodsId, purchasesOf(lines.map(({ order }) => order))] as const,
      )
      return [memberId, { ...purchasesOf(own), products: new Map(products) }]
    }),
  )
}

/** What members are asked for by what they bought. A missing member does not filter. */
export type AskedPurchases = {
  /** A product they bought; the others are of the purchases with it. */
  boughtGoodsId?: string
  /** The last purchase: from and to a moment, and before a day. */
  boughtFrom?: string
  boughtTo?: string
  boughtBefore?: string
  /** How many purchases, `least_most`. */
  boughtNum?: string
}

/**
 * The members that bought as asked, each with those purchases. Who never bought was never a last time, so that he is
 * found by the number of purchases only.
 */
export function membersWho<Member extends { id: string }>(
  members: readonly Member[],
  bought: ReadonlyMap<string, Bought>,
  asked: AskedPurchases,
): (Member & Purchases)[] {
  return members.flatMap((member) => {
    const purchases = purchasesIn(bought.get(member.id), asked)
    return isAsked(purchases, asked) ? { ...member, ...purchases } : []
  })
}

function purchasesIn(bought: Bought | undefined, { boughtGoodsId }: AskedPurchases): Purchases {
  const { boughtNum, boughtTime } = (boughtGoodsId ? bought?.products.get(boughtGoodsId) : bought) ?? NOTHING_BOUGHT
  return { boughtNum, boughtTime }
}

function isAsked({ boughtNum: num, boughtTime: time }: Purchases, asked: AskedPurchases): boolean {
  const { boughtGoodsId, boughtFrom, boughtTo, boughtBefore, boughtNum } = asked
  if (num === 0 && (boughtGoodsId || boughtFrom || boughtTo || boughtBefore)) return false
  if (boughtFrom && isBeforeText(time, boughtFrom)) return false
  if (boughtTo && isBeforeText(boughtTo, time)) return false
  if (boughtBefore && !isBeforeText(time, boughtBefore)) return false
  return !boughtNum || isInFigures(num, boughtNum)
}

function purchasesOf(orders: readonly MemberOrder[]): Purchases {
  const times = orders.map(({ paymentTime }) => paymentTime).sort()
  return { boughtNum: orders.length, boughtTime: times.at(-1) ?? '' }
}
