import { decimal } from '#domain/money'
import { type Period, statusAt } from '#features/mall/activity/model'
import { couponsGiven } from '#features/mall/activity/model/extra'
import { closedRun } from '#features/mall/activity/model/history'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { activityView, promotionGoodsWire, scopedGoods, sourceOf } from '#mocks/mall/activity/rules'
import { categoryPath } from '#mocks/mall/category/rules'
import { type FullDiscountRow, fullDiscountTables } from '#mocks/promotion/fullDiscount/rows'
import { closeReceived } from './receivedRules'
import { type CouponRow, couponTables } from './rows'

const { coupons, memberCoupons } = couponTables

/** The coupons of the caller's shop. */
export const ownCoupons = ownedBy(coupons, 'storeId')

/** The status of a coupon now. */
export function statusOfCoupon(row: CouponRow) {
  return statusAt(row, worldNow())
}

/** The running full discount that gives a coupon away; undefined without one. */
function giverOf({ id, storeId }: CouponRow): FullDiscountRow | undefined {
  return fullDiscountTables.fullDiscounts.find(
    (row) =>
      row.storeId === storeId && couponsGiven(row).includes(id) && ['NEW', 'START'].includes(statusAt(row, worldNow())),
  )
}

/**
 * Refuses to change a coupon that a planned or running full discount gives away.
 *
 * @throws Refusal 400
 */
export function refuseGiven(row: CouponRow): void {
  const giver = giverOf(row)
  if (giver) throw refusal(400, `当前优惠券参与了促销活动【${giver.promotionName}】不能进行编辑删除操作`)
}

/** A coupon as a list shows it. Its counts are those of the received rows. */
export function couponView(row: CouponRow) {
  const received = memberCoupons.filter(({ couponId }) => couponId === row.id)
  const giver = giverOf(row)
  const number = (value: string | null) => decimal(value)?.toNumber() ?? null
  return {
    ...activityView(row),
    price: number(row.price),
    couponDiscount: number(row.couponDiscount),
    consumeThreshold: number(row.consumeThreshold),
    storeCommission: number(row.storeCommission),
    receivedNum: received.length,
    usedNum: received.filter(({ memberCouponStatus }) => memberCouponStatus === 'USED').length,
    // [proposed]
    givenBy: giver ? { id: giver.id, promotionName: giver.promotionName } : null,
  }
}

/** A coupon with its products. */
export function couponDetail(row: CouponRow) {
  return {
    ...couponView(row),
    scopeId: scopePath(row),
    // [proposed]
    lowestScopeId: row.scopeId,
    promotionGoodsList: promotionGoodsWire(row, 'COUPON', scopedGoods(row)),
  }
}

/** The scope as lilishop's client saved it: one category is the path to it, which that client needs to show it. */
function scopePath({ scopeType, scopeId }: CouponRow): string {
  const path = scopeType === 'PORTION_GOODS_CATEGORY' ? categoryPath(scopeId).map(({ id }) => id) : []
  return path.join() || scopeId
}

/** The coupons as activities. */
export const couponSource = sourceOf('COUPON', coupons, (row) => ({
  receivedNum: memberCoupons.filter(({ couponId }) => couponId === row.id).length,
  promotionGoodsList: scopedGoods(row),
}))

/** A coupon of a shop; null when there is none. */
export function givenCouponOf(storeId: string, couponId: string): CouponRow | null {
  const row = coupons.get(couponId)
  return row?.storeId === storeId ? row : null
}

/** Opens a coupon in a period; false where that changes nothing: one that counts from its receipt has no period. */
export function openCoupon({ id, rangeDayType, startTime, endTime }: CouponRow, period: Period): boolean {
  const isSame = startTime === period.startTime && endTime === period.endTime
  if (rangeDayType === 'DYNAMICTIME' || isSame) return false
  coupons.update(id, period)
  return true
}

/** Closes a coupon, and with it what buyers hold of it; false for one that is closed. */
export function closeCoupon(row: CouponRow): boolean {
  if (statusOfCoupon(row) === 'CLOSE') return false
  const days = row.rangeDayType === 'DYNAMICTIME' ? { effectiveDays: 0 } : {}
  coupons.update(row.id, { ...closedRun(row, worldNow()), ...days })
  closeReceived(row.id, '优惠券已关闭')
  return true
}

/** Deletes a coupon, and closes what buyers hold of it. */
export function deleteCoupon({ id }: CouponRow): void {
  coupons.delete(id)
  closeReceived(id, '优惠券已删除')
}
