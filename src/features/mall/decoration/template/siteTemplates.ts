import type { Block } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import { withSiteCard, withSiteCards } from '#features/mall/decoration/model/kind/siteCards'
import { partsOf } from '#features/mall/decoration/model/kind/siteKinds'
import { placed, valueAt } from '#features/mall/decoration/model/page/paths'
import { goodsCard } from '#features/mall/decoration/site/goodsCard'
import type { GoodsSku } from '#features/mall/goods/model'
import type { PageTemplate } from './pageTemplate'

/** Pages of the site to begin from. */
export const siteTemplates: readonly PageTemplate[] = [
  {
    key: 'start',
    name: '开店首页',
    hint: '热销、推荐和全部商品',
    blocksOf: (rules, { best, newest, stocked }) => [
      ...filled(rules.newBlock('firstAdvert'), [best]),
      ...filled(headed(rules.newBlock('recommend'), ['热销推荐', '新品推荐']), [best, newest]),
      tabs(rules, [
        ['精选', '大家都在买', best],
        ['现货', '库存充足', stocked],
      ]),
    ],
  },
  {
    key: 'season',
    name: '换季专场',
    hint: '横幅、新品和排行',
    blocksOf: (rules, { best, cheapest, newest, stocked }) => [
      banner(rules, '/coupon'),
      ...filled(headed(rules.newBlock('newGoodsSort'), ['换季特卖', '当季新品', '热销排行']), [cheapest, newest, best]),
      tabs(rules, [
        ['新品', '当季新到', newest],
        ['现货', '换季备货', stocked],
      ]),
    ],
  },
  {
    key: 'clearance',
    name: '清仓特卖',
    hint: '库存最多和上架最久的商品',
    blocksOf: (rules, { cheapest, oldest, stocked }) => [
      banner(rules, '/seckill'),
      ...filled(rules.newBlock('firstAdvert'), [stocked]),
      tabs(rules, [
        ['清仓', '库存最多', stocked],
        ['老款', '上架最久', oldest],
        ['低价', '价格从低到高', cheapest],
      ]),
    ],
  },
]

/** A banner whose picture is to be chosen. */
function banner(rules: PageRules, url: string): Block {
  const block = rules.newBlock('bannerAdvert')
  const [part] = partsOf(block)
  return part ? withSiteCard(block, part, 0, { url }) : block
}

/** A block with other titles of its columns. */
function headed(block: Block, titles: readonly string[]): Block {
  return partsOf(block)
    .filter(({ part }) => part.isOne)
    .reduce((before, part, at) => withSiteCard(before, part, 0, { title: titles[at], url: '/' }), block)
}

/**
 * A block with products in its lists, one list of products for each; none where the shop has too few: an empty place of
 * a fixed list would have to be filled before the page is published. A shop without products sees the places.
 */
function filled(block: Block, lists: readonly (readonly GoodsSku[])[]): Block[] {
  const parts = partsOf(block).filter(({ part }) => !part.isOne)
  const isEmpty = lists.every((skus) => skus.length === 0)
  if (!isEmpty && parts.some(({ cards }, at) => cards.length > (lists[at]?.length ?? 0))) return []
  return [
    parts.reduce(
      (before, one, at) =>
        withSiteCards(
          before,
          one,
          one.cards.map((card, place) => {
            const sku = lists[at]?.[place]
            return sku ? { ...card, ...goodsCard(sku, one.part.members) } : card
          }),
        ),
      block,
    ),
  ]
}

/** Headings with as many products as there are, up to the places of a heading. */
function tabs(
  rules: PageRules,
  headings: readonly (readonly [title: string, desc: string, skus: readonly GoodsSku[]])[],
): Block {
  const block = rules.newBlock('notEnough')
  const [places = []] = valueAt(block, ['options', 'list']) as object[][]
  const list = headings.map(([, , skus]) =>
    skus.length === 0
      ? places
      : places.slice(0, skus.length).map((card, at) => ({ ...card, ...goodsCard(skus[at] as GoodsSku, ['price']) })),
  )
  return placed(block, ['options'], { navList: headings.map(([title, desc]) => ({ title, desc })), list })
}
