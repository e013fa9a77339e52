import { type Text, text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'

/** A link as it is saved: the chosen record with what it is, or plain text. '' leads nowhere. */
export type Link = unknown

/** The pages of the mall that a link may lead to, in the order of the picker; buyers' phones know them by title. */
export const OTHER_LINKS = [
  '首页',
  '购物车',
  '收藏商品',
  '我的订单',
  '个人中心',
  '拼团频道',
  '秒杀频道',
  '领券中心',
  '签到',
  '砍价',
  '积分商城',
] as const

/** A link to a page of the mall. */
export function otherLink(title: string): Link {
  return { title, ___type: 'other' }
}

/** A link to a product by one of its SKUs. */
export function goodsLink(sku: { id: string }): Link {
  return { ...sku, ___type: 'goods' }
}

/** A link to a shop. */
export function shopLink(shop: { id: string }): Link {
  return { ...shop, ___type: 'shops' }
}

/** A link to a category of the mall. */
export function categoryLink({ id, name }: { id: string; name: string }): Link {
  return { id, name, ___type: 'category' }
}

/** The category that a link leads to; '' for other links. */
export function categoryOf(link: Link): string {
  return isRecord(link) && link.___type === 'category' ? wireText(link.id) : ''
}

/** Whether a link leads somewhere. */
export function isLink(link: Link): boolean {
  if (Array.isArray(link)) return link.length > 0
  return isRecord(link) ? Object.keys(link).length > 0 : wireText(link) !== ''
}

/** What a link leads to, and its name there. */
export function linkText(link: Link): Text {
  if (!isRecord(link)) return { text: wireText(link) }
  const kind = KINDS[wireText(link.___type)]
  const name = ['goodsName', 'title', 'storeName', 'memberName', 'name'].map((one) => wireText(link[one])).find(Boolean)
  if (link.___type === 'other') return link.url ? { text: wireText(link.url) } : { text: name ?? '' }
  return kind ? text('{{kind}}：{{name}}', { kind: { text: kind }, name: name ?? wireText(link.id) }) : text('其他链接')
}

const KINDS: Readonly<Record<string, string>> = {
  goods: '商品',
  category: '分类',
  shops: '店铺',
  pages: '文章',
  brand: '品牌',
  marketing: '促销活动商品',
}
