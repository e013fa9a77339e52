import { expect, it } from 'vitest'
import { goodsLink, OTHER_LINKS, otherLink } from '#features/mall/decoration/model/link/links'
import { isOnSite, siteAddress, siteLink } from '#features/mall/decoration/model/link/siteLinks'

const sku = { id: '1376', goodsId: '1377' }

it.each<[unknown, string]>([
  [otherLink('首页'), '/'],
  [otherLink('购物车'), '/cart'],
  [otherLink('我的订单'), '/home/MyOrder'],
  [otherLink('收藏商品'), '/home/Favorites'],
  [otherLink('个人中心'), '/home'],
  [otherLink('秒杀频道'), '/seckill'],
  [otherLink('领券中心'), '/coupon'],
  [goodsLink(sku), '/goodsDetail?skuId=1376&goodsId=1377'],
  [{ ___type: 'shops', id: '9' }, '/merchant?id=9'],
  [{ ___type: 'category', id: '9' }, '/goodsList?categoryId=9'],
  [{ ___type: 'pages', id: '9' }, '/article?id=9'],
  [{ title: '外部链接', ___type: 'other', url: 'https://a.cn/b?c=1' }, 'https://a.cn/b?c=1'],
  ['/some/page', '/some/page'],
  ['', ''],
])('%j is kept as %s, and read back', (link, address) => {
  expect(siteAddress(link)).toBe(address)
  expect(siteAddress(siteLink(address))).toBe(address)
  expect(siteLink(address)).toEqual(link)
})

it.each([
  ['/goodsDetail?id=5', { ___type: 'goods', id: '5' }],
  ['/goodsList?cateId=5', { ___type: 'category', id: '5' }],
  ['javascript:alert(1)', { title: '外部链接', ___type: 'other', url: 'javascript:alert(1)' }],
])('%s of another writer is read', (address, link) => {
  expect(siteLink(address)).toEqual(link)
})

it('every page of the mall that the site has not is told', () => {
  expect(OTHER_LINKS.filter((title) => !isOnSite(title))).toEqual(['拼团频道', '签到', '砍价', '积分商城'])
  expect(siteAddress(otherLink('砍价'))).toBe('')
})
