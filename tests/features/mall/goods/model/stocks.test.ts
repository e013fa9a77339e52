import { expect, it } from 'vitest'
import { changedStocks } from '#features/mall/goods/model/stocks'

it('sends stocks only where they changed', () => {
  expect(changedStocks({ stocks: { a: '1', b: '2' } }, { stocks: { a: '1', b: '5' } })).toEqual([
    { skuId: 'b', quantity: 5 },
  ])
})
