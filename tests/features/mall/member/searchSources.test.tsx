import { expect, it } from 'vitest'
import { searchSources } from '#features/mall/member/searchSources'

it.each([
  ['周师傅', [{ memberName: '周师傅' }]],
  ['19900030014', [{ mobile: '19900030014' }]],
  ['0014', [{ mobile: '0014' }]],
  ['PPR', []],
  ['12', []],
])('Ctrl+K looks for members by %s with %j', (text, filters) => {
  expect(searchSources[0]?.filters(text)).toEqual(filters)
})
