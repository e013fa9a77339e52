import { type Text, text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { Block, Size } from '#features/mall/decoration/model'
import { type Card, sizeOf } from './cards'
import { newGroup, newSiteCard, placed, type SiteBlock, type SitePart, siteBlocks } from './siteBlocks'

/** A part of a block as it is: where its cards are, and which number the first of them has in the block. */
export type PartCards = {
  part: Omit<SitePart, 'path'>
  /** Its name on screen. */
  name: Text
  path: readonly (string | number)[]
  cards: readonly Card[]
  first: number
  /** The group it is; null for a part of its own. */
  group: number | null
}

/** The type of a block; null for one that this product does not know, or whose parts it cannot read. */
export function siteKindOf(block: Block): SiteBlock | null {
  const kind = Object.hasOwn(siteBlocks, block.type) ? siteBlocks[block.type] : undefined
  if (!kind) return null
  const areRead = kind.parts.every((part) => {
    const found = valueAt(block, part.path)
    return part.isOne ? isRecord(found) : isCards(found)
  })
  const groups = kind.groups && valueAt(block, kind.groups.path)
  const heads = kind.groups?.heads && valueAt(block, kind.groups.heads)
  if (kind.groups && !(Array.isArray(groups) && groups.every(isCards))) return null
  if (kind.groups?.heads && !(isCards(heads) && heads.length === (groups as unknown[]).length)) return null
  return areRead ? kind : null
}

/** The parts of a block of a known type, in the order of its settings. */
export function partsOf(block: Block): PartCards[] {
  const kind = siteKindOf(block)
  if (!kind) return []
  const { groups } = kind
  const own = kind.parts.map((part) => ({ part, name: text(part.name), path: part.path, group: null }))
  const grouped = groups
    ? (valueAt(block, groups.path) as unknown[]).flatMap((_, at) => {
        const number = at + 1
        const head = groups.heads && {
          part: HEAD,
          name: text('分类 {{number}}', { number }),
          path: [...groups.heads, at],
          group: at,
        }
        const list = {
          part: groups.part,
          name: groups.heads ? text('分类 {{number}} 的商品', { number }) : text('图片组 {{number}}', { number }),
          path: [...groups.path, at],
          group: at,
        }
        return head ? [head, list] : [list]
      })
    : []
  let first = 0
  return [...own, ...grouped].map((one) => {
    const found = valueAt(block, one.path)
    const cards = (one.part.isOne ? [found] : found) as Card[]
    const placedPart = { ...one, cards, first }
    first += cards.length
    return placedPart
  })
}

/** The heading of a group. */
const HEAD: Omit<SitePart, 'path'> = {
  name: '',
  isOne: true,
  members: ['title', 'desc'],
  sizes: [{ width: 0, height: 0 }],
}

/** The cards of a part with their numbers in the block, and their places in the part. */
export function numbered({ cards, first }: PartCards): { card: Card; number: number; at: number }[] {
  return cards.map((card, at) => ({ card, number: first + at, at }))
}

/** A block with members of a card changed. */
export function withSiteCard(block: Block, { part, path }: PartCards, at: number, members: Card): Block {
  return placed(block, part.isOne ? path : [...path, at], members)
}

/** A block with other cards in a part. */
export function withSiteCards(block: Block, { path }: PartCards, cards: readonly Card[]): Block {
  return placed(block, path, cards)
}

/** A block with cards put into the empty places of a part, then into the others. */
export function withFilled(block: Block, one: PartCards, filled: readonly Card[]): Block {
  const isEmpty = (card: Card | undefined) => wireText(card?.img) === '' && wireText(card?.name) === ''
  const places = one.cards.map((_, at) => at)
  const order = [...places.filter((at) => isEmpty(one.cards[at])), ...places.filter((at) => !isEmpty(one.cards[at]))]
  const put = new Map(filled.map((card, at) => [order[at], card]))
  return withSiteCards(
    block,
    one,
    one.cards.map((card, at) => ({ ...card, ...put.get(at) })),
  )
}

/** A block with one more card in a part. */
export function withNewSiteCard(block: Block, one: PartCards): Block {
  return withSiteCards(block, one, [...one.cards, { ...newSiteCard(one.part, one.cards.length), ...wantedOf(one) }])
}

/** Cards that are added are of the size of those that are there. */
function wantedOf({ cards }: PartCards): Card {
  const size = wireText(cards.at(-1)?.size)
  return size ? { size } : {}
}

/** A block with one more group. */
export function withNewGroup(block: Block): Block {
  const groups = siteKindOf(block)?.groups
  if (!groups) return block
  const next = placed(block, groups.path, [...(valueAt(block, groups.path) as unknown[]), newGroup(groups.part)])
  if (!groups.heads) return next
  return placed(next, groups.heads, [...(valueAt(block, groups.heads) as unknown[]), { title: '', desc: '' }])
}

/** A block without one of its groups. */
export function withoutGroup(block: Block, at: number): Block {
  const groups = siteKindOf(block)?.groups
  if (!groups) return block
  const rest = (path: readonly string[]) => (valueAt(block, path) as unknown[]).filter((_, index) => index !== at)
  const next = placed(block, groups.path, rest(groups.path))
  return groups.heads ? placed(next, groups.heads, rest(groups.heads)) : next
}

/** The wanted size of the picture of a card: as it says, else as its place has it; a height of 0 is free. */
export function siteSize({ part, cards }: PartCards, at: number): Size | null {
  if (!part.members.includes('img')) return null
  const [, width] = /^\s*(\d+)\s*[*×xX]/.exec(wireText(cards[at]?.size)) ?? []
  return (
    sizeOf(cards[at]) ?? (width ? { width: Number(width), height: 0 } : (part.sizes[at] ?? part.sizes.at(-1) ?? null))
  )
}

function valueAt(block: Block, path: readonly (string | number)[]): unknown {
  let value: unknown = block
  for (const step of path) {
    value = Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[String(step)] : undefined
  }
  return value
}

function isCards(value: unknown): value is Card[] {
  return Array.isArray(value) && value.every(isRecord)
}
