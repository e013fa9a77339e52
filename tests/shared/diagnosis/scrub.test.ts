import { expect, it } from 'vitest'
import { scrub, scrubTrace } from '#shared/diagnosis/scrub'

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
  ['Error Request failed for Zhang San at once', 'Error Request failed for … at once'],
  ['refused Bearer eyJhbGciOiJIUzI1NiJ9.e30.x: someone@example.com', 'refused … …'],
  ['GET /api/x/someone%40example.com/y', 'GET /api/x/…/y'],
  ['key a1B2c3D4e5F6g7H8i9J0k1L2 of it', 'key … of it'],
  ['Error Loading chunk GoodsListPage failed', 'Error Loading chunk GoodsListPage failed'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%s', (text, kept) => {
  expect(scrub(text)).toBe(kept)
})

it.each([
  ['3f1c2a4e-9b7d-4c1f-8a2e-5d6f7a8b9c0d', true],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
  ['9f86d081884c7d659a2feaa0c55ad015', true],
  ['13800138000', false],
  ['440301198001010012', false],
  ['4000021234567890123', false],
  ['someone@example.com', false],
  ['eyJhbGciOiJIUzI1NiJ9.e30.x', false],
  ['Zhang San', false],
  ['张三', false],
  ['', false],
])('the trace %j is kept: %s', (trace, isKept) => {
  expect(scrubTrace(trace)).toBe(isKept ? trace : '')
})
