import { counterpartyOf } from '#mocks/kernel/counterparty'
import { Refusal } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { allBuyers, mayReceive, receive } from './receivedRules'
import { type CouponRow, couponTables, type MemberCouponRow } from './rows'
import { statusOfCoupon } from './rules'

const { coupons, memberCoupons } = couponTables

/** Buyers who receive a coupon soon after it was opened. */
const FIRST = 3

/** The buyers' step on a coupon: they receive it (`reason` is the number of buyers). */
export const couponCounterparty = [
  counterpartyOf(
    (id) => coupons.get(id),
    ['receiveCoupon'],
    (coupon, _name, reason) => {
      const received = receiveBySome(coupon, Math.max(1, Number(reason) || 1))
      const last = received.at(-1)
      if (!last) throw new Refusal('没有可以领取这张优惠券的买家')
      return { id: last.id, status: last.memberCouponStatus }
    },
  ),
]

/** Buyers receive a coupon some time after it was created or opened. */
export function receiveLater(id: string): void {
  later(() => {
    const coupon = coupons.get(id)
    if (coupon?.getType === 'FREE' && statusOfCoupon(coupon) === 'START') receiveBySome(coupon, FIRST)
  })
}

/**
 * Some buyers receive a coupon, fewer where none are left.
 *
 * @throws Refusal when it does not run
 */
function receiveBySome(coupon: CouponRow, count: number): MemberCouponRow[] {
  const buyers = allBuyers()
  const first = seededRandom(`${coupon.id} ${memberCoupons.all().length}`).whole(0, Math.max(0, buyers.length - 1))
  const found: MemberCouponRow[] = []
  for (const buyer of [...buyers.slice(first), ...buyers.slice(0, first)]) {
    if (found.length < count && mayReceive(coupon, buyer.id)) found.push(receive(coupon, buyer))
  }
  return found
}
