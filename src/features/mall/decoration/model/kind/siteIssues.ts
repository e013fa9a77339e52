import { text } from '#domain/text'
import { wireText } from '#domain/wire'
import { type BlockIssue, cardError, cardWarning, isWebAddress } from '#features/mall/decoration/model/page/pageIssues'
import type { Card } from './cards'
import type { PartCards } from './siteParts'

/** What is missing in the parts of a block. */
export function partIssues(parts: readonly PartCards[]): BlockIssue[] {
  return parts.flatMap((one) => {
    if (one.cards.length === 0) return [cardError(one.first, text('{{part}}没有内容', { part: one.name }))]
    return one.cards.flatMap((card, at) => cardIssues(one, card, at))
  })
}

function cardIssues({ part, name, first, cards }: PartCards, card: Card, at: number): BlockIssue[] {
  const { members, hasGoods } = part
  const place = { part: cards.length > 1 ? text('{{part}}第{{number}}项', { part: name, number: at + 1 }) : name }
  const isEmpty = (member: string) => wireText(card[member]).trim() === ''
  const found: BlockIssue[] = []
  // A product that was not chosen lacks everything: one line says it.
  if (hasGoods && isEmpty('img') && isEmpty('name')) return [cardError(first + at, text('{{part}}还没有商品', place))]
  if (members.includes('img') && isEmpty('img')) found.push(cardError(first + at, text('{{part}}没有图片', place)))
  for (const member of ['name', 'title'] as const) {
    if (members.includes(member) && isEmpty(member)) found.push(cardError(first + at, text('{{part}}没有文字', place)))
  }
  if (!members.includes('url')) return found
  const address = wireText(card.url).trim()
  if (address === '') found.push(cardWarning(first + at, text('{{part}}没有链接', place)))
  else if (!address.startsWith('/') && !isWebAddress(address)) {
    found.push(cardError(first + at, text('{{part}}的链接不是 http(s) 地址', place)))
  }
  return found
}
