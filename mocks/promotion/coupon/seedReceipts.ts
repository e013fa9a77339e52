import { dayAfter, dayEnd, daysBetween, shiftMinutes } from '#domain/time'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { allBuyers, receivedRow } from './receivedRules'
import type { CouponRow, MemberCouponRow } from './rows'

/** How buyers received a coupon: how many of them, from the first to the last day. */
export type Received = { buyers: number; from: string; to: string }

/** The rows of those who received a coupon, at moments up to last night. */
export function receipts(
  coupon: CouponRow,
  { buyers, from, to }: Received,
  yesterday: string,
  serial: number,
): MemberCouponRow[] {
  const last = to < yesterday ? to : yesterday
  const days = daysBetween(from, last) ?? -1
  if (days < 0) return []
  const chance = seededRandom(`coupon ${coupon.id}`)
  const isClosed = coupon.startTime === '' && !coupon.effectiveDays
  const left = [...allBuyers()]
  const moments = Array.from({ length: Math.min(buyers, left.length) }, () => {
    const [member] = left.splice(chance.whole(0, left.length - 1), 1)
    const time = shiftMinutes(
      `${dayAfter(from, chance.whole(0, daysBetween(from, to) ?? 0))} 07:00:00`,
      chance.whole(0, 900),
    )
    return { member, time }
  })
  return moments
    .filter(({ time }) => time <= dayEnd(last))
    .sort((a, b) => a.time.localeCompare(b.time))
    .flatMap(({ member, time }, at) => {
      if (!member) return []
      const received = receivedRow(coupon, member, time, serial + at)
      if (!isClosed) return [received]
      // What it was valid for before it was closed.
      const terms = { startTime: time, endTime: dayEnd(dayAfter(time, 30)) }
      return [{ ...received, ...terms, memberCouponStatus: 'CLOSED' as const, reason: '优惠券已关闭' }]
    })
}
