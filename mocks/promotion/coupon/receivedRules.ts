import { decimal } from '#domain/money'
import { dayAfter, dayEnd } from '#domain/time'
import { type Period, statusAt } from '#features/mall/activity/model'
import type { Discount } from '#features/mall/activity/model/cart'
import { couponsGiven } from '#features/mall/activity/model/extra'
import { isUsable, type MemberCouponStatus } from '#features/mall/member/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { fullDiscountTables } from '#mocks/promotion/fullDiscount/rows'
import { type CouponRow, couponTables, type MemberCouponRow } from './rows'

const { coupons, memberCoupons } = couponTables

/** A member of the mall, as far as coupons know one. */
export type CouponBuyer = { id: string; name: string }

/** Extension point: the members of the mall. */
export const couponBuyers = extensionPoint<() => readonly CouponBuyer[]>()

/** The members of the mall. */
export function allBuyers(): readonly CouponBuyer[] {
  return couponBuyers.all().flatMap((read) => read())
}

/** The status of a received coupon now. */
function statusOfReceived({ memberCouponStatus, endTime }: MemberCouponRow): MemberCouponStatus {
  return memberCouponStatus === 'NEW' && endTime < worldNow() ? 'EXPIRE' : memberCouponStatus
}

/** A received coupon in the format of the API. */
export function receivedView({ orderSn: _, sourceSn: _source, ...row }: MemberCouponRow) {
  const number = (value: string | null) => decimal(value)?.toNumber() ?? null
  return {
    ...row,
    memberCouponStatus: statusOfReceived(row as MemberCouponRow),
    price: number(row.price),
    discount: number(row.discount),
    consumeThreshold: number(row.consumeThreshold),
    storeCommission: number(row.storeCommission),
    storeName: supplierName(row.storeId),
    platformFlag: false,
    consumptionTime: row.consumptionTime || null,
    reason: row.reason || null,
  }
}

/** The coupons that a member received in a shop, in the format of the API. */
export function receivedBy(storeId: string, memberId: string) {
  return memberCoupons.filter((row) => row.storeId === storeId && row.memberId === memberId).map(receivedView)
}

/** Ids of the coupons of a shop that a member may use now. */
export function couponsHeldBy(storeId: string, memberId: string): string[] {
  return usable((row) => row.storeId === storeId && row.memberId === memberId).map(({ couponId }) => couponId)
}

function usable(isWanted: (row: MemberCouponRow) => boolean): MemberCouponRow[] {
  const now = worldNow()
  return memberCoupons.filter((row) => isWanted(row) && isUsable(row, now) && row.startTime <= now)
}

/** Until when a coupon received at a moment is valid. */
function validityOf({ rangeDayType, startTime, endTime, effectiveDays }: CouponRow, received: string): Period {
  if (rangeDayType !== 'DYNAMICTIME') return { startTime, endTime }
  return { startTime: received, endTime: dayEnd(dayAfter(received, effectiveDays ?? 0)) }
}

/** Whether a member may receive one more of a coupon. */
export function mayReceive({ id, publishNum, couponLimitNum }: CouponRow, memberId: string): boolean {
  const received = memberCoupons.filter(({ couponId }) => couponId === id)
  const own = received.filter((row) => row.memberId === memberId).length
  return (!publishNum || received.length < publishNum) && (!couponLimitNum || own < couponLimitNum)
}

/**
 * A member receives a coupon: freely, or with the order `sourceSn`.
 *
 * @throws Refusal when it does not run, or there is none left
 */
export function receive(coupon: CouponRow, member: CouponBuyer, sourceSn = ''): MemberCouponRow {
  const now = worldNow()
  if (statusAt(coupon, now) !== 'START') throw refusal(40007, '当前活动已停止')
  const isFree = coupon.getType === 'FREE'
  if (isFree ? !mayReceive(coupon, member.id) : sourceSn === '') throw refusal(41005, '优惠券剩余领取数量不足')
  return memberCoupons.insert({ ...receivedRow(coupon, member, now, memberCoupons.all().length), sourceSn })
}

/** Before the serial in the id of a received row. */
const SERIES = '17695'

/** A received coupon; `serial` is unique, and rows are never deleted. */
export function receivedRow(
  coupon: CouponRow,
  member: CouponBuyer,
  createTime: string,
  serial: number,
): MemberCouponRow {
  const { storeId, couponName, couponType, getType, price, couponDiscount, scopeType, scopeId } = coupon
  return {
    id: `${SERIES}${String(serial + 1).padStart(14, '0')}`,
    couponId: coupon.id,
    storeId,
    couponName,
    couponType,
    getType,
    scopeType,
    scopeId,
    price,
    discount: couponDiscount,
    consumeThreshold: coupon.consumeThreshold,
    storeCommission: coupon.storeCommission,
    memberId: member.id,
    memberName: member.name,
    createTime,
    ...validityOf(coupon, createTime),
    memberCouponStatus: 'NEW',
    consumptionTime: '',
    reason: '',
    orderSn: '',
    sourceSn: '',
  }
}

/** Closes what buyers hold of a coupon; what is used or expired stays so. */
export function closeReceived(couponId: string, reason: string): void {
  for (const row of memberCoupons.filter((one) => one.couponId === couponId)) {
    if (statusOfReceived(row) === 'NEW') memberCoupons.update(row.id, { memberCouponStatus: 'CLOSED', reason })
  }
}

type UsingOrder = { sn: string; memberId: string; discounts: readonly Discount[] }

/**
 * An order uses coupons of its buyer, and brings those along that its full discount gives; when it is closed, both are
 * undone.
 */
export function followOrder(order: UsingOrder, isClosed: boolean): void {
  if (isClosed) undo(order.sn)
  else
    for (const { promotionType, promotionId } of order.discounts) {
      if (promotionType === 'COUPON') spend(order, promotionId)
      if (promotionType === 'FULL_DISCOUNT') giveAlong(order, promotionId)
    }
}

/** Of several alike, the one that expires first is used. */
function spend({ sn, memberId }: UsingOrder, couponId: string): void {
  const [first] = usable((row) => row.couponId === couponId && row.memberId === memberId).toSorted((a, b) =>
    a.endTime.localeCompare(b.endTime),
  )
  if (!first) return
  memberCoupons.update(first.id, { memberCouponStatus: 'USED', consumptionTime: worldNow(), orderSn: sn })
}

function giveAlong({ sn, memberId }: UsingOrder, fullDiscountId: string): void {
  const giver = fullDiscountTables.fullDiscounts.get(fullDiscountId)
  if (!giver) return
  const member = allBuyers().find(({ id }) => id === memberId)
  for (const coupon of couponsGiven(giver).map((id) => coupons.get(id)))
    if (coupon && member && statusAt(coupon, worldNow()) === 'START') receive(coupon, member, sn)
}

function undo(sn: string): void {
  for (const row of memberCoupons.filter(({ orderSn }) => orderSn === sn)) {
    const coupon = coupons.get(row.couponId)
    const isOver = !coupon || statusAt(coupon, worldNow()) === 'CLOSE'
    memberCoupons.update(row.id, {
      memberCouponStatus: isOver ? 'CLOSED' : 'NEW',
      reason: isOver ? '优惠券已关闭' : '',
      consumptionTime: '',
      orderSn: '',
    })
  }
  for (const row of memberCoupons.filter(({ sourceSn }) => sourceSn === sn)) {
    if (statusOfReceived(row) === 'NEW')
      memberCoupons.update(row.id, { memberCouponStatus: 'CLOSED', reason: '订单已取消' })
  }
}
