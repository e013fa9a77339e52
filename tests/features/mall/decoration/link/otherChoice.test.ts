import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { externalLink, isOther, otherError } from '#features/mall/decoration/link/otherChoice'
import { otherLink } from '#features/mall/decoration/model/link/links'

it.each([
  ['https://a.cn', null],
  ['HTTP://a.cn/b?c=d', null],
  ['', '请填写以 http:// 或 https:// 开头、不含空格的链接地址'],
  ['a.cn', '请填写以 http:// 或 https:// 开头、不含空格的链接地址'],
  ['https://a.cn/b c', '请填写以 http:// 或 https:// 开头、不含空格的链接地址'],
  ['https://', '请填写以 http:// 或 https:// 开头、不含空格的链接地址'],
  ['javascript:alert(1)', '请填写以 http:// 或 https:// 开头、不含空格的链接地址'],
])('the address %s is taken or refused', (address, refusal) => {
  const found = otherError(externalLink(address))
  expect(found && plain(found)).toBe(refusal)
})

it.each([
  [otherLink('首页'), true],
  [externalLink('https://a.cn'), true],
  [otherLink('没有这一页'), false],
  [{ ___type: 'goods', id: '1', title: '首页' }, false],
  ['', false],
])('%j belongs to the other links: %s', (link, is) => {
  expect(isOther(link)).toBe(is)
})
