import { describe, expect, it } from 'vitest'
import { canPrice, cartFrom, MAX_ITEMS, type SampleCart, searchOf } from '#features/promotion/sampleCart/address/model'

const EMPTY: SampleCart = {
  items: [],
  moment: '',
  isGroupBuy: false,
  isDistributed: false,
  cityId: '',
  buyerId: '',
}
const WHOLE: SampleCart = {
  items: [
    { goodsId: '1769600090030000033', id: '1769700090030000001', num: 3 },
    { goodsId: '1769600090030000034', id: '1769700090030000002', num: 99_999 },
  ],
  moment: '2026-05-06 12:30:00',
  isGroupBuy: true,
  isDistributed: true,
  cityId: '1401500000000000440300',
  buyerId: '1770000000000000002',
  coupon: '1769400000000000001',
}

describe('an address', () => {
  it.each([
    ['an empty cart', EMPTY],
    ['a whole one', WHOLE],
    ['one without a coupon', { ...WHOLE, coupon: '' }],
    ['a number that is still wrong', { ...EMPTY, items: [{ goodsId: '1', id: '2', num: 1.5 }] }],
  ])('leads back to %s', (_what, cart) => {
    expect(cartFrom(`?${searchOf(cart)}`)).toEqual(cart)
  })

  it('of an empty cart says nothing', () => {
    expect(searchOf(EMPTY)).toBe('')
  })

  it.each([
    '?cart=',
    '?cart=1*_*2_**',
    '?cart=<script>*1*1',
    '?city=../..&buyer=%00&coupon=a b&moment=yesterday&way=x&from=y',
    '?moment=2026-13-45 99:99:99',
    '?moment=2026',
    '?foo=bar',
  ])('with nonsense is an empty cart: %s', (search) => {
    expect(cartFrom(search)).toEqual(EMPTY)
  })

  it('keeps a product once, and one whose number is nonsense to be corrected', () => {
    const { items } = cartFrom('?cart=1*2*4_1*2*5_1*3*x_1*4*-1_1*5')
    expect(items).toEqual([
      { goodsId: '1', id: '2', num: 4 },
      { goodsId: '1', id: '3', num: Number.NaN },
      { goodsId: '1', id: '4', num: -1 },
      { goodsId: '1', id: '5', num: Number.NaN },
    ])
    expect(canPrice(items)).toBe(false)
    expect(canPrice(items.slice(0, 1))).toBe(true)
  })

  it('holds no more products than an address may be long', () => {
    const cart = Array.from({ length: 200 }, (_item, at) => `1*${at}*1`).join('_')
    expect(cartFrom(`?cart=${cart}`).items).toHaveLength(MAX_ITEMS)
    const items = WHOLE.items.slice(0, 1)
    const many = Array.from({ length: MAX_ITEMS }, (_item, at) => ({ ...items[0], id: `${1e18 + at}` }))
    expect(searchOf({ ...WHOLE, items: many as SampleCart['items'] }).length).toBeLessThan(4000)
  })
})
