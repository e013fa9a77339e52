import { type Text, text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import { valueAt } from '#features/mall/decoration/model/page/paths'
import { type Size, size } from './blockKind'
import { type Card, sizeOf } from './cards'

/** What a card of the site may hold, by member of its JSON: its name, and how it is set. */
export const siteMembers = {
  img: { label: '图片', kind: 'picture' },
  name: { label: '名称', kind: 'text' },
  describe: { label: '描述', kind: 'text' },
  // That of the product.
  price: { label: '价格', kind: 'shown' },
  title: { label: '主标题', kind: 'text' },
  secondTitle: { label: '副标题', kind: 'text' },
  desc: { label: '描述', kind: 'text' },
  url: { label: '链接', kind: 'link' },
  bgColor: { label: '背景色', kind: 'color' },
  fromColor: { label: '起始颜色', kind: 'color' },
  toColor: { label: '结束颜色', kind: 'color' },
} as const
/** A member of a card of the site. */
export type SiteMember = keyof typeof siteMembers

/** Cards of a block that belong together. */
export type SitePart = {
  /** Its name in the settings. */
  name: string
  /** Where it is in the block: a list of cards, or one card. */
  path: readonly string[]
  isOne?: boolean
  members: readonly SiteMember[]
  /** The wanted sizes of the pictures in a new block, as many as it has cards; height 0 is free. */
  sizes: readonly Size[]
  /** Cards may be added and removed. */
  isOpen?: boolean
  /** Cards are filled from a product. */
  hasGoods?: boolean
  /** Texts of a new block, by member, for each card. */
  starts?: readonly Readonly<Record<string, string>>[]
}

/** What a block of the site is made of. */
export type SiteTraits = {
  parts: readonly SitePart[]
  /** Lists of cards in a list, which may be added and removed; their headings, if any, are cards at `heads`. */
  groups?: { name: string; path: readonly string[]; heads?: readonly string[]; part: Omit<SitePart, 'path'> }
}

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

/** A picture that a card does not have. */
export const NO_PICTURE = size(0, 0)

/** Whether the parts of a block can be read. */
export function canReadParts({ parts, groups: own }: SiteTraits, block: Block): boolean {
  const areRead = parts.every((part) => {
    const found = valueAt(block, part.path)
    return part.isOne ? isRecord(found) : isCards(found)
  })
  if (!own) return areRead
  const [groups, heads] = [valueAt(block, own.path), own.heads && valueAt(block, own.heads)]
  if (!(Array.isArray(groups) && groups.every(isCards))) return false
  return areRead && (!own.heads || (isCards(heads) && heads.length === groups.length))
}

/** The parts of a block that can be read, in the order of its settings. */
export function partsIn({ parts, groups }: SiteTraits, block: Block): PartCards[] {
  const own = parts.map((part) => ({ part, name: text(part.name), path: part.path, group: null }))
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
  sizes: [NO_PICTURE],
}

/** The cards of a part with their numbers in the block, and their places in the part. */
export function numbered({ cards, first }: PartCards): { card: Card; number: number; at: number }[] {
  return cards.map((card, at) => ({ card, number: first + at, at }))
}

/** The wanted size of the picture of a card: as it says, else as its place has it; a height of 0 is free. */
export function siteSize({ part, cards }: PartCards, at: number): Size | null {
  if (!part.members.includes('img')) return null
  const [, width] = /^\s*(\d+)\s*[*×xX]/.exec(wireText(cards[at]?.size)) ?? []
  return (
    sizeOf(cards[at]) ?? (width ? { width: Number(width), height: 0 } : (part.sizes[at] ?? part.sizes.at(-1) ?? null))
  )
}

/** The cards of a new group. */
export function newGroup(part: Omit<SitePart, 'path'>): object[] {
  return part.sizes.map((_, at) => newSiteCard(part, at))
}

/** A new card of a part; beyond its sizes it is like the last one. */
export function newSiteCard({ members, sizes, starts }: Omit<SitePart, 'path'>, at: number): Record<string, unknown> {
  const { width, height } = sizes[at] ?? sizes.at(-1) ?? NO_PICTURE
  return {
    ...Object.fromEntries(members.map((member) => [member, ''])),
    ...(members.includes('img') && { size: `${width}*${height || '自定义'}` }),
    ...starts?.[at],
  }
}

function isCards(value: unknown): value is Card[] {
  return Array.isArray(value) && value.every(isRecord)
}
