import { isRecord, wireText } from '#domain/wire'
import { goodsLink, type Link, otherLink } from './links'

/** The addresses of the mall's pages on the site, by their title. Those without one have no page there. */
const PAGES: Readonly<Record<string, string>> = {
  首页: '/',
  购物车: '/cart',
  我的订单: '/home/MyOrder',
  收藏商品: '/home/Favorites',
  个人中心: '/home',
  秒杀频道: '/seckill',
  领券中心: '/coupon',
}

/** Whether a page of the mall exists on the site. */
export function isOnSite(title: string): boolean {
  return PAGES[title] !== undefined
}

/** The address that a block of the site keeps of a link; '' for one that the site cannot open. */
export function siteAddress(link: Link): string {
  if (!isRecord(link)) return wireText(link)
  const id = wireText(link.id)
  if (link.___type === 'other') return wireText(link.url) || (PAGES[wireText(link.title)] ?? '')
  if (link.___type === 'goods') return `/goodsDetail?skuId=${id}&goodsId=${wireText(link.goodsId)}`
  if (link.___type === 'shops') return `/merchant?id=${id}`
  if (link.___type === 'category') return `/goodsList?categoryId=${id}`
  if (link.___type === 'pages') return `/article?id=${id}`
  return ''
}

/** The link that an address of the site leads to; an unknown address stays as it is. */
export function siteLink(value: unknown): Link {
  const address = wireText(value)
  const title = Object.keys(PAGES).find((one) => PAGES[one] === address)
  if (title) return otherLink(title)
  const [, path, query = ''] = /^\/(goodsDetail|merchant|goodsList|article)\?(.*)$/.exec(address) ?? []
  const asked = new URLSearchParams(query)
  if (path === 'goodsDetail') {
    const id = asked.get('skuId') ?? asked.get('id') ?? ''
    return goodsLink({ id, ...(asked.has('goodsId') && { goodsId: asked.get('goodsId') }) })
  }
  if (path === 'merchant') return { ___type: 'shops', id: asked.get('id') ?? '' }
  if (path === 'goodsList') return { ___type: 'category', id: asked.get('categoryId') ?? asked.get('cateId') ?? '' }
  if (path === 'article') return { ___type: 'pages', id: asked.get('id') ?? '' }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return { title: '外部链接', ___type: 'other', url: address }
  return address
}
