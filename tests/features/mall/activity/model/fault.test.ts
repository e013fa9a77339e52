import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { type PromotionType, toActivity } from '#features/mall/activity/model'
import { activityFaults, goodsFault } from '#features/mall/activity/model/fault'

const sold = { price: '90', originalPrice: '100', quantity: '5', marketEnable: 'UPPER', authFlag: 'PASS' } as const

describe('a product of an activity', () => {
  it.each([
    ['PINTUAN', {}, null],
    ['PINTUAN', { marketEnable: 'DOWN' }, '商品已下架'],
    ['PINTUAN', { authFlag: 'TOBEAUDITED' }, '商品审核中'],
    ['FULL_DISCOUNT', { authFlag: 'REFUSE' }, '商品审核未通过'],
    ['PINTUAN', { originalPrice: '90' }, '售价 90.00 不高于活动价'],
    ['SECKILL', { originalPrice: '85.5' }, '售价 85.50 不高于活动价'],
    ['PINTUAN', { quantity: '0' }, '没有库存'],
    ['SECKILL', { quantity: '0' }, null],
    ['FULL_DISCOUNT', { originalPrice: '90', quantity: '0' }, null],
    ['COUPON', { marketEnable: 'DOWN' }, '商品已下架'],
    ['PINTUAN', { salesModel: 'WHOLESALE', originalPrice: '80' }, '批发商品无法参加促销'],
    ['COUPON', { salesModel: 'WHOLESALE' }, null],
    ['COUPON', { salesModel: 'RETAIL' }, null],
    ['PINTUAN', { originalPrice: null, quantity: null, marketEnable: undefined, authFlag: undefined }, null],
  ] as const)('%s with %j: %s', (type, own, said) => {
    const fault = goodsFault(type as PromotionType, { ...sold, ...own })
    expect(fault && plain(fault)).toBe(said)
  })
})

describe('an activity', () => {
  const goods = (skuId: string, own: object) => ({ skuId, goodsId: 'g', goodsName: skuId, ...sold, ...own })
  const activity = (own: object) =>
    toActivity({
      promotionType: 'PINTUAN',
      promotionStatus: 'START',
      scopeType: 'PORTION_GOODS',
      scopeId: 'a,b,c,d,e',
      promotionGoodsList: [
        goods('a', { marketEnable: 'DOWN' }),
        goods('b', { originalPrice: '80' }),
        goods('d', { salesModel: 'WHOLESALE' }),
        goods('c', { authFlag: 'TOBEAUDITED', originalPrice: '80' }),
      ] as never,
      ...own,
    } as never)

  it('names what buyers no longer get', () => {
    expect(activityFaults(activity({})).map(plain)).toEqual([
      '1 个规格的商品已删除，不再参加',
      '商品已下架，买家买不到：「a」',
      '商品审核中，买家买不到：「c」',
      '批发商品不能参加：「d」',
      '售价已不高于活动价：「b」',
    ])
  })

  it('says nothing once it is over', () => {
    expect(activityFaults(activity({ promotionStatus: 'END' }))).toEqual([])
  })
})
