import { type Text, text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { Block, PhoneBlock } from '#features/mall/decoration/model'
import { readBlock } from './blocks'
import { type Card, cardsOf, hasZones, kindOf, zonesOf } from './cards'
import { boundGoods, headingsOf } from './goodsBlock'
import { isLink, type Link } from './links'
import type { PageBlock } from './pageText'

/** Something of a page that buyers would see as broken (an error), or that may be meant so (a warning). */
export type PageIssue = {
  level: 'error' | 'warning'
  /** The block, and its card. */
  key: string
  card: number
  text: Text
}

/** The issues of a page, in its order. Blocks of unknown types are not judged. */
export function pageIssues(blocks: readonly PageBlock[]): PageIssue[] {
  return blocks.flatMap((one) => issuesIn(readBlock(one)).map((issue) => ({ ...issue, key: one.key })))
}

/** The issues of each block, which `readBlock` reads once. */
const known = new WeakMap<Block, Found[]>()

function issuesIn(block: Block): Found[] {
  const found = known.get(block) ?? issuesOf(block)
  known.set(block, found)
  return found
}

type Found = Omit<PageIssue, 'key'>

function issuesOf(block: Block): Found[] {
  const kind = kindOf(block)
  if (!kind) return []
  if (block.type === 'tpl_ad_list') return [error(0, text('还没有选择风格'))]
  if (block.type === 'goods') return goodsIssues(block)
  const cards = cardsOf(block)
  if (cards.length === 0 && kind.offered !== 'off') return [error(0, text('没有内容'))]
  return cards.flatMap((card, at) => cardIssues(kind, card, at))
}

function cardIssues(kind: PhoneBlock, card: Card, at: number): Found[] {
  const number = at + 1
  const found: Found[] = []
  if (kind.pictures.length > 0 && wireText(card.img) === '')
    found.push(error(at, text('第{{number}}张没有图片', { number })))
  if (kind.hasTitles && wireText(card.title) === '') found.push(error(at, text('第{{number}}项没有标题', { number })))
  if (kind.hasLinks) found.push(...linkIssues(card, at))
  return found
}

function linkIssues(card: Card, at: number): Found[] {
  const number = at + 1
  if (isBadAddress(card.url)) return [error(at, text('第{{number}}项的链接不是 http(s) 地址', { number }))]
  if (!hasZones(card)) {
    return isLink(card.url) ? [] : [{ level: 'warning', card: at, text: text('第{{number}}项没有链接', { number }) }]
  }
  const open = zonesOf(card).filter((zone) => !ZONE_TARGETS.some((member) => isLink(zone[member])))
  if (zonesOf(card).length === 0) return [error(at, text('第{{number}}张没有热区', { number }))]
  return open.length > 0
    ? [error(at, text('第{{number}}张有{{count}}个热区没有链接', { number, count: open.length }))]
    : []
}

/** Where a hot zone says where it leads: the ancestor's clients differ. */
const ZONE_TARGETS = ['link', 'type', '___type', 'ids']

/** An external address that no browser opens, or that would run a script. */
function isBadAddress(link: Link): boolean {
  const address = isRecord(link) && link.___type === 'other' ? wireText(link.url) : ''
  return address !== '' && !/^https?:\/\/[^\s/]+/i.test(address)
}

function goodsIssues(block: Block): Found[] {
  const untitled = headingsOf(block).flatMap(({ title }, at) =>
    wireText(title) === '' ? [error(at, text('第{{number}}项没有标题', { number: at + 1 }))] : [],
  )
  const isBound = boundGoods(block).length > 0 || headingsOf(block).some(({ bindCategory }) => isLink(bindCategory))
  return isBound ? untitled : [...untitled, error(0, text('没有绑定商品'))]
}

function error(card: number, what: Text): Found {
  return { level: 'error', card, text: what }
}
