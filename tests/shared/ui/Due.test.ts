import { expect, it } from 'vitest'
import { dueText } from '#shared/ui/Due'

it.each([
  ['2026-03-04', { text: '剩 {{count}} 天', params: { count: 2 } }],
  ['2026-03-02', { text: '今天到期' }],
  ['2026-03-01', { text: '已超 {{count}} 天', params: { count: 1 } }],
  ['', null],
])('until %s on the second of March: %o', (due, words) => {
  expect(dueText(due, '2026-03-02')).toEqual(words)
})
