import { describe, expect, it } from 'vitest'
import { clashesOf, sharedPrices } from '#features/mall/activity/clash/model'
import { type Activity, type PromotionType, toActivity } from '#features/mall/activity/model'

const runs = { startTime: '2026-05-01 00:00:00', endTime: '2026-05-03 00:00:00', promotionStatus: 'START' } as const
const of = (promotionType: PromotionType, id: string, own: Partial<Activity> = {}) =>
  toActivity({ promotionType, ...runs, ...own, id })

describe('the activities beside which another is refused', () => {
  const others = (type: PromotionType) => [
    of(type, 'own'),
    of(type, 'same', { scopeType: 'PORTION_GOODS', scopeId: 'other' }),
    of(type, 'over', { promotionStatus: 'END' }),
    of(type, 'later', { startTime: '2026-05-10 00:00:00', endTime: '2026-05-11 00:00:00' }),
    of(type, 'closed', { startTime: '', endTime: '', promotionStatus: 'CLOSE' }),
    of('SECKILL', 'own'),
  ]
  it.each([
    ['FULL_DISCOUNT', ['same']],
    ['PINTUAN', ['same']],
    ['COUPON', []],
    ['SECKILL', []],
  ] as const)('of %s: %j', (type, clashes) => {
    expect(clashesOf(of(type, 'own'), others(type)).map(({ id }) => id)).toEqual(clashes)
  })
})

describe('the products with a price in both of two activities', () => {
  const goods = (...ids: string[]) =>
    ids.map((skuId) => ({
      ...{ skuId, goodsId: 'g', goodsName: skuId, thumbnail: '' },
      ...{ price: '1', originalPrice: '2', quantity: '3', cost: null, num: 0, timeLine: null },
    }))

  it.each([
    ['PINTUAN', 'SECKILL', ['b']],
    ['SECKILL', 'PINTUAN', ['b']],
    ['FULL_DISCOUNT', 'SECKILL', []],
    ['PINTUAN', 'COUPON', []],
  ] as const)('%s and %s: %j', (one, other, shared) => {
    const draft = of(one, 'first', { promotionGoodsList: goods('a', 'b') })
    const second = of(other, 'second', { promotionGoodsList: goods('b', 'c') })
    expect(sharedPrices(draft, second).map(({ skuId }) => skuId)).toEqual(shared)
  })
})
