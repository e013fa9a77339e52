import { expect, it } from 'vitest'
import { searchSources } from '#features/mall/goods/searchSources'

it.each([
  ['HC001-05', [{ goodsName: 'HC001-05' }, { sn: 'HC001-05' }]],
  ['1769600090030000002', [{ id: '1769600090030000002' }, { sn: '1769600090030000002' }]],
  ['水泥', [{ goodsName: '水泥' }]],
  ['12', []],
])('Ctrl+K looks for products by %s with %j', (text, filters) => {
  expect(searchSources[0]?.filters(text)).toEqual(filters)
})
