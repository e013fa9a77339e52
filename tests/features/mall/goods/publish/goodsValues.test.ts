import { expect, it } from 'vitest'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import { isRegenerated, newGoods, otherLowestPrice } from '#features/mall/goods/publish/goodsValues'
import { emptySku, matrixOf } from '#features/mall/goods/publish/skus/skuMatrix'
import { withValues } from '#features/mall/goods/publish/specs/goodsSpecs'
import { edited } from './storedGoods'

it('SKUs are regenerated when specs or their pictures change, but not when figures do', () => {
  const before = initialValues(edited)
  const figures = { ...before, skus: before.skus.map((row) => ({ ...row, price: '99' })) }
  expect(isRegenerated(before, figures)).toBe(false)
  const specs = before.specs.map((spec) => withValues(spec, ['绿']))
  expect(isRegenerated(before, { ...before, specs, skus: matrixOf(specs, before.skus) })).toBe(true)
  expect(isRegenerated(before, { ...before, hasSpecImages: false })).toBe(true)
})

it.each([
  ['99', ['12.3', '25.5'], '12.3'],
  ['12.30', ['25.5', '12.3'], null],
  ['99', [''], null],
  ['', ['12.3'], null],
  ['x', ['12.3'], null],
])('of a product of %s, with SKUs of %j, another lowest price is said: %s', (price, prices, said) => {
  const skus = prices.map((one) => ({ ...emptySku(), price: one }))
  expect(otherLowestPrice({ ...newGoods(), price, skus })).toBe(said)
  expect(
    otherLowestPrice({ ...newGoods(), price, skus, salesModel: 'WHOLESALE', goodsType: 'PHYSICAL_GOODS' }),
  ).toBeNull()
})
