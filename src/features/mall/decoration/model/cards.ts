import { isRecord, wireText } from '#domain/wire'
import { moved } from '#features/common/file/model'
import {
  type Block,
  newCard,
  newPhoneBlock,
  type PhoneBlock,
  phoneBlocks,
  type Size,
} from '#features/mall/decoration/model'
import { isLink } from './links'

/** A picture, title and link of a block, as it came; members that this product does not know are kept. */
export type Card = Readonly<Record<string, unknown>>

/** The type of a block; null for one that this product does not know, or whose cards it cannot read. */
export function kindOf(block: Block): PhoneBlock | null {
  const kind = Object.hasOwn(phoneBlocks, block.type) ? phoneBlocks[block.type] : undefined
  const list = isRecord(block.options) ? block.options.list : undefined
  return kind && Array.isArray(list) && list.every(isRecord) ? kind : null
}

/** The cards of a block of a known type. */
export function cardsOf(block: Block): readonly Card[] {
  return (block.options as { list: Card[] }).list
}

/** A block with other cards. */
export function withCards(block: Block, list: readonly Card[]): Block {
  return { ...block, options: { ...(block.options as object), list } }
}

/** A block with members of one card changed. */
export function withCard(block: Block, at: number, members: Card): Block {
  return withCards(
    block,
    cardsOf(block).map((card, index) => (index === at ? { ...card, ...members } : card)),
  )
}

/** Cards with one at another place; the wanted sizes are those of the places, not of the cards. */
export function movedCards(cards: readonly Card[], from: number, to: number): Card[] {
  return moved(cards, from, to).map((card, at) => {
    const { size } = cards[at] ?? {}
    return size === undefined ? card : { ...card, size }
  })
}

/** A block with one more, empty card. */
export function withNewCard(block: Block): Block {
  const cards = cardsOf(block)
  const kind = kindOf(block)
  return withCards(block, [
    ...cards,
    newCard(sizeOf(cards[0]) ?? kind?.pictures[0] ?? NO_SIZE, kind?.hasTitles ?? false),
  ])
}

const NO_SIZE: Size = { width: 0, height: 0 }

/** The wanted size of the picture of a card, e.g. of `750*280` or `88*88 (1:1)`. */
export function sizeOf(card: Card | undefined): Size | null {
  const [, width, height] = /^\s*(\d+)\s*[*×xX]\s*(\d+)/.exec(wireText(card?.size)) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Whether a card leads to several places of its picture instead of to one. */
export function hasZones(card: Card): boolean {
  return card.model === 'hotzone' || (card.model !== 'link' && zonesOf(card).length > 0)
}

/** The hot zones of a card. */
export function zonesOf(card: Card): readonly Record<string, unknown>[] {
  return Array.isArray(card.zoneInfo) ? card.zoneInfo.filter(isRecord) : []
}

/** The looks of 广告魔方, each a type of its own. */
export const STYLES: readonly string[] = [
  ...Object.keys(phoneBlocks).filter((type) => phoneBlocks[type]?.offered === 'style'),
  'flexOne',
]

/** The name of 图片 as a look of 广告魔方. */
const ONE_PICTURE = '一张大图'

/** The name of a look. */
export function styleName(type: string): string {
  return type === 'flexOne' ? ONE_PICTURE : (phoneBlocks[type]?.name ?? '')
}

/** Whether a block is a 广告魔方, with or without a look. */
export function isStyled(block: Block): boolean {
  if (block.type === 'flexOne') return block.name === ONE_PICTURE
  return block.type === 'tpl_ad_list' || phoneBlocks[block.type]?.offered === 'style'
}

/** The cards of a 广告魔方; one without a look has none. */
export function styledCards(block: Block): readonly Card[] {
  return block.type === 'tpl_ad_list' ? [] : cardsOf(block)
}

/** Whether a card holds anything of its own. */
export function isFilled({ img, title, url }: Card): boolean {
  return wireText(img) !== '' || wireText(title) !== '' || isLink(url)
}

/** A block in another look, with as many of the cards as it has room for. */
export function restyled(block: Block, type: string, before = styledCards(block)): Block {
  const next = newPhoneBlock(type)
  const list = cardsOf(next).map((card, at) => ({ ...card, ...before[at], size: card.size }))
  // The ancestor's editor offers other looks for a block with a drawer.
  return { ...block, ...next, drawer: true, name: styleName(type), options: { ...(block.options as object), list } }
}
