import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { goodsLink, isLink, linkText, otherLink, shopLink } from '#features/mall/decoration/model/link/links'

it.each([
  ['', false],
  [{}, false],
  [undefined, false],
  ['/cart', true],
  [otherLink('首页'), true],
])('%j leads somewhere: %s', (link, is) => {
  expect(isLink(link)).toBe(is)
})

it.each([
  ['a page of the mall', otherLink('领券中心'), '领券中心'],
  ['an external address', { ...(otherLink('外部链接') as object), url: 'https://a.cn' }, 'https://a.cn'],
  ['a product', goodsLink({ id: '1', goodsName: '角磨机' } as { id: string }), '商品：角磨机'],
  ['a product without a name', { ___type: 'goods', id: '1' }, '商品：1'],
  ['a shop', { ___type: 'shops', storeName: '海川' }, '店铺：海川'],
  ['a category', { ___type: 'category', name: '钢材' }, '分类：钢材'],
  ['plain text', '/pages/cart', '/pages/cart'],
  ['an unknown kind', { ___type: 'video', id: '1' }, '其他链接'],
])('%s is named', (_name, link, name) => {
  expect(plain(linkText(link))).toBe(name)
})

it('a link to a shop keeps the whole row', () => {
  const shop = { id: '9001', storeName: '海川', storeDisable: 'OPEN' }
  expect(shopLink(shop)).toEqual({ ...shop, ___type: 'shops' })
})
