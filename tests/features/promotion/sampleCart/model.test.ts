import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { Activity } from '#features/mall/activity/model'
import type { CartLine, CartOptions } from '#features/mall/activity/model/cart'
import { batchError, minBatch, priceText, unitPrice } from '#features/mall/sale/model'
import { priceCart } from '#features/promotion/sampleCart/model'
import { coupon, full, goods, group, line, NOON, seckill } from './carts'

/** The verdicts on a cart as texts, and its amounts. */
function priced(cart: CartLine[], activities: Activity[], options: Partial<CartOptions> = {}) {
  const { verdicts, refusal, goodsPrice, discountPrice, couponPrice, flowPrice } = priceCart(cart, activities, {
    moment: NOON,
    ...options,
  })
  return {
    ...(refusal && { refusal: plain(refusal) }),
    amounts: [goodsPrice, discountPrice, couponPrice, flowPrice],
    reasons: verdicts.map(({ activity, reason }) => `${activity.id} ${plain(reason)}`),
  }
}

describe('a cart', () => {
  it('costs its list prices without activities', () => {
    expect(priced([line('a', '12.35', 3), line('b', '0.01')], [])).toEqual({
      amounts: ['37.06', '0.00', '0.00', '37.06'],
      reasons: [],
    })
  })

  it.each<[string, Partial<Activity>, string[]]>([
    ['reaches its threshold', { price: '25', consumeThreshold: '425' }, ['450.00', '40.00', '25.00', '385.00']],
    [
      'takes its share',
      { couponType: 'DISCOUNT', couponDiscount: '8.5', consumeThreshold: '0' },
      ['450.00', '40.00', '67.50', '342.50'],
    ],
    ['takes no more than is left', { price: '500', consumeThreshold: '0' }, ['450.00', '40.00', '410.00', '0.00']],
  ])('takes the full discount first; a coupon %s by the price before it', (_what, own, amounts) => {
    const both = [coupon(own), full({ fullMoney: '400', fullMinus: '40' })]
    expect(priced([line('a', '45', 10)], both)).toEqual({ amounts, reasons: ['f 适用', 'k 适用'] })
  })

  it('takes a coupon off each line up to what the full discount left of it', () => {
    const off = full({ fullMoney: '100', fullMinus: '90', scopeType: 'PORTION_GOODS', scopeId: 'a' })
    const { lines, couponPrice } = priceCart(
      [line('a', '100'), line('b', '100')],
      [off, coupon({ price: '50', consumeThreshold: '0' })],
      { moment: NOON },
    )
    expect([couponPrice, ...lines.map(({ flowPrice }) => flowPrice)]).toEqual(['35.00', '0.00', '75.00'])
  })

  it('counts one full discount, that of the first product that has one', () => {
    const [hats, wires] = [
      full({
        id: 'h',
        promotionName: '劳保',
        fullMoney: '400',
        fullMinus: '40',
        scopeType: 'PORTION_GOODS',
        scopeId: 'a',
      }),
      full({
        id: 'w',
        promotionName: '电线',
        fullMoney: '10',
        fullMinus: '9',
        scopeType: 'PORTION_GOODS',
        scopeId: 'b',
      }),
    ]
    const of = (num: number) => priced([line('c', '1'), line('a', '45', num), line('b', '498', 3)], [wires, hats])
    expect(of(10)).toEqual({
      amounts: ['1945.00', '40.00', '0.00', '1905.00'],
      reasons: ['w 一单只算一个满额活动，先看「劳保」', 'h 适用'],
    })
    expect(of(8)).toEqual({
      amounts: ['1855.00', '0.00', '0.00', '1855.00'],
      reasons: ['w 一单只算一个满额活动，先看「劳保」', 'h 还差 40.00 元'],
    })
  })

  it.each([
    ['at its threshold', '2000', ['2000.00', '200.00', '0.00', '1800.00'], 'f 适用'],
    ['a cent below', '1999.99', ['1999.99', '0.00', '0.00', '1999.99'], 'f 还差 0.01 元'],
  ])('takes a rate %s', (_, price, amounts, reason) => {
    const rate = full({ fullMoney: '2000', fullMinusFlag: false, fullRateFlag: true, fullRate: '9' })
    expect(priced([line('a', price)], [rate])).toEqual({ amounts, reasons: [reason] })
  })

  it('rounds a rate half a cent up', () => {
    const rate = coupon({ couponType: 'DISCOUNT', couponDiscount: '8.5', consumeThreshold: '0' })
    // 15 % of 0.30 is 0.045, of 0.10 0.015.
    expect(priced([line('a', '0.30')], [rate]).amounts).toEqual(['0.30', '0.00', '0.05', '0.25'])
    expect(priced([line('a', '0.10')], [rate]).amounts).toEqual(['0.10', '0.00', '0.02', '0.08'])
  })

  it('never costs less than nothing', () => {
    expect(priced([line('a', '5')], [coupon({ price: '30', consumeThreshold: '0' })]).amounts).toEqual([
      ...['5.00', '0.00', '5.00', '0.00'],
    ])
  })

  it('counts the products in scope only, by SKU, category of any level or shop category', () => {
    const cart = [line('a', '60'), line('b', '60', 1, { categoryPath: 'x,y,z', storeCategoryPath: 'l2' })]
    const of = (own: Partial<Activity>) => priced(cart, [full({ fullMoney: '100', fullMinus: '10', ...own })]).reasons
    expect(of({})).toEqual(['f 适用'])
    expect(of({ scopeType: 'PORTION_GOODS', scopeId: 'a' })).toEqual(['f 还差 40.00 元'])
    expect(of({ scopeType: 'PORTION_GOODS_CATEGORY', scopeId: 'c2,y' })).toEqual(['f 适用'])
    expect(of({ scopeType: 'PORTION_SHOP_CATEGORY', scopeId: 'l1' })).toEqual(['f 还差 40.00 元'])
    expect(of({ scopeType: 'PORTION_GOODS', scopeId: 'c' })).toEqual(['f 没有适用的商品'])
  })

  it.each([
    [
      'the best one',
      undefined,
      '11.00',
      ['large 适用', 'small 同类只取优惠最多的一个，已用「大券」'],
      ['9.00', '5.00'],
    ],
    ['the chosen one', 'small', '15.00', ['large 已选用「小券」', 'small 适用'], ['9.00', '5.00']],
    ['none', '', '20.00', ['large 没有选用', 'small 没有选用'], ['9.00', '5.00']],
    ['the best one in place of a chosen one that does not apply', 'gone', '11.00', [], ['9.00', '5.00']],
  ])('takes %s of its coupons, and says what each would give', (_what, chosen, flowPrice, reasons, offered) => {
    const coupons = [
      coupon({ id: 'large', couponName: '大券', price: '9', consumeThreshold: '0' }),
      coupon({ id: 'small', couponName: '小券', price: '5', consumeThreshold: '0' }),
    ]
    const cart = priceCart([line('a', '20')], coupons, { moment: NOON, coupon: chosen })
    expect(cart.flowPrice).toBe(flowPrice)
    expect(cart.verdicts.map((verdict) => verdict.offered)).toEqual(offered)
    if (reasons.length > 0)
      expect(cart.verdicts.map(({ activity, reason }) => `${activity.id} ${plain(reason)}`)).toEqual(reasons)
  })

  it('names what a coupon took off as its buyers know it', () => {
    const named = coupon({ promotionName: '五月发券', couponName: '满减券', price: '5', consumeThreshold: '0' })
    const [priced] = priceCart([line('a', '20')], [named], { moment: NOON }).lines
    expect(priced?.discounts.map(({ promotionName }) => promotionName)).toEqual(['满减券'])
  })

  it('takes only the best of several coupons, which the buyer holds or can receive', () => {
    const coupons = [
      coupon({ id: 'small', promotionName: '小券', price: '5', consumeThreshold: '0' }),
      coupon({ id: 'large', promotionName: '大券', price: '9', consumeThreshold: '0' }),
      coupon({ id: 'gift', price: '50', consumeThreshold: '0', getType: 'ACTIVITY' }),
      coupon({ id: 'gone', price: '50', consumeThreshold: '0', publishNum: 3, receivedNum: 3 }),
    ]
    expect(priced([line('a', '60')], coupons)).toEqual({
      amounts: ['60.00', '0.00', '9.00', '51.00'],
      reasons: ['small 同类只取优惠最多的一个，已用「大券」', 'large 适用', 'gift 只随满额活动赠送', 'gone 已经领完'],
    })
    expect(priced([line('a', '60')], coupons, { couponIds: ['gone', 'small'] }).amounts[2]).toBe('50.00')
    expect(priced([line('a', '60')], coupons, { couponIds: [] }).amounts[2]).toBe('0.00')
  })

  it('counts a seckill price towards full discounts and coupons', () => {
    const sale = seckill({ promotionGoodsList: [goods('a', '80', { timeLine: 12 })] })
    const others = [full({ fullMoney: '80', fullMinus: '10' }), coupon({ price: '1', consumeThreshold: '80' })]
    expect(priced([line('a', '100')], [sale, ...others])).toEqual({
      amounts: ['100.00', '30.00', '1.00', '69.00'],
      reasons: ['s 适用', 'f 适用', 'k 适用'],
    })
    expect(priced([line('a', '100')], [sale, full({ fullMoney: '81', fullMinus: '10' })]).reasons).toEqual([
      ...['s 适用', 'f 还差 1.00 元'],
    ])
  })

  it.each([
    ['2026-05-06 07:59:59', 's 适用的商品不在当前场次'],
    ['2026-05-06 11:59:59', 's 适用的商品不在当前场次'],
    ['2026-05-06 12:00:00', 's 适用'],
    ['2026-05-06 19:59:59', 's 适用'],
    ['2026-05-06 20:00:00', 's 适用的商品不在当前场次'],
    ['2026-06-01 12:00:00', 's 活动已结束'],
    ['2026-04-30 12:00:00', 's 05-01 00:00 开始'],
  ])('has a seckill price in its session only: %s', (moment, reason) => {
    const sale = seckill({ promotionGoodsList: [goods('a', '80', { timeLine: 12 })] })
    expect(priced([line('a', '100')], [sale], { moment }).reasons).toEqual([reason])
  })

  it('cannot be bought beyond the stock set aside for a seckill', () => {
    const sale = seckill({ promotionGoodsList: [goods('a', '80', { timeLine: 12, quantity: '2' })] })
    expect(priced([line('a', '100', 2)], [sale]).amounts[3]).toBe('160.00')
    expect(priced([line('a', '100', 3)], [sale])).toMatchObject({
      refusal: '超过秒杀库存 2',
      reasons: ['s 活动库存不足'],
    })
  })

  it('has a group price only when joining a group, within its limit, and no full discount then', () => {
    const buy = group({ limitNum: 2, promotionGoodsList: [goods('a', '70')] })
    const off = full({ fullMoney: '50', fullMinus: '10' })
    expect(priced([line('a', '100')], [buy, off]).reasons).toEqual(['g 只在参团购买时生效', 'f 适用'])
    expect(priced([line('a', '100')], [buy, off], { isGroupBuy: true })).toEqual({
      amounts: ['100.00', '30.00', '0.00', '70.00'],
      reasons: ['g 适用', 'f 参团购买只可再用优惠券'],
    })
    const held = coupon({ price: '8', consumeThreshold: '70' })
    expect(priced([line('a', '100')], [buy, held], { isGroupBuy: true })).toEqual({
      amounts: ['100.00', '30.00', '8.00', '62.00'],
      reasons: ['g 适用', 'k 适用'],
    })
    expect(priced([line('a', '100', 3)], [buy], { isGroupBuy: true })).toMatchObject({
      refusal: '超过每人限购数量 2',
      reasons: ['g 超过每人限购数量 2'],
    })
  })

  it('names what is free of freight', () => {
    const free = full({ fullMoney: '50', fullMinus: '1', freeFreightFlag: true })
    expect(priceCart([line('a', '60')], [free], { moment: NOON }).isFreightFree).toBe(true)
    expect(priceCart([line('a', '40')], [free], { moment: NOON }).isFreightFree).toBe(false)
  })
})

const TILES = [
  { num: '120', price: '36.50' },
  { num: '30', price: '39.80' },
]
const tile = (num: number, own: Partial<CartLine> = {}) =>
  line('t', '36.50', num, { goodsId: 'tiles', salesModel: 'WHOLESALE', wholesaleList: TILES, ...own })

describe('wholesale goods', () => {
  it.each([
    [1, '39.80', '低于起批量 30'],
    [29, '39.80', '低于起批量 30'],
    [30, '39.80', null],
    [119, '39.80', null],
    [120, '36.50', null],
  ])('%d pieces cost %s each: %s', (num, price, error) => {
    expect(unitPrice(tile(num), num)).toBe(price)
    const found = batchError(TILES, num)
    expect(found && plain(found)).toBe(error)
  })

  it('cost the tier that all SKUs of the product reach together, and are not sold below the first', () => {
    expect(priced([tile(30)], []).amounts).toEqual(['1194.00', '0.00', '0.00', '1194.00'])
    expect(priced([tile(60), tile(60, { skuId: 'u' })], []).amounts[3]).toBe('4380.00')
    expect(priced([tile(1)], [])).toMatchObject({ refusal: '低于起批量 30' })
    expect(priced([tile(15), tile(15, { skuId: 'u' })], [])).not.toHaveProperty('refusal')
  })

  it('have no seckill price, but count towards full discounts and coupons by their tier', () => {
    const all = [
      full({ fullMoney: '1194', fullMinus: '7.77' }),
      coupon({ price: '25', consumeThreshold: '425' }),
      seckill({ promotionGoodsList: [goods('t', '10', { timeLine: 12, quantity: '500' })] }),
    ]
    expect(priced([tile(30)], all)).toEqual({
      amounts: ['1194.00', '7.77', '25.00', '1161.23'],
      reasons: ['s 批发商品无法参加促销', 'f 适用', 'k 适用'],
    })
    expect(priced([tile(30), line('b', '90')], all.slice(0, 1)).amounts[1]).toBe('7.77')
  })

  it('reach the threshold of a coupon where they also do at their lowest price', () => {
    // 30 at 39.80 are 1194.00, at 36.50 they are 1095.00.
    const of = (consumeThreshold: string) => priced([tile(30)], [coupon({ price: '25', consumeThreshold })]).reasons
    expect([of('1095'), of('1095.01')]).toEqual([['k 适用'], ['k 还差 0.01 元']])
  })

  it('are shown at their lowest price before the number is known', () => {
    expect(plain(priceText({ price: '36.5', salesModel: 'WHOLESALE' }))).toBe('¥36.50 起')
    expect(plain(priceText({ price: '36.5', salesModel: 'RETAIL' }))).toBe('¥36.50')
    expect([minBatch(TILES), minBatch([])]).toEqual([30, 1])
  })
})

describe('what cannot be bought', () => {
  const group1 = group({ promotionGoodsList: [goods('a', '70')] })
  it.each<[string, CartLine[], Activity[], string]>([
    ['more than the stock', [line('a', '100', 6, { quantity: '5' })], [], '超过库存 5'],
    ['a product without a group', [line('b', '100')], [group1], '没有这个商品的拼团'],
    ['two products in one group', [line('a', '100'), line('b', '100')], [group1], '参团一次只能买一种商品'],
    ['a group that has ended', [line('a', '100')], [{ ...group1, endTime: '2026-05-02 00:00:00' }], '活动已结束'],
    ['wholesale goods in a group', [{ ...tile(30), skuId: 'a' }], [group1], '批发商品无法参加促销'],
  ])('%s', (_, cart, activities, refusal) => {
    expect(priced(cart, activities, { isGroupBuy: activities.length > 0 })).toMatchObject({ refusal })
  })
})
