import { decimal } from '#domain/money'
import { plain } from '#domain/text'
import { toActivity } from '#features/mall/activity/model'
import { extraNames, type GivenCoupon, toExtras, withCouponNames } from '#features/mall/activity/model/extra'
import { offerText } from '#features/mall/activity/model/kind'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { activityView, promotionGoodsWire, scopedGoods, sourceOf } from '#mocks/mall/activity/rules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { type FullDiscountRow, fullDiscountTables } from './rows'

const { fullDiscounts } = fullDiscountTables

/** Extension point: a coupon of a shop, by its id; null when there is none. */
export const givenCoupons = extensionPoint<(storeId: string, couponId: string) => GivenCoupon | null>()

/** The full discounts of the caller's shop. */
export const ownFullDiscounts = ownedBy(fullDiscounts, 'storeId', {
  refuse: () => refusal(43004, '当前要操作的满优惠活动不存在！'),
})

/** A full discount as a list shows it. */
export function fullDiscountView(row: FullDiscountRow) {
  const number = (value: string | null) => decimal(value)?.toNumber() ?? null
  return {
    ...activityView(row),
    fullMoney: number(row.fullMoney),
    fullMinus: number(row.fullMinus),
    fullRate: number(row.fullRate),
    title: plain(offerText(toActivity({ promotionType: 'FULL_DISCOUNT', ...row }))),
    ...namesOf(row),
    giftSkuId: row.giftFlag ? row.giftId : null,
  }
}

/** A full discount with its products. */
export function fullDiscountDetail(row: FullDiscountRow) {
  return { ...fullDiscountView(row), promotionGoodsList: promotionGoodsWire(row, 'FULL_DISCOUNT', scopedGoods(row)) }
}

/** A coupon of a shop by its id; null when there is none. */
export function givenCoupon(storeId: string, couponId: string): GivenCoupon | null {
  return (
    givenCoupons
      .all()
      .map((read) => read(storeId, couponId))
      .find((coupon) => coupon !== null) ?? null
  )
}

type Names = Record<(typeof extraNames)[number], string | null>

/** The names of what comes with an order; null of what does not. */
function namesOf(row: FullDiscountRow): Names {
  const gift = row.giftFlag ? goodsTables.goodsSkus.get(row.giftId)?.goodsName : undefined
  const known = withCouponNames(
    toExtras({ ...row, giftSkuName: gift ?? '' }),
    (id) => givenCoupon(row.storeId, id)?.couponName,
  )
  return Object.fromEntries(extraNames.map((name) => [name, known[name] || null])) as Names
}

/** The full discounts as activities. */
export const fullDiscountSource = sourceOf('FULL_DISCOUNT', fullDiscounts, (row) => ({
  ...namesOf(row),
  promotionGoodsList: scopedGoods(row),
}))
