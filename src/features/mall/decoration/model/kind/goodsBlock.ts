import { text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import { isLink } from '#features/mall/decoration/model/link/links'
import { type BlockIssue, cardError, cardWarning } from '#features/mall/decoration/model/page/pageIssues'
import type { ChosenSku } from '#features/mall/goods/model'
import { type Card, cardsOf, priceOfCard, withCard } from './cards'
import { phoneKind } from './phoneCards'

/** A heading of 商品分类. */
export type Heading = Card
/** A product under a heading, as it was when it was chosen: buyers see that picture, name and price. */
export type BoundGoods = Card

/** How many headings a new 商品分类 has. */
const HEADINGS = 4

/** Headings with products under each. The index of a heading, `___index`, is not in the service's documents. */
export const goodsKind = phoneKind({
  name: '商品分类',
  offered: 'palette',
  cards: () => [
    {
      titleWay: Array.from({ length: HEADINGS }, (_, at) => ({ title: newTitle(at), desc: '', ___index: at })),
      listWay: [],
    },
  ],
  issuesOf: goodsIssues,
})

/** The title of a new heading, by its place from 0. */
function newTitle(at: number): string {
  return `标题${at + 1}`
}

/** The headings of a block, in order. */
export function headingsOf(block: Block): readonly Heading[] {
  return listOf(block, 'titleWay')
}

/** The products of a block under all headings. */
export function boundGoods(block: Block): readonly BoundGoods[] {
  return listOf(block, 'listWay')
}

/** The products under one heading: by its index, else by its title, as lilishop's clients find them. */
export function goodsUnder(block: Block, at: number): readonly BoundGoods[] {
  const heading = headingsOf(block)[at]
  return heading ? boundGoods(block).filter((goods) => isUnder(goods, heading, at)) : []
}

/** A block with members of a heading changed; a new title is also that of its products. */
export function withHeading(block: Block, at: number, members: Heading): Block {
  const heading = headingsOf(block)[at]
  if (!heading) return block
  const next = { ...heading, ...members }
  const titleWay = headingsOf(block).map((one, index) => (index === at ? next : one))
  const listWay = boundGoods(block).map((goods) =>
    isUnder(goods, heading, at) ? { ...goods, type: next.title } : goods,
  )
  return withCard(block, 0, { titleWay, listWay })
}

/** A block with other products under a heading, in the order chosen; those chosen before stay as they are. */
export function withGoodsUnder(block: Block, at: number, chosen: readonly ChosenSku[]): Block {
  const heading = headingsOf(block)[at]
  if (!heading) return block
  const before = goodsUnder(block, at)
  const own = chosen.map((sku) => before.find(({ id }) => wireText(id) === sku.id) ?? bound(sku, heading, at))
  const others = boundGoods(block).filter((goods) => !isUnder(goods, heading, at))
  return withCard(block, 0, { listWay: [...others, ...own] })
}

/** The products under a heading as the picker takes them. */
export function chosenUnder(block: Block, at: number): ChosenSku[] {
  return goodsUnder(block, at).map((goods) => ({
    id: wireText(goods.id),
    goodsName: wireText(goods.title) || wireText(goods.goodsName),
    ...priceOfCard(goods),
  }))
}

function bound(sku: ChosenSku, heading: Heading, at: number): BoundGoods {
  const { thumbnail = '', goodsName } = sku
  return { img: thumbnail, title: goodsName, type: heading.title, ___index: indexOf(heading) ?? at, ...sku }
}

function isUnder(goods: BoundGoods, heading: Heading, at: number): boolean {
  const index = indexOf(goods)
  return index === null ? wireText(goods.type) === wireText(heading.title) : index === (indexOf(heading) ?? at)
}

function indexOf(one: Card): number | null {
  const index = wireText(one.___index)
  return index === '' ? null : Number(index)
}

function listOf(block: Block, member: string): readonly Card[] {
  const list = cardsOf(block)[0]?.[member]
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function goodsIssues(block: Block): BlockIssue[] {
  const isBound = boundGoods(block).length > 0 || headingsOf(block).some(({ bindCategory }) => isLink(bindCategory))
  const headings = headingsOf(block).flatMap(({ title, bindCategory }, at) => {
    const number = at + 1
    if (wireText(title) === '')
      return [cardError(at, text('第{{number}}项没有{{label}}', { number, label: text('标题') }))]
    if (!isBound) return []
    if (goodsUnder(block, at).length === 0 && !isLink(bindCategory))
      return [cardWarning(at, text('第{{number}}项没有绑定商品', { number }))]
    return wireText(title) === newTitle(at) ? [cardWarning(at, text('第{{number}}项的标题还没有改', { number }))] : []
  })
  return isBound ? headings : [...headings, cardError(0, text('没有绑定商品'))]
}
