import { expect, it } from 'vitest'
import { searchSources } from '#features/mall/order/searchSources'

it.each([
  ['周师傅', [{ keywords: '周师傅' }, { buyerName: '周师傅' }]],
  ['20261122', [{ keywords: '20261122' }]],
  ['PPR', []],
])('Ctrl+K looks for orders by %s with %j', (text, filters) => {
  expect(searchSources[0]?.filters(text)).toEqual(filters)
})
