import type { Coupon, MemberCoupon } from '#features/promotion/coupon/model'
import { table } from '#mocks/kernel/store/table'

/** A coupon as saved; its status, its counts and the prices of its products are found when it is read. */
export type CouponRow = Omit<Coupon, 'promotionStatus' | 'givenBy' | 'receivedNum' | 'usedNum'> & { storeId: string }

/** A coupon that a member received, with its terms of then. Its expiry follows from the clock. */
export type MemberCouponRow = Omit<MemberCoupon, 'memberCouponStatus'> & {
  memberCouponStatus: 'NEW' | 'USED' | 'CLOSED'
  storeId: string
  scopeId: string
  storeCommission: string | null
  /** The order that used it; '' before. */
  orderSn: string
  /** The order that it came with; '' when it was received freely. */
  sourceSn: string
}

export const couponTables = { coupons: table<CouponRow>(), memberCoupons: table<MemberCouponRow>() }
