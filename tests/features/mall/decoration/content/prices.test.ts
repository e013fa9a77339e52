import { expect, it } from 'vitest'
import { oldPricesIn, pricesIn, repriced } from '#features/mall/decoration/content/prices'

const nut = { id: '7', goodsName: '螺母', price: '30.00' }
const content = {
  list: [
    { key: 'a', options: { list: [{ title: '推荐', list: [nut, { id: '8', price: 25 }, { id: '9', price: '' }] }] } },
    { key: 'b', options: { list: [{ url: { ...nut, ___type: 'goods' } }, { id: '7', price: '31' }] } },
  ],
}

it('finds the products of a content that show a price, each pair once', () => {
  expect(pricesIn(content)).toEqual([
    { skuId: '7', price: '30.00' },
    { skuId: '8', price: '25' },
    { skuId: '7', price: '31' },
  ])
  expect(pricesIn(null)).toEqual([])
})

it('changes prices by SKU, and leaves the rest the same object', () => {
  const changed = repriced(content, new Map([['7', '33.00']]))
  expect(pricesIn(changed)).toEqual([
    { skuId: '7', price: '33.00' },
    { skuId: '8', price: '25' },
  ])
  expect(changed.list[0]?.options.list[0]).toMatchObject({ title: '推荐' })
  expect(repriced(content, new Map([['6', '1']]))).toBe(content)
  expect(repriced(changed, new Map([['8', '26']])).list[1]).toBe(changed.list[1])
})

it('keeps of the old prices those that are still shown', () => {
  const old = { skuId: '7', goodsName: '螺母', shown: '30', price: '33' }
  expect(oldPricesIn(content, [old, { ...old, shown: '29' }, { ...old, skuId: '6' }])).toEqual([old])
  expect(oldPricesIn(content)).toEqual([])
})
