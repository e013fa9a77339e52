import { text } from '#domain/text'
import { lengthOf } from '#domain/textLength'
import { wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import { isLink, type Link } from '#features/mall/decoration/model/link/links'
import { targetOf } from '#features/mall/decoration/model/link/zones'
import {
  addressError,
  type BlockIssue,
  cardError,
  cardWarning,
  externalAddress,
} from '#features/mall/decoration/model/page/pageIssues'
import { valueAt } from '#features/mall/decoration/model/page/paths'
import type { BlockKind, Size } from './blockKind'
import { type Card, cardsOf, hasCards, hasZones, sizeOf, withCards, zonesOf } from './cards'

/** A text or a colour of a card, and where it is in the card. */
export type CardInput = {
  kind: 'text' | 'color'
  label: string
  path: readonly (string | number)[]
  isRequired?: boolean
  /** The longest text; by default that of any input. */
  max?: number
}

/** What the cards of a block of a phone page hold. */
type CardTraits = {
  /** The wanted size of the picture of each card a new block has; none without pictures. */
  pictures: readonly Size[]
  /** Cards may be added and removed, down to one. */
  isOpen?: boolean
  /** Cards have a title. */
  hasTitles?: boolean
  /** What is typed for a card, beside its picture and link; the title first. */
  inputs?: readonly CardInput[]
  /** The only card is the block itself: its settings need no heading. */
  isBare?: boolean
  /** Cards lead somewhere; with `isLinkOptional` one that does not is no fault. */
  hasLinks?: boolean
  isLinkOptional?: boolean
  /** Cards may lead to several places: buyers' phones know hot zones on a single picture only. */
  hasZones?: boolean
  /** Its name as a look of 广告魔方; none for other blocks. */
  look?: string
}

/** A kind of blocks of a phone page: cards, of which one may hold everything. */
export type PhoneKind = BlockKind & CardTraits

/** What differs between the kinds of a phone page. */
export type OwnTraits = Pick<BlockKind, 'name' | 'offered'> &
  Partial<CardTraits> & {
    /** The cards of a new block; by default one for each picture. */
    cards?: () => Card[]
    /** What lilishop's editor lets be set of a block; by default what its cards hold. */
    settings?: object
    /** What is missing in a block beside what its cards lack. */
    issuesOf?: BlockKind['issuesOf']
  }

const TITLE: CardInput = { kind: 'text', label: '标题', path: ['title'], isRequired: true }

/** A kind of blocks of a phone page, from what differs between them. */
export function phoneKind({ cards, settings, issuesOf, ...own }: OwnTraits): PhoneKind {
  const traits = { pictures: [], ...own, inputs: [...(own.hasTitles ? [TITLE] : []), ...(own.inputs ?? [])] }
  const { name, pictures, look } = traits
  return {
    ...traits,
    nameOf: (block) => (look !== undefined && block.name === look ? look : name),
    create: (type) => ({
      type,
      name,
      ...(settings ?? settingsOf(traits)),
      options: { list: cards?.() ?? pictures.map((picture) => newCard(picture, traits)) },
    }),
    canRead: hasCards,
    issuesOf: (block) => [...cardsIssues(traits, block), ...(issuesOf?.(block) ?? [])],
    picturesOf: (block) =>
      pictures.length > 0
        ? cardsOf(block).map((card, at) => ({ card: at, url: wireText(card.img), wanted: sizeOf(card) }))
        : [],
    linksOf: (block) =>
      own.hasLinks ? cardsOf(block).flatMap((card, at) => linksIn(card).map((link) => ({ card: at, link }))) : [],
  }
}

/** Where a card leads. */
function linksIn(card: Card): Link[] {
  return hasZones(card) ? zonesOf(card).map(targetOf) : [card.url]
}

/** A block with one more, empty card. */
export function withNewCard(block: Block, kind: PhoneKind): Block {
  const cards = cardsOf(block)
  return withCards(block, [...cards, newCard(sizeOf(cards[0]) ?? kind.pictures[0] ?? NO_SIZE, kind)])
}

const NO_SIZE: Size = { width: 0, height: 0 }

/**
 * A new card with a picture of the given size. Its members are those of lilishop's client: its `model`, link or hot
 * zones, is not in the service's documents.
 */
function newCard({ width, height }: Size, { hasTitles }: CardTraits): Card {
  return { img: '', url: '', link: '', ...(hasTitles && { title: '' }), size: `${width}*${height}`, model: 'link' }
}

/**
 * What lilishop's editor lets be set of a block, which the block itself says: without `notLink` that editor cannot
 * open the settings of cards that have no links.
 */
function settingsOf({ offered, isOpen, hasLinks, pictures }: CardTraits & Pick<BlockKind, 'offered'>) {
  return {
    ...(isOpen ? { close: true } : { notAdd: true }),
    ...(!hasLinks && { notLink: true }),
    ...(pictures.length === 0 && { notImg: true }),
    ...(offered === 'style' && { drawer: true }),
  }
}

type Judged = CardTraits & Pick<BlockKind, 'offered'>

function cardsIssues(kind: Judged, block: Block): BlockIssue[] {
  const cards = cardsOf(block)
  if (cards.length === 0 && kind.offered !== 'off') return [cardError(0, text('没有内容'))]
  return cards.flatMap((card, at) => cardIssues(kind, card, at))
}

function cardIssues(kind: Judged, card: Card, at: number): BlockIssue[] {
  const number = at + 1
  const found: BlockIssue[] = []
  if (kind.pictures.length > 0 && wireText(card.img) === '')
    found.push(cardError(at, text('第{{number}}张没有图片', { number })))
  found.push(...(kind.inputs ?? []).flatMap((input) => inputIssues(input, card, at)))
  if (kind.hasLinks) found.push(...linkIssues(kind, card, at))
  return found
}

function inputIssues({ label, path, isRequired, max }: CardInput, card: Card, at: number): BlockIssue[] {
  const value = wireText(valueAt(card, path)).trim()
  const words = { number: at + 1, label: text(label) }
  if (value === '') return isRequired ? [cardError(at, text('第{{number}}项没有{{label}}', words))] : []
  if (max !== undefined && lengthOf(value) > max)
    return [cardError(at, text('第{{number}}项的{{label}}最多{{max}}个字', { ...words, max }))]
  return []
}

function linkIssues({ isLinkOptional }: CardTraits, card: Card, at: number): BlockIssue[] {
  const number = at + 1
  const refusal = addressError(externalAddress(card.url), number)
  if (refusal) return [cardError(at, refusal)]
  if (!hasZones(card)) {
    return isLinkOptional || isLink(card.url) ? [] : [cardWarning(at, text('第{{number}}项没有链接', { number }))]
  }
  const open = zonesOf(card).filter((zone) => !isLink(targetOf(zone)))
  if (zonesOf(card).length === 0) return [cardError(at, text('第{{number}}张没有热区', { number }))]
  return open.length > 0
    ? [cardError(at, text('第{{number}}张有{{count}}个热区没有链接', { number, count: open.length }))]
    : []
}
