import { describe, expect, it } from 'vitest'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import { isRegenerated, newGoods, priceOf, withOnePrice } from '#features/mall/goods/publish/goodsValues'
import { emptySku, matrixOf } from '#features/mall/goods/publish/skus/skuMatrix'
import { newSpec, withValues } from '#features/mall/goods/publish/specs/goodsSpecs'
import { edited } from './storedGoods'

it('SKUs are regenerated when specs or their pictures change, but not when figures do', () => {
  const before = initialValues(edited)
  const figures = { ...before, skus: before.skus.map((row) => ({ ...row, price: '99' })) }
  expect(isRegenerated(before, figures)).toBe(false)
  const specs = before.specs.map((spec) => withValues(spec, ['绿']))
  expect(isRegenerated(before, { ...before, specs, skus: matrixOf(specs, before.skus) })).toBe(true)
  expect(isRegenerated(before, { ...before, hasSpecImages: false })).toBe(true)
})

describe('the price of a product', () => {
  const specs = [withValues({ ...newSpec([]), name: '颜色' }, ['红', '绿'])]
  const rowsOf = (prices: string[]) => prices.map((price) => ({ ...emptySku(), price }))

  it.each([
    [['25.5', '12.30'], '12.3'],
    [['0', '25.5'], '25.5'],
    [['', 'x'], '7'],
  ])('with specifications is the lowest of %j: %s', (prices, lowest) => {
    expect(priceOf({ ...newGoods(), price: '7', specs, skus: rowsOf(prices) })).toBe(lowest)
  })

  it('without specifications is that of its only row', () => {
    expect(priceOf({ ...newGoods(), price: '7', skus: rowsOf(['12']) })).toBe('12')
    expect(priceOf({ ...newGoods(), price: '7', skus: rowsOf(['']) })).toBe('')
  })

  it.each([
    ['7', '12', '12'],
    ['7', '', '7'],
    ['', '12', '12'],
  ])('of a stored one of %j, whose only row says %j, is %s in both', (price, ofRow, one) => {
    const read = withOnePrice({ ...newGoods(), price, skus: rowsOf([ofRow]) })
    expect([read.price, read.skus.map((row) => row.price)]).toEqual([one, [one]])
  })

  it('by tiers is that of the lowest, whatever rows hold', () => {
    const tiers = [
      { num: '10', price: '415' },
      { num: '50', price: '402' },
    ]
    const wholesale = {
      ...newGoods(),
      salesModel: 'WHOLESALE',
      goodsType: 'PHYSICAL_GOODS',
      skus: rowsOf(['1']),
    } as const
    expect(priceOf({ ...wholesale, tiers })).toBe('402')
    expect(priceOf({ ...wholesale, price: '7', tiers: [{ num: '', price: '' }] })).toBe('7')
  })
})
