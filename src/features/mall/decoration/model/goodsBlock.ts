import { isRecord, wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import type { ChosenSku } from '#features/mall/goods/model'
import { type Card, cardsOf, withCard } from './cards'

/** A heading of 商品分类. */
export type Heading = Card
/** A product under a heading, as it was when it was chosen: buyers see that picture, name and price. */
export type BoundGoods = Card

/** The headings of a block, in order. */
export function headingsOf(block: Block): readonly Heading[] {
  return listOf(block, 'titleWay')
}

/** The products of a block under all headings. */
export function boundGoods(block: Block): readonly BoundGoods[] {
  return listOf(block, 'listWay')
}

/** The price that buyers see on a bound product: of wholesale goods the lowest. */
export function priceOfCard({ price, salesModel }: Card): Pick<ChosenSku, 'price' | 'salesModel'> {
  const shown = { price: wireText(price) || null }
  return wireText(salesModel) === 'WHOLESALE' ? { ...shown, salesModel: 'WHOLESALE' } : shown
}

/** The products under one heading: by its index, else by its title, as the ancestor's clients find them. */
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
