import { expect, it } from 'vitest'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import { isRegenerated } from '#features/mall/goods/publish/goodsValues'
import { matrixOf } from '#features/mall/goods/publish/skus/skuMatrix'
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
