import { text } from '#domain/text'
import { wireText } from '#domain/wire'
import { type Block, newTitle, type PhoneBlock } from '#features/mall/decoration/model'
import { type Card, cardsOf, hasZones, kindOf, zonesOf } from './cards'
import { boundGoods, goodsUnder, headingsOf } from './goodsBlock'
import { isLink } from './links'
import { addressError, type BlockIssue, cardError, cardWarning, externalAddress } from './pageIssues'
import { targetOf } from './zones'

/** What is missing in a block of a phone page; one of an unknown type is not judged. */
export function phoneIssues(block: Block): BlockIssue[] {
  const kind = kindOf(block)
  if (!kind) return []
  if (block.type === 'tpl_ad_list') return [cardError(0, text('还没有选择风格'))]
  if (block.type === 'goods') return goodsIssues(block)
  const cards = cardsOf(block)
  if (cards.length === 0 && kind.offered !== 'off') return [cardError(0, text('没有内容'))]
  return cards.flatMap((card, at) => cardIssues(kind, card, at))
}

function cardIssues(kind: PhoneBlock, card: Card, at: number): BlockIssue[] {
  const number = at + 1
  const found: BlockIssue[] = []
  if (kind.pictures.length > 0 && wireText(card.img) === '')
    found.push(cardError(at, text('第{{number}}张没有图片', { number })))
  if (kind.hasTitles && wireText(card.title) === '')
    found.push(cardError(at, text('第{{number}}项没有标题', { number })))
  if (kind.hasLinks) found.push(...linkIssues(card, at))
  return found
}

function linkIssues(card: Card, at: number): BlockIssue[] {
  const number = at + 1
  const refusal = addressError(externalAddress(card.url), number)
  if (refusal) return [cardError(at, refusal)]
  if (!hasZones(card)) {
    return isLink(card.url) ? [] : [cardWarning(at, text('第{{number}}项没有链接', { number }))]
  }
  const open = zonesOf(card).filter((zone) => !isLink(targetOf(zone)))
  if (zonesOf(card).length === 0) return [cardError(at, text('第{{number}}张没有热区', { number }))]
  return open.length > 0
    ? [cardError(at, text('第{{number}}张有{{count}}个热区没有链接', { number, count: open.length }))]
    : []
}

function goodsIssues(block: Block): BlockIssue[] {
  const isBound = boundGoods(block).length > 0 || headingsOf(block).some(({ bindCategory }) => isLink(bindCategory))
  const headings = headingsOf(block).flatMap(({ title, bindCategory }, at) => {
    const number = at + 1
    if (wireText(title) === '') return [cardError(at, text('第{{number}}项没有标题', { number }))]
    if (!isBound) return []
    if (goodsUnder(block, at).length === 0 && !isLink(bindCategory))
      return [cardWarning(at, text('第{{number}}项没有绑定商品', { number }))]
    return wireText(title) === newTitle(at) ? [cardWarning(at, text('第{{number}}项的标题还没有改', { number }))] : []
  })
  return isBound ? headings : [...headings, cardError(0, text('没有绑定商品'))]
}
