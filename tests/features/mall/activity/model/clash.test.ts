import { describe, expect, it } from 'vitest'
import { type Activity, type PromotionType, toActivity } from '#features/mall/activity/model'
import { clashesOf, periodOfCopy, sharedPrices } from '#features/mall/activity/model/clash'

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
      skuId,
      goodsId: 'g',
      goodsName: skuId,
      thumbnail: '',
      price: '1',
      originalPrice: '2',
      quantity: '3',
      cost: null,
      num: 0,
      timeLine: null,
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

describe('the period of a copy', () => {
  const after = { startTime: '2026-05-03 00:00:01', endTime: '2026-05-05 00:00:01' }
  const tomorrow = { startTime: '2026-05-02 00:00:00', endTime: '2026-05-04 00:00:00' }
  it.each([
    ['FULL_DISCOUNT', 'after the original, beside which it would be refused', '2026-05-01', after],
    ['PINTUAN', 'after the original, beside which it would be refused', '2026-05-01', after],
    ['COUPON', 'from tomorrow on, beside the original', '2026-05-01', tomorrow],
    [
      'FULL_DISCOUNT',
      'from tomorrow on, when the original is over by then',
      '2026-05-10',
      {
        startTime: '2026-05-11 00:00:00',
        endTime: '2026-05-13 00:00:00',
      },
    ],
  ] as const)('of %s is %s', (type, _what, today, period) => {
    expect(periodOfCopy(of(type, 'own'), today)).toEqual(period)
  })
  it('of a closed one is none', () => {
    const closed = of('FULL_DISCOUNT', 'own', { startTime: '', endTime: '', promotionStatus: 'CLOSE' })
    expect(periodOfCopy(closed, '2026-05-01')).toEqual({ startTime: '', endTime: '' })
  })
})
