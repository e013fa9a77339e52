import { decimal } from '#domain/money'
import { isBeforeText } from '#domain/time'
import {
  type Activity,
  doOverlap,
  type Period,
  type PeriodFault,
  type PromotionGoods,
  type PromotionType,
  periodFault,
  type ScopedProduct,
  scopeIds,
  statusAt,
  toActivity,
} from '#features/mall/activity/model'
import type { CartLine, CartOptions, Discount, PricedCart } from '#features/mall/activity/model/cart'
import { clashesOf } from '#features/mall/activity/model/clash'
import { activityKinds } from '#features/mall/activity/model/kind'
import { priceCart } from '#features/promotion/sampleCart/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { badInput, type Refusal, refusal } from '#mocks/kernel/http/reply'
import { containing, during, equalTo, type Filters } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { goodsTables, type SkuRow } from '#mocks/mall/goods/rows'
import { joinedSku, knownGoods } from '#mocks/mall/goods/rules'

/** Whether the activity of a row is wanted; sources ask before they build it. */
export type Wanted = (
  row: Period & { id: string } & Partial<Pick<Activity, 'rangeDayType' | 'effectiveDays'>>,
) => boolean

/** Extension point: the wanted activities of a shop, of one kind. */
export const activitySources = extensionPoint<(storeId: string, isWanted: Wanted) => readonly Activity[]>()

/** Extension point: ids of the coupons of a shop that a buyer holds and may use now. */
export const heldCoupons = extensionPoint<(storeId: string, memberId: string) => readonly string[]>()

/** An order as far as activities count it. `discounts` are those of the whole order. */
export type ActivityOrder = {
  sn: string
  memberId: string
  paymentTime: string
  flowPrice: string
  discounts: readonly Discount[]
  lines: readonly (ScopedProduct & {
    num: number
    subTotal: string
    flowPrice: string
    discounts: readonly Discount[]
  })[]
}

/** Extension point: the paid orders of a shop, paid between two days. */
export const activityOrders = extensionPoint<(storeId: string, from: string, to: string) => readonly ActivityOrder[]>()

/** An order that uses activities. */
export type UsingOrder = Pick<ActivityOrder, 'sn' | 'memberId' | 'discounts'> & {
  lines: readonly { skuId: string; num: number; discounts: readonly Discount[] }[]
}

/** Extension point: runs when an order is placed, and when it is closed. */
export const afterUse = extensionPoint<(order: UsingOrder, isClosed: boolean) => void>()

/**
 * Extension point: runs when a group-buy is closed by hand; its unfilled groups are cancelled, or completed if
 * `isFilled`.
 */
export const afterGroupClose = extensionPoint<(promotionId: string, isFilled: boolean) => void>()

/** Extension point: runs when a group-buy of a shop is saved or opened; buyers join it. */
export const afterGroupOpen = extensionPoint<(storeId: string) => void>()

/** The wanted activities of a shop, of all kinds. */
export function activitiesOf(storeId: string, isWanted: Wanted): Activity[] {
  return activitySources.all().flatMap((read) => read(storeId, isWanted))
}

/** Prices a cart of a buyer by the activities that run now, and the coupons the buyer holds. */
export function priceNow<Line extends CartLine>(
  storeId: string,
  memberId: string,
  cart: readonly Line[],
  options: Omit<CartOptions, 'moment' | 'couponIds'> = {},
): PricedCart<Line> {
  const moment = worldNow()
  const running = activitiesOf(storeId, (row) => statusAt(row, moment) === 'START')
  const couponIds = heldCoupons.all().flatMap((read) => read(storeId, memberId))
  // A coupon that was closed or has ended can no longer be received, but who has it may use it.
  const held =
    couponIds.length === 0
      ? []
      : activitiesOf(storeId, (row) => couponIds.includes(row.id) && statusAt(row, moment) !== 'START')
  const usable = held.map((coupon) => ({
    ...coupon,
    startTime: '',
    endTime: '',
    rangeDayType: 'DYNAMICTIME',
    effectiveDays: 1,
  }))
  return priceCart(cart, [...running, ...usable], { ...options, moment, couponIds })
}

/**
 * The first of some SKUs that has a price in another seckill or group-buy at the same time; null when there is none.
 * `isOwn` tells the activity that is being saved.
 */
export function priceClash(
  storeId: string,
  goods: readonly { skuId: string }[],
  period: Period,
  isOwn: (activity: Activity) => boolean,
): { goodsName: string; activity: Activity } | null {
  const others = activitiesOf(storeId, (row) => doOverlap(row, period)).filter(
    (activity) => activityKinds[activity.promotionType].hasOwnPrices && !isOwn(activity),
  )
  for (const { skuId } of goods) {
    for (const activity of others) {
      const found = activity.promotionGoodsList.find((one) => one.skuId === skuId)
      if (found) return { goodsName: found.goodsName, activity }
    }
  }
  return null
}

/** The product of a SKU, as scopes and prices look at it. */
export function scopedProduct({ id, goodsId }: Pick<SkuRow, 'id' | 'goodsId'>): ScopedProduct {
  const goods = goodsTables.goods.get(goodsId)
  return {
    skuId: id,
    salesModel: goods?.salesModel ?? 'RETAIL',
    categoryPath: goods?.categoryPath ?? '',
    storeCategoryPath: goods?.storeCategoryPath ?? '',
  }
}

/** Whether a SKU can still be shown in an activity: it exists, and so does its product. */
export function isOffered(skuId: string): boolean {
  const goods = goodsTables.goods.get(goodsTables.goodsSkus.get(skuId)?.goodsId ?? '')
  return goods !== undefined && !goods.deleteFlag
}

/** A SKU in an activity, by its id; the price of the activity is the list price, if not given. */
export function promotionGoods(skuId: string, own: Partial<PromotionGoods> = {}): PromotionGoods {
  const row = goodsTables.goodsSkus.get(skuId)
  if (!row) throw refusal(11001, '商品已下架')
  const sku = joinedSku(row, knownGoods(row.goodsId))
  const { goodsId, goodsName, thumbnail, price, quantity, cost, marketEnable, authFlag, salesModel } = sku
  const sold = { originalPrice: price, quantity, cost, marketEnable, authFlag, salesModel }
  return { skuId, goodsId, goodsName, thumbnail, ...sold, price, num: 0, timeLine: null, ...own }
}

/** The SKUs of an activity in the format of the API. */
export function promotionGoodsWire(
  { id: promotionId, startTime, endTime }: Period & { id: string },
  promotionType: PromotionType,
  goods: readonly PromotionGoods[],
) {
  const number = (value: string | null) => decimal(value)?.toNumber() ?? null
  return goods.map(({ price, originalPrice, quantity, cost, ...own }) => {
    const { storeId, storeName, goodsType, categoryPath } = knownGoods(own.goodsId)
    return {
      ...own,
      // Clients delete rows by it: unique within the activity.
      id: `${promotionId.slice(0, -6)}${own.skuId.slice(-6)}`,
      promotionId,
      promotionType,
      storeId,
      storeName,
      goodsType,
      categoryPath,
      startTime: startTime || null,
      endTime: endTime || null,
      price: number(price),
      originalPrice: number(originalPrice),
      quantity: number(quantity),
      cost: number(cost),
    }
  })
}

/** An activity as its kind keeps it. */
type StoredActivity = Parameters<Wanted>[0] & Pick<Activity, 'ranStartTime' | 'ranEndTime'> & { storeId: string }

/** An activity as a list shows it, with its status now. */
export function activityView<Row extends StoredActivity>(row: Row) {
  return {
    ...row,
    startTime: row.startTime || null,
    endTime: row.endTime || null,
    // [proposed]
    ranStartTime: row.ranStartTime || null,
    ranEndTime: row.ranEndTime || null,
    promotionStatus: statusAt(row, worldNow()),
  }
}

/** The products of an activity for some; none for all, or where they are gone. */
export function scopedGoods({ scopeType, scopeId }: Pick<Activity, 'scopeType' | 'scopeId'>): PromotionGoods[] {
  if (scopeType !== 'PORTION_GOODS') return []
  return scopeIds(scopeId)
    .filter(isOffered)
    .map((id) => promotionGoods(id))
}

/** The source of the activities of a kind. `more` is what is found when a row is read. */
export function sourceOf<Row extends StoredActivity>(
  promotionType: PromotionType,
  table: { filter: (isWanted: (row: Row) => boolean) => Row[] },
  more: (row: Row) => Partial<Record<keyof Activity, unknown>>,
) {
  return activitySources.with((storeId, isWanted) =>
    table
      .filter((row) => row.storeId === storeId && isWanted(row))
      .map((row) => {
        const found = { ...row, promotionStatus: statusAt(row, worldNow()), ...more(row) }
        return toActivity({ ...(found as Partial<Activity>), promotionType })
      }),
  )
}

const PERIOD_REFUSALS: Record<PeriodFault, () => Refusal> = {
  missing: () => refusal(40011, '活动起始时间和活动结束时间不能为空'),
  // The words of lilishop's server, inverted but exact.
  reversed: () => refusal(40004, '活动起始时间必须大于结束时间'),
  past: () => refusal(40003, '活动结束时间不能小于当前时间'),
  far: () => badInput('活动结束时间不能晚于十年后'),
}

/**
 * Checks the times of an activity. `opened` is the start that it had, which may stay.
 *
 * @throws Refusal 40002, 40003, 40004, 40011
 */
export function checkPeriod(period: Period, opened = ''): void {
  const fault = periodFault(period, worldNow())
  if (fault) throw PERIOD_REFUSALS[fault]()
  if (period.startTime !== opened && isBeforeText(period.startTime, worldNow()))
    throw refusal(40002, '活动起始时间不能小于当前时间')
}

/**
 * Refuses a period in which another activity of the kind runs, where a shop may have one at a time.
 *
 * @throws Refusal 40001
 */
export function refuseOverlap(
  storeId: string,
  promotionType: PromotionType,
  { startTime, endTime }: Period,
  id = '',
): void {
  const others = activitiesOf(storeId, (row) => doOverlap(row, { startTime, endTime }))
  if (clashesOf({ id, promotionType, startTime, endTime }, others).length > 0)
    throw refusal(40001, '活动时间内已存在同类活动，请选择关闭、删除当前时段的活动')
}

/** When an activity ran before, which a save of its terms does not change; nothing of a new one. */
export function pastRun(before?: Partial<Pick<Activity, 'ranStartTime' | 'ranEndTime'>>) {
  return { ranStartTime: before?.ranStartTime ?? '', ranEndTime: before?.ranEndTime ?? '' }
}

/**
 * The period in which a call opens a closed activity, which begins in the future; null where it closes one.
 *
 * @throws Refusal 40002, 40003, 40004, 40011
 */
export function askedPeriod(sent: Period): Period | null {
  const [startTime, endTime] = [momentOf(sent.startTime), momentOf(sent.endTime)]
  if (startTime === '' && endTime === '') return null
  checkPeriod({ startTime, endTime })
  return { startTime, endTime }
}

/** A moment in milliseconds or as text, as server-local text. */
function momentOf(sent: string): string {
  if (!/^\d{13}$/.test(sent)) return sent
  const day = new Date(Number(sent) + OFFSET_MS).toISOString()
  return `${day.slice(0, 10)} ${day.slice(11, 19)}`
}

const OFFSET_MS = 8 * 3_600_000

type Listed = {
  promotionName: string
  promotionStatus: string
  scopeType: string
  startTime: string | null
  endTime: string | null
}

/** The filters of lists of activities: name, status (several joined by commas), scope, and the range they lie in. */
export const activityFilters: Filters<Listed> = {
  ...containing('promotionName'),
  ...equalTo('promotionStatus', 'scopeType'),
  ...during('startTime', 'startTime', ''),
  ...during('endTime', '', 'endTime'),
}

/** An activity of a shop by kind and id. */
export function findActivity(storeId: string, promotionType: PromotionType, id: string): Activity | undefined {
  return activitiesOf(storeId, () => true).find((one) => one.id === id && one.promotionType === promotionType)
}
