import * as v from 'valibot'
import type { StatusTable } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { dayAfter, formatTime, isBeforeText, minutesBetween, parseTime, serverNow, shiftMinutes } from '#domain/time'
import * as wire from '#domain/wire'
import { extraLeaves } from '#features/mall/activity/model/extra'
import { type AuthFlag, joinError, type MarketEnable, type SalesModel } from '#features/mall/sale/model'

/** The status of an activity: a function of its times and the clock. */
export type PromotionStatus = 'NEW' | 'START' | 'END' | 'CLOSE'

/** Labels and colours of the statuses of an activity. */
export const promotionStatuses: StatusTable<PromotionStatus> = {
  NEW: { label: '未开始', color: 'processing' },
  START: { label: '已开始', color: 'success' },
  END: { label: '已结束', color: 'default' },
  CLOSE: { label: '已关闭', color: 'error' },
}

/** The products that an activity applies to. `scopeId` holds ids of SKUs, categories or shop categories accordingly. */
export type ScopeType = 'ALL' | 'PORTION_GOODS_CATEGORY' | 'PORTION_SHOP_CATEGORY' | 'PORTION_GOODS'

/** Labels of the scopes. */
export const scopeTypes: StatusTable<ScopeType> = {
  ALL: { label: '全品类', color: 'default' },
  PORTION_GOODS: { label: '指定商品', color: 'default' },
  PORTION_GOODS_CATEGORY: { label: '商品分类', color: 'default' },
  PORTION_SHOP_CATEGORY: { label: '店铺分类', color: 'default' },
}

/** The kinds of activities that change what a buyer pays, in the order in which prices are calculated. */
export const promotionTypes = ['SECKILL', 'PINTUAN', 'FULL_DISCOUNT', 'COUPON'] as const
export type PromotionType = (typeof promotionTypes)[number]

/** The times of an activity, server-local text; both '' when it is closed. */
export type Period = { startTime: string; endTime: string }

/** A period to the minute: '2026-12-04 09:00 ~ 2026-12-05 18:00'. */
export function periodText({ startTime, endTime }: Period, format = 'YYYY-MM-DD HH:mm'): string {
  return `${formatTime(startTime, format)} ~ ${formatTime(endTime, format)}`
}

/** The fields that every activity has. `scopeId` is joined by commas. */
export const activityLeaves = {
  id: wire.id(),
  promotionName: wire.text(),
  startTime: wire.time(),
  endTime: wire.time(),
  scopeType: wire.code<ScopeType>(),
  scopeId: wire.text(),
  promotionStatus: wire.code<PromotionStatus>(),
}

/** When a closed activity ran [proposed]: closing leaves it without times of its own. '' for one that never began. */
export const ranLeaves = { ranStartTime: wire.time(), ranEndTime: wire.time() }

/**
 * A SKU in an activity: `price` is the activity's price in yuan, `originalPrice` the list price, `num` how many were
 * sold.
 */
const promotionGoodsSchema = v.object({
  skuId: wire.id(),
  goodsId: wire.text(),
  goodsName: wire.text(),
  thumbnail: wire.text(),
  price: wire.decimal(),
  originalPrice: wire.decimal(),
  /** Stock; in a seckill what is left of the stock set aside for it. */
  quantity: wire.decimal(),
  /** What the SKU costs the shop, yuan [proposed]. */
  cost: wire.decimal(),
  /** Whether the product is on the shelf [proposed]; none from others. */
  marketEnable: v.optional(wire.code<MarketEnable>()),
  /** The platform's review of the product [proposed]; none from others. */
  authFlag: v.optional(wire.code<AuthFlag>()),
  /** How the product is sold now [proposed]; none from others. */
  salesModel: v.optional(wire.code<SalesModel>()),
  num: wire.count(),
  /** Seckill: the hour of its session. */
  timeLine: wire.count(),
})
/** A SKU in an activity, as read. */
export type PromotionGoods = v.InferOutput<typeof promotionGoodsSchema>

/** The SKUs of an activity, which its record has and its lists leave out. */
export const goodsLeaves = { promotionGoodsList: wire.list(promotionGoodsSchema) }

/** The members of an activity that the server writes by itself: a save does not send them. */
export const serverMembers = ['id', 'ranStartTime', 'ranEndTime', 'promotionStatus', 'createTime'] as const

/** An activity of any kind, with what decides its prices; what another kind has is empty. */
export const activitySchema = v.object({
  ...activityLeaves,
  ...ranLeaves,
  // One of another kind has no screen: its row is left out.
  promotionType: v.pipe(
    wire.code<PromotionType>(),
    v.check((type) => promotionTypes.includes(type)),
  ),
  ...goodsLeaves,
  // Coupon
  couponType: wire.code<'PRICE' | 'DISCOUNT' | ''>(),
  price: wire.decimal(),
  couponDiscount: wire.decimal(),
  consumeThreshold: wire.decimal(),
  getType: wire.text(),
  publishNum: wire.count(),
  receivedNum: wire.count(),
  /** How many one buyer may receive; 0 is unlimited. */
  couponLimitNum: wire.count(),
  rangeDayType: wire.text(),
  effectiveDays: wire.count(),
  // Full discount
  fullMoney: wire.decimal(),
  fullMinusFlag: wire.flag(),
  fullMinus: wire.decimal(),
  fullRateFlag: wire.flag(),
  fullRate: wire.decimal(),
  ...extraLeaves,
  // Group-buy
  requiredNum: wire.count(),
  limitNum: wire.count(),
  // Seckill
  hours: wire.text(),
  applyEndTime: wire.time(),
})
/** An activity of any kind, as read. */
export type Activity = v.InferOutput<typeof activitySchema>

/** An activity with the members of its own kind; those of other kinds are empty. */
export function toActivity(fields: Partial<Activity> & Pick<Activity, 'promotionType'>): Activity {
  return v.parse(activitySchema, { id: 'new', ...fields })
}

type Clocked = Period & Partial<Pick<Activity, 'rangeDayType' | 'effectiveDays'>>

/** The status at a moment. Without times it is closed, but for a coupon whose validity begins when it is received. */
export function statusAt(activity: Clocked, now: string = serverNow()): PromotionStatus {
  const { startTime, endTime, rangeDayType, effectiveDays } = activity
  if (rangeDayType === 'DYNAMICTIME') {
    const days = effectiveDays ?? 0
    return days > 0 && days <= MAX_EFFECTIVE_DAYS ? 'START' : 'CLOSE'
  }
  if (startTime === '' && endTime === '') return 'CLOSE'
  if (isBeforeText(now, startTime)) return 'NEW'
  return isBeforeText(endTime, now) ? 'END' : 'START'
}

/** The longest validity of a coupon that counts from its receipt, days. */
export const MAX_EFFECTIVE_DAYS = 365

/**
 * The hour of the seckill session that runs at a moment: from its hour on, until the next one or the end of the day.
 * null before the first. `hours` is '6,8,12'.
 */
export function sessionAt(hours: string, moment: string): number | null {
  const now = Number(moment.slice(11, 13))
  return hoursOf(hours).findLast((hour) => hour <= now) ?? null
}

/** The hours of the sessions of a seckill, in order. */
export function hoursOf(hours: string): number[] {
  const found = hours.split(',').flatMap((hour) => (/^\d{1,2}$/.test(hour.trim()) ? [Number(hour)] : []))
  return found.sort((a, b) => a - b)
}

/** Whether two activities run at the same time; a closed one never runs, one without an end never ends. */
export function doOverlap(a: Period, b: Period): boolean {
  if (a.startTime === '' || b.startTime === '') return false
  return !isBeforeText(a.endTime, b.startTime) && !isBeforeText(b.endTime, a.startTime)
}

/** What is wrong with the times of an activity. */
export type PeriodFault = 'missing' | 'reversed' | 'past' | 'far'

/** The furthest that an activity may be planned ahead, days: beyond it a year was mistyped. */
const MAX_AHEAD_DAYS = 3650

/** The fault of a period: both times are needed, in order, and it must neither be over nor end in ten years or more. */
export function periodFault({ startTime, endTime }: Period, now: string = serverNow()): PeriodFault | null {
  if (!parseTime(startTime) || !parseTime(endTime)) return 'missing'
  if (isBeforeText(endTime, startTime)) return 'reversed'
  if (isBeforeText(endTime, now)) return 'past'
  return isBeforeText(dayAfter(now, MAX_AHEAD_DAYS), endTime) ? 'far' : null
}

/**
 * Errors of the times in a form. A new activity must not begin on a day that is over; `opened` is the start that a
 * saved one had, which may stay.
 */
export function periodErrors(period: Period, opened = '', now: string = serverNow()): Errors {
  const { startTime, endTime } = period
  const fault = periodFault(period, now)
  const isLate = startTime !== opened && isBeforeText(startTime, now.slice(0, DAY_LENGTH))
  return onlyErrors({
    startTime: startTime === '' ? text('请选择活动时间') : isLate ? text('活动起始时间不能小于当前时间') : null,
    endTime: endTime === '' ? text('请选择活动时间') : fault && FAULTS[fault],
  })
}

/** How many characters of a moment are its day. */
const DAY_LENGTH = 10

/** Whether a start means "at once": a moment of today that has passed, and not the one that a saved activity had. */
export function isAtOnce(startTime: string, opened = '', now: string = serverNow()): boolean {
  if (startTime === '' || startTime === opened || !isBeforeText(startTime, now)) return false
  return startTime.slice(0, DAY_LENGTH) === now.slice(0, DAY_LENGTH)
}

/** Said of such a start. */
export const AT_ONCE = text('这个时间已过：保存后一分钟开始')

/** The start that is sent: servers refuse the past, so "at once" is a minute ahead. */
export function startToSend(startTime: string, opened = '', now: string = serverNow()): string {
  return isAtOnce(startTime, opened, now) ? shiftMinutes(now, 1) : startTime
}

const FAULTS: Record<PeriodFault, Text | null> = {
  missing: null,
  reversed: text('活动结束时间不能早于起始时间'),
  past: text('活动结束时间不能小于当前时间'),
  far: text('活动结束时间不能晚于十年后'),
}

/** The ids of a scope. */
export function scopeIds(scopeId: string): string[] {
  return scopeId.split(',').filter((id) => id !== '')
}

/** What decides whether a product is in a scope: the id of its SKU, how it is sold, and the paths of its categories. */
export type ScopedProduct = {
  skuId: string
  salesModel: SalesModel
  categoryPath: string
  storeCategoryPath: string
}

type Scope = Pick<Activity, 'promotionType' | 'scopeType' | 'scopeId' | 'promotionGoodsList'>

/** Whether an activity applies to a product: it may take part, and is in the scope. */
export function isInScope(activity: Scope, product: ScopedProduct): boolean {
  return !joinError(activity.promotionType, product) && isCovered(activity, product)
}

/** Whether a product is in the scope of an activity, though it may not take part. */
export function isCovered(
  { scopeType, scopeId, promotionGoodsList }: Omit<Scope, 'promotionType'>,
  product: ScopedProduct,
): boolean {
  if (scopeType === 'ALL') return true
  const ids = scopeIds(scopeId)
  if (scopeType === 'PORTION_GOODS_CATEGORY') return shares(ids, product.categoryPath)
  if (scopeType === 'PORTION_SHOP_CATEGORY') return shares(ids, product.storeCategoryPath)
  return ids.includes(product.skuId) || promotionGoodsList.some(({ skuId }) => skuId === product.skuId)
}

function shares(ids: readonly string[], path: string): boolean {
  return path.split(',').some((id) => ids.includes(id))
}

const SECONDS = 'YYYY-MM-DD HH:mm:ss'

/** The period of a renewal: as long as the one before, from the second after its end. Of a closed one: none. */
export function renewedPeriod({ startTime, endTime }: Period): Period {
  const [from, to] = [parseTime(startTime), parseTime(endTime)]
  if (!from || !to) return { startTime: '', endTime: '' }
  const start = to.add(1, 'second')
  return { startTime: start.format(SECONDS), endTime: start.add(to.diff(from, 'second'), 'second').format(SECONDS) }
}

/** The period of a copy: as long as the one before, from tomorrow at the same time of day. Of a closed one: none. */
export function copiedPeriod({ startTime, endTime }: Period, today: string): Period {
  const length = minutesBetween(startTime, endTime)
  if (length === null) return { startTime: '', endTime: '' }
  const start = `${dayAfter(today, 1)} ${startTime.slice(11)}`
  // Minutes drop the seconds of the end, such as 23:59:59.
  return { startTime: start, endTime: shiftMinutes(start, length).slice(0, 17) + endTime.slice(17) }
}
