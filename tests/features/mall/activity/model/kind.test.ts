import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { toActivity } from '#features/mall/activity/model'
import { activityScreen, activityTitle, offerText } from '#features/mall/activity/model/kind'

describe('what an activity offers, and its screen', () => {
  const full = { fullMoney: '2000', fullMinusFlag: true, fullMinus: '50' }
  it.each([
    [{ promotionType: 'FULL_DISCOUNT', ...full }, '满 2,000.00 减 50.00', 'full-discount-detail'],
    [
      { promotionType: 'FULL_DISCOUNT', ...full, fullRateFlag: true, fullRate: '9.50' },
      '满 2,000.00 打 9.5 折',
      'full-discount-detail',
    ],
    [
      { promotionType: 'COUPON', couponType: 'PRICE', consumeThreshold: '99', price: '10' },
      '满 99.00 减 10.00',
      'add-coupon',
    ],
    [
      { promotionType: 'COUPON', couponType: 'DISCOUNT', consumeThreshold: '99', couponDiscount: '8' },
      '满 99.00 打 8 折',
      'add-coupon',
    ],
    [{ promotionType: 'PINTUAN', requiredNum: 3 }, '3 人团，0 个规格', 'pintuan-goods'],
    [{ promotionType: 'SECKILL' }, '0 个规格', 'seckill-goods'],
  ] as const)('%j', (fields, offer, name) => {
    const activity = toActivity({ ...fields, id: '7' })
    expect(plain(offerText(activity))).toBe(offer)
    expect(activityScreen(activity)).toEqual({ name, query: { id: '7' } })
  })
})

describe('the title of an activity', () => {
  it.each([
    [{ promotionType: 'COUPON', couponName: '满减券', promotionName: '开工季' }, '满减券'],
    [{ promotionType: 'COUPON', couponName: '', promotionName: '开工季' }, '开工季'],
    [{ promotionType: 'FULL_DISCOUNT', couponName: '满减券', promotionName: '开工季' }, '开工季'],
    [{ promotionType: 'PINTUAN', couponName: '', promotionName: '' }, '拼团'],
  ] as const)('%j: %s', (activity, title) => {
    expect(activityTitle((key) => key, activity)).toBe(title)
  })
})
