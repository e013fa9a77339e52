import { expect, it } from 'vitest'
import { oldPricesIn, pricesIn, withPrices } from '#features/mall/decoration/model/page/prices'

const nut = { id: '7', goodsName: '螺母', price: '30.00' }
const first = { options: { list: [{ title: '推荐', list: [nut, { id: '8', price: 25 }, { id: '9', price: '' }] }] } }
const second = { options: { list: [{ url: { ...nut, ___type: 'goods' } }, { id: '7', price: '31' }] } }
const blocks = [first, second].map((block, at) => ({ key: String(at), text: JSON.stringify(block) }))

it('finds the products of a content that show a price, each pair once', () => {
  expect(pricesIn({ list: [first, second] })).toEqual([
    { skuId: '7', price: '30.00' },
    { skuId: '8', price: '25' },
    { skuId: '7', price: '31' },
  ])
  expect(pricesIn(null)).toEqual([])
})

it('changes prices by SKU, and leaves the text of other blocks as it is', () => {
  const changed = withPrices(blocks, new Map([['8', '26']]))
  expect(JSON.parse(changed[0]?.text ?? '')).toEqual({
    options: { list: [{ title: '推荐', list: [nut, { id: '8', price: '26' }, { id: '9', price: '' }] }] },
  })
  expect(changed[1]).toBe(blocks[1])
})

it('keeps of the old prices those that are still shown', () => {
  const old = { skuId: '7', goodsName: '螺母', shown: '30', price: '33' }
  expect(oldPricesIn(blocks, [old, { ...old, shown: '29' }, { ...old, skuId: '6' }])).toEqual([old])
  expect(oldPricesIn(withPrices(blocks, new Map([['7', '33']])), [old])).toEqual([])
  expect(oldPricesIn(blocks)).toEqual([])
})
