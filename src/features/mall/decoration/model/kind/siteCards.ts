import { wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import { placed, valueAt } from '#features/mall/decoration/model/page/paths'
import type { Card } from './cards'
import { siteRules } from './siteKinds'
import { newGroup, newSiteCard, type PartCards } from './siteParts'

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
  const groups = siteRules.kindOf(block)?.groups
  if (!groups) return block
  const next = placed(block, groups.path, [...(valueAt(block, groups.path) as unknown[]), newGroup(groups.part)])
  if (!groups.heads) return next
  return placed(next, groups.heads, [...(valueAt(block, groups.heads) as unknown[]), { title: '', desc: '' }])
}

/** A block without one of its groups. */
export function withoutGroup(block: Block, at: number): Block {
  const groups = siteRules.kindOf(block)?.groups
  if (!groups) return block
  const rest = (path: readonly string[]) => (valueAt(block, path) as unknown[]).filter((_, index) => index !== at)
  const next = placed(block, groups.path, rest(groups.path))
  return groups.heads ? placed(next, groups.heads, rest(groups.heads)) : next
}
