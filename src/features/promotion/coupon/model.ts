import * as v from 'valibot'
import { decimal } from '#domain/money'
import { canDo, type StatusTable, type Transition } from '#domain/status'
import { dayAfter, dayEnd, serverNow } from '#domain/time'
import * as wire from '#domain/wire'
import { wireText } from '#domain/wire'
import {
  type Activity,
  activityLeaves,
  goodsLeaves,
  MAX_EFFECTIVE_DAYS,
  type Period,
  ranLeaves,
  type ScopeType,
  serverMembers,
  toActivity,
} from '#features/mall/activity/model'
import { memberCouponSchema } from '#features/mall/member/model'
import {
  type ActivityAction,
  draftScope,
  newScope,
  numberOf,
  type ScopeInput,
  scopeBody,
  toScopeInput,
} from '#features/promotion/activity/model'

/** Less money, or a share of it. */
export type CouponType = 'PRICE' | 'DISCOUNT'
/** Received freely, or given with an activity. */
export type GetType = 'FREE' | 'ACTIVITY'
/** Valid between two moments, or for some days from receipt. */
export type RangeDayType = 'FIXEDTIME' | 'DYNAMICTIME'

/** Labels of the kinds of a coupon, of how buyers get one, and of what its validity counts from. */
export const couponTypes: StatusTable<CouponType> = {
  PRICE: { label: '减免现金', color: 'processing' },
  DISCOUNT: { label: '打折', color: 'warning' },
}
export const getTypes: StatusTable<GetType> = {
  FREE: { label: '免费领取', color: 'default' },
  ACTIVITY: { label: '活动赠送', color: 'success' },
}
export const rangeDayTypes: StatusTable<RangeDayType> = {
  FIXEDTIME: { label: '固定时间', color: 'default' },
  DYNAMICTIME: { label: '领取后几天', color: 'default' },
}

/**
 * A coupon in a list. `price` and `consumeThreshold` in yuan; a discount of 8.5 means that 85 % are paid; numbers of 0
 * are unlimited.
 */
export const couponSchema = v.object({
  ...activityLeaves,
  ...ranLeaves,
  couponName: wire.text(),
  couponType: wire.code<CouponType>(),
  price: wire.decimal(),
  couponDiscount: wire.decimal(),
  consumeThreshold: wire.decimal(),
  getType: wire.code<GetType>(),
  /** Share of the discount that the shop bears, percent. */
  storeCommission: wire.decimal(),
  description: wire.text(),
  publishNum: wire.count(),
  couponLimitNum: wire.count(),
  receivedNum: wire.count(),
  usedNum: wire.count(),
  rangeDayType: wire.code<RangeDayType>(),
  effectiveDays: wire.count(),
  /** The running full discount that gives it away [proposed]; null without one. */
  givenBy: wire.record(v.object({ id: wire.text(), promotionName: wire.text() })),
  createTime: wire.time(),
})
/** A coupon in a list. */
export type Coupon = v.InferOutput<typeof couponSchema>

const detailSchema = v.object({ ...couponSchema.entries, ...goodsLeaves })

/**
 * A coupon with its products. lilishop's client saves one category as the path to it, and shows only a path, so
 * `lowestScopeId` [proposed] says the scope without the categories above.
 */
export const couponDetailSchema = v.pipe(
  v.object({ ...detailSchema.entries, lowestScopeId: wire.text() }),
  v.transform(({ lowestScopeId, ...coupon }) => ({ ...coupon, scopeId: lowestScopeId || coupon.scopeId })),
)
/** A coupon with its products. */
export type CouponDetail = v.InferOutput<typeof couponDetailSchema>

/** A coupon that a member received, as the log of the shop shows it. */
export const receivedSchema = v.object({
  ...memberCouponSchema.entries,
  couponId: wire.text(),
  memberId: wire.text(),
  memberName: wire.text(),
  getType: wire.code<GetType>(),
  scopeType: wire.code<ScopeType>(),
  startTime: wire.time(),
  /** Why it was closed. */
  reason: wire.text(),
})
/** A received coupon as read. */
export type MemberCoupon = v.InferOutput<typeof receivedSchema>

/**
 * The transitions; what it becomes after opening is decided by the clock. A running one must be closed before it is
 * deleted.
 */
const couponTransitions: readonly Transition<ActivityAction>[] = [
  { from: ['NEW', 'CLOSE'], action: 'edit' },
  { from: ['START', 'END'], action: 'adjust' },
  { from: ['CLOSE'], action: 'open' },
  { from: ['NEW', 'START'], action: 'close', to: 'CLOSE' },
  { from: ['NEW', 'CLOSE', 'END'], action: 'delete' },
]

type Guarded = Pick<Coupon, 'promotionStatus' | 'givenBy' | 'rangeDayType'>

/**
 * Whether a coupon allows an action. One that a planned or running full discount gives away can only be opened; one
 * that counts from its receipt has no period to open, and is opened by saving it with its days.
 */
export function may({ promotionStatus, givenBy, rangeDayType }: Guarded, action: ActivityAction): boolean {
  if (action === 'open' ? rangeDayType === 'DYNAMICTIME' : givenBy !== null) return false
  return canDo(couponTransitions, promotionStatus, action)
}

/** A coupon in a form; figures as typed. */
export type CouponInput = Period &
  ScopeInput & {
    promotionName: string
    couponName: string
    couponType: CouponType
    price: string
    couponDiscount: string
    consumeThreshold: string
    getType: GetType
    publishNum: string
    couponLimitNum: string
    rangeDayType: RangeDayType
    effectiveDays: string
    storeCommission: string
    description: string
  }

/** The form of a new coupon. */
const newInput: CouponInput = {
  promotionName: '',
  couponName: '',
  couponType: 'PRICE',
  price: '',
  couponDiscount: '',
  consumeThreshold: '',
  getType: 'FREE',
  publishNum: '',
  couponLimitNum: '1',
  rangeDayType: 'FIXEDTIME',
  startTime: '',
  endTime: '',
  effectiveDays: '',
  storeCommission: '',
  description: '',
  ...newScope,
  scopeType: 'ALL',
}

/** The form of a saved coupon, or of a new one. */
export function toInput(saved: CouponDetail | null): CouponInput {
  if (!saved) return newInput
  const isRate = saved.couponType === 'DISCOUNT'
  const isFree = saved.getType !== 'ACTIVITY'
  const isDynamic = saved.rangeDayType === 'DYNAMICTIME'
  return {
    promotionName: saved.promotionName,
    couponName: saved.couponName,
    couponType: isRate ? 'DISCOUNT' : 'PRICE',
    price: isRate ? '' : wireText(saved.price),
    couponDiscount: isRate ? wireText(saved.couponDiscount) : '',
    consumeThreshold: wireText(saved.consumeThreshold),
    getType: isFree ? 'FREE' : 'ACTIVITY',
    publishNum: isFree ? wireText(saved.publishNum) : '',
    couponLimitNum: isFree ? wireText(saved.couponLimitNum) : newInput.couponLimitNum,
    rangeDayType: isDynamic ? 'DYNAMICTIME' : 'FIXEDTIME',
    startTime: isDynamic ? '' : saved.startTime,
    endTime: isDynamic ? '' : saved.endTime,
    // A closed one has 0: its days are to be chosen again.
    effectiveDays: isDynamic ? wireText(saved.effectiveDays || '') : '',
    storeCommission: wireText(saved.storeCommission),
    description: saved.description,
    ...toScopeInput(saved),
  }
}

/** The body of a save. `id` names the one to change. A coupon given with activities is neither counted nor limited. */
export function toBody(input: CouponInput, id?: string) {
  const { promotionName, couponName, couponType, getType, rangeDayType, description } = input
  const isFree = getType === 'FREE'
  const isFixed = rangeDayType === 'FIXEDTIME'
  return {
    ...(id ? { id } : {}),
    couponType,
    getType,
    rangeDayType,
    description,
    promotionName: promotionName.trim(),
    couponName: couponName.trim(),
    price: couponType === 'PRICE' ? numberOf(input.price) : null,
    couponDiscount: couponType === 'DISCOUNT' ? numberOf(input.couponDiscount) : null,
    consumeThreshold: numberOf(input.consumeThreshold),
    publishNum: isFree ? numberOf(input.publishNum) : 0,
    couponLimitNum: isFree ? numberOf(input.couponLimitNum) : 0,
    startTime: isFixed ? input.startTime : null,
    endTime: isFixed ? input.endTime : null,
    effectiveDays: isFixed ? null : numberOf(input.effectiveDays),
    storeCommission: numberOf(input.storeCommission),
    ...scopeBody(input),
  }
}

/** The body of a save, as the embedded API reads it. */
export const couponBody = v.omit(detailSchema, [...serverMembers, 'givenBy', 'receivedNum', 'usedNum'])

/**
 * The coupon as typed so far, for what is shown beside the form. One that counts from its receipt runs from now on for
 * as long as it is valid, so that it has a time to compare with other activities.
 */
export function unsavedActivity(input: CouponInput, id = '', now: string = serverNow()): Activity {
  const figure = (typed: string) => decimal(typed)?.toFixed() ?? null
  const { promotionName, couponName, couponType, getType, rangeDayType } = input
  const isFixed = rangeDayType === 'FIXEDTIME'
  const days = daysOf(input.effectiveDays) ?? 0
  return {
    ...toActivity({ promotionType: 'COUPON' }),
    id,
    promotionName: promotionName || couponName,
    couponName,
    couponType,
    getType,
    rangeDayType,
    startTime: isFixed ? input.startTime : days > 0 ? now : '',
    endTime: isFixed ? input.endTime : days > 0 ? dayEnd(dayAfter(now, days)) : '',
    effectiveDays: isFixed ? null : days,
    price: couponType === 'PRICE' ? figure(input.price) : null,
    couponDiscount: couponType === 'DISCOUNT' ? figure(input.couponDiscount) : null,
    consumeThreshold: figure(input.consumeThreshold),
    ...draftScope(input),
  }
}

/** The days of a validity that counts from receipt, as typed; null for what is no whole number of 1 to 365. */
export function daysOf(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return days > 0 && days <= MAX_EFFECTIVE_DAYS ? days : null
}
