import * as v from 'valibot'
import { fixed, sum } from '#domain/money'
import type { StatusTable } from '#domain/status'
import * as wire from '#domain/wire'

/**
 * A member of the mall who ordered in this shop [proposed: lilishop names the call and no payload]. All figures
 * count this shop's documents only, in the way of the statistics: an order is paid once its payment arrived, whatever
 * became of it, and refunds are completed claims and what cancelled orders gave back. Amounts in yuan.
 */
export const memberSchema = v.object({
  id: wire.id(),
  memberName: wire.text(),
  mobile: wire.text(),
  /** Since when a member of the mall. */
  createTime: wire.time(),
  /** Orders placed, and of them those paid. */
  orderNum: wire.count(),
  paymentOrderNum: wire.count(),
  paymentAmount: wire.decimal(),
  refundAmount: wire.decimal(),
  lastOrderTime: wire.time(),
  afterSaleNum: wire.count(),
  commentNum: wire.count(),
})
/** A buyer of the shop as read. */
export type Member = v.InferOutput<typeof memberSchema>

/** Sums over all members of a page's query [proposed]. */
export const memberSums = v.object({
  orderNum: wire.count(),
  paymentOrderNum: wire.count(),
  paymentAmount: wire.decimal(),
  refundAmount: wire.decimal(),
})

/** The sums over some members. */
export function sumsOf(rows: readonly Member[]): v.InferOutput<typeof memberSums> {
  const total = (name: keyof v.InferOutput<typeof memberSums>) => sum(rows.map((row) => row[name]))
  return {
    orderNum: total('orderNum').toNumber(),
    paymentOrderNum: total('paymentOrderNum').toNumber(),
    paymentAmount: fixed(total('paymentAmount'), 2),
    refundAmount: fixed(total('refundAmount'), 2),
  }
}

/**
 * A product that a member looked at. lilishop answers a product of its search index; who looked, how often, and in
 * how many orders the member bought it are [proposed]. `createTime` is the last look.
 */
export const footprintSchema = v.object({
  id: wire.id(),
  memberId: wire.text(),
  memberName: wire.text(),
  goodsId: wire.text(),
  goodsName: wire.text(),
  thumbnail: wire.text(),
  price: wire.decimal(),
  viewNum: wire.count(),
  orderNum: wire.count(),
  createTime: wire.time(),
})

/** The state of a coupon that a buyer received. */
export type MemberCouponStatus = 'NEW' | 'USED' | 'EXPIRE' | 'CLOSED'

/** Labels and colours of the states of a received coupon. */
export const memberCouponStatuses: StatusTable<MemberCouponStatus> = {
  NEW: { label: '已领取', color: 'processing' },
  USED: { label: '已使用', color: 'success' },
  EXPIRE: { label: '已过期', color: 'default' },
  CLOSED: { label: '已作废', color: 'default' },
}

/** A coupon that a member received Amounts in yuan, `discount` 8.5 means 85 %. */
export const memberCouponSchema = v.object({
  id: wire.id(),
  couponId: wire.text(),
  couponName: wire.text(),
  couponType: wire.code<'PRICE' | 'DISCOUNT'>(),
  price: wire.decimal(),
  discount: wire.decimal(),
  consumeThreshold: wire.decimal(),
  memberCouponStatus: wire.code<MemberCouponStatus>(),
  /** When it was received, and when used. */
  createTime: wire.time(),
  consumptionTime: wire.time(),
  /** Until when it can be used. */
  endTime: wire.time(),
})
/** A coupon that a member received. */
export type MemberCoupon = v.InferOutput<typeof memberCouponSchema>

/** Whether a member may use a received coupon at a moment; one whose activity begins later has to wait for it. */
export function isUsable(
  { memberCouponStatus, createTime, endTime }: Pick<MemberCoupon, 'memberCouponStatus' | 'createTime' | 'endTime'>,
  moment: string,
): boolean {
  return memberCouponStatus === 'NEW' && createTime <= moment && moment <= endTime
}
