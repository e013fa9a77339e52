import { isRecord, wireText } from '#domain/wire'
import { moved } from '#features/common/file/model'
import type { Block } from '#features/mall/decoration/model'
import { isLink } from '#features/mall/decoration/model/link/links'
import type { ChosenSku } from '#features/mall/goods/model'
import type { Size } from './blockKind'

/** A picture, title and link of a block, as it came; members that this product does not know are kept. */
export type Card = Readonly<Record<string, unknown>>

/** Whether the cards of a block can be read. */
export function hasCards({ options }: Block): boolean {
  const list = isRecord(options) ? options.list : undefined
  return Array.isArray(list) && list.every(isRecord)
}

/** The cards of a block that has them. */
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

/** Whether a card holds anything of its own. */
export function isFilled({ img, title, url }: Card): boolean {
  return wireText(img) !== '' || wireText(title) !== '' || isLink(url)
}

/** The price that buyers see on a bound product: of wholesale goods the lowest. */
export function priceOfCard({ price, salesModel }: Card): Pick<ChosenSku, 'price' | 'salesModel'> {
  const shown = { price: wireText(price) || null }
  return wireText(salesModel) === 'WHOLESALE' ? { ...shown, salesModel: 'WHOLESALE' } : shown
}
