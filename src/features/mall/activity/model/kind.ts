import { formatMoney, percentOff } from '#domain/money'
import type { StatusTable } from '#domain/status'
import { type Text, type Translate, text, translateMessage } from '#domain/text'
import type { Activity, PromotionType } from '#features/mall/activity/model'

type Named = Pick<Activity, 'promotionType' | 'promotionName' | 'couponName'>

/** What distinguishes a kind of activity, beside its label and colour. */
type Kind = {
  /** Its list, what shows one, and its form. */
  screens: { list: string; record: string; form: string }
  /** The member with the name by which it is known. */
  name: 'promotionName' | 'couponName'
  /** Whether a shop may have only one at a time. */
  isExclusive: boolean
  /** Whether it has a price of its own for each SKU; a SKU has only one such price at a time. */
  hasOwnPrices: boolean
  /** Whether it sets pieces of each SKU aside. */
  hasOwnStock: boolean
  /** What it offers, in a few words. */
  offer: (activity: Activity) => Text
}

const TERMS = { name: 'promotionName', hasOwnPrices: false, hasOwnStock: false } as const
const PRICES = { name: 'promotionName', hasOwnPrices: true } as const

/** The kinds of activities, in the order in which prices are calculated. */
export const activityKinds = {
  SECKILL: {
    ...PRICES,
    label: '秒杀',
    color: 'error',
    isExclusive: false,
    hasOwnStock: true,
    screens: { list: 'seckill', record: 'seckill-goods', form: 'seckill-goods' },
    offer: ({ promotionGoodsList }) => text('{{goods}} 个规格', { goods: promotionGoodsList.length }),
  },
  PINTUAN: {
    ...PRICES,
    label: '拼团',
    color: 'success',
    isExclusive: true,
    hasOwnStock: false,
    screens: { list: 'pintuan', record: 'pintuan-goods', form: 'pintuan-edit' },
    offer: ({ requiredNum, promotionGoodsList }) =>
      text('{{count}} 人团，{{goods}} 个规格', { count: requiredNum ?? 0, goods: promotionGoodsList.length }),
  },
  FULL_DISCOUNT: {
    ...TERMS,
    label: '满额活动',
    color: 'processing',
    isExclusive: true,
    screens: { list: 'full-cut', record: 'full-discount-detail', form: 'full-discount-detail' },
    offer: ({ fullMoney, fullRateFlag, fullRate, fullMinus }) =>
      termsText(fullMoney, fullRateFlag ? fullRate : null, fullMinus),
  },
  COUPON: {
    ...TERMS,
    label: '优惠券',
    color: 'warning',
    name: 'couponName',
    isExclusive: false,
    screens: { list: 'coupon', record: 'add-coupon', form: 'add-coupon' },
    offer: ({ consumeThreshold, couponType, couponDiscount, price }) => {
      const rate = couponType === 'DISCOUNT' ? couponDiscount : null
      if (Number(consumeThreshold) !== 0) return termsText(consumeThreshold, rate, price)
      return rate
        ? text('无门槛打 {{rate}} 折', rateParams(rate))
        : text('无门槛减 {{minus}}', { minus: formatMoney(price) })
    },
  },
} as const satisfies StatusTable<PromotionType> & Record<PromotionType, Kind>

/** Less money, or a share of it, above a threshold: '满 2,000.00 减 50.00'. */
function termsText(threshold: string | null, rate: string | null, minus: string | null): Text {
  const full = formatMoney(threshold)
  if (rate) return text('满 {{full}} 打 {{rate}} 折', { full, ...rateParams(rate) })
  return text('满 {{full}} 减 {{minus}}', { full, minus: formatMoney(minus) })
}

/** A rate of tenths as buyers say it, '9.5 折'; in English what is taken off. */
export function rateText(rate: string | number): Text {
  return text('{{rate}} 折', rateParams(rate))
}

function rateParams(rate: string | number) {
  return { rate: Number(rate), off: percentOff(rate) ?? '' }
}

/** What an activity offers, in a few words: '满 2,000.00 减 50.00'. */
export function offerText(activity: Activity): Text {
  return activityKinds[activity.promotionType].offer(activity)
}

/** The name of an activity in a list: a coupon goes by the name that its buyers see. */
export function activityName(activity: Named): string {
  return activity[activityKinds[activity.promotionType].name] || activity.promotionName
}

/** The same on screen, where one that is not named yet goes by its kind. */
export function activityTitle(t: Translate, activity: Named): string {
  return activityName(activity) || translateMessage(t, activityKinds[activity.promotionType].label)
}

/** The screen that shows an activity. */
export function activityScreen({ promotionType, id }: Pick<Activity, 'promotionType' | 'id'>) {
  return { name: activityKinds[promotionType].screens.record, query: { id } }
}
