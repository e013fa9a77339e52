import { expect, it } from 'vitest'
import { pages } from '#app/pages'
import { openScreens } from '#app/screens'
import { pageTitleOf } from '#app/tabs/pageTitleOf'

openScreens({ pages, publicPages: [], printPages: [] })

const ENGLISH: Readonly<Record<string, string>> = { 拼团: 'Group buy', 新增: 'New', 优惠券: 'Coupons' }

it.each([
  ['新增', 'Group buy New'],
  // A name stays as it is, though it is a word of the product too.
  ['优惠券', 'Group buy 优惠券'],
  ['钢管 第 3 期', 'Group buy 钢管 第 3 期'],
  ['', 'Group buy'],
])('a tab with the record %j is called %j in English', (title, expected) => {
  expect(pageTitleOf({ name: 'pintuan-edit', title }, (text) => ENGLISH[text] ?? text)).toBe(expected)
})
