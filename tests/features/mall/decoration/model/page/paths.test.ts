import { expect, it } from 'vitest'
import { placed } from '#features/mall/decoration/model/page/paths'

it.each<[readonly (string | number)[], unknown, object]>([
  [[], { b: 2 }, { a: { list: [{ x: 1 }, 7] }, b: 2 }],
  [['a'], { n: 0 }, { a: { list: [{ x: 1 }, 7], n: 0 } }],
  [['a', 'list'], [], { a: { list: [] } }],
  [['a', 'list', 0], { y: 2 }, { a: { list: [{ x: 1, y: 2 }, 7] } }],
  [['c', 'd'], 'text', { a: { list: [{ x: 1 }, 7] }, c: { d: 'text' } }],
])('a value is placed at %j', (path, value, whole) => {
  expect(placed({ a: { list: [{ x: 1 }, 7] } }, path, value)).toEqual(whole)
})
