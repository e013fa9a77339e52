import { expect, it } from 'vitest'
import { scrub } from '#shared/diagnosis/scrub'

it.each([
  [
    "Cannot read properties of undefined (reading 'taxPrice')",
    "Cannot read properties of undefined (reading 'taxPrice')",
  ],
  ['Unexpected token \'张\', "张三 13912345678" is not valid JSON', 'Unexpected token "…", "…" is not valid JSON'],
  ['司机 尤德贵 is missing', '… … is missing'],
  ['no 13912345678 of 12', 'no # of 12'],
  ['GET /api/gd-order/order/detail/1989012345678901234', 'GET /api/gd-order/order/detail/{}'],
  ['GET /api/supplier/deliver/SH20261128-0001/items?name=张三&token=abc', 'GET /api/supplier/deliver/{}/items'],
  [
    'Failed to fetch https://mall.example/assets/GoodsListPage-a1b2c3d.js',
    'Failed to fetch https://mall.example/assets/GoodsListPage-a1b2c3d.js',
  ],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%s', (text, kept) => {
  expect(scrub(text)).toBe(kept)
})
