import type { Block } from '#features/mall/decoration/model'
import { cardsOf, withCard, withCards } from '#features/mall/decoration/model/kind/cards'
import { withGoodsUnder, withHeading } from '#features/mall/decoration/model/kind/goodsBlock'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import { goodsLink, otherLink } from '#features/mall/decoration/model/link/links'
import type { GoodsSku } from '#features/mall/goods/model'
import type { PageTemplate } from './pageTemplate'

/** Pages on phones to begin from. */
export const phoneTemplates: readonly PageTemplate[] = [
  {
    key: 'start',
    name: '开店首页',
    hint: '横幅、热销、新品和商品分类',
    blocksOf: (rules, { best, newest, cheapest, stocked }) => [
      banner(rules, '领券中心'),
      title(rules, '热销商品'),
      ...row(rules, best),
      title(rules, '新品上架'),
      ...row(rules, newest),
      goods(rules, [
        ['热销', '大家都在买', best],
        ['新品', '刚刚上架', newest],
        ['实惠', '价格从低到高', cheapest],
        ['现货', '库存充足', stocked],
      ]),
    ],
  },
  {
    key: 'season',
    name: '换季专场',
    hint: '横幅、当季新品和热销商品',
    blocksOf: (rules, { best, newest, cheapest, stocked }) => [
      title(rules, '换季上新'),
      banner(rules, '领券中心'),
      ...named(rules, newest),
      title(rules, '本季热销'),
      ...row(rules, best),
      goods(rules, [
        ['新品', '当季新到', newest],
        ['热销', '本季热销', best],
        ['备货', '现货充足', stocked],
        ['实惠', '价格从低到高', cheapest],
      ]),
    ],
  },
  {
    key: 'clearance',
    name: '清仓特卖',
    hint: '库存最多和上架最久的商品',
    blocksOf: (rules, { cheapest, oldest, stocked }) => [
      title(rules, '清仓特卖'),
      banner(rules, '秒杀频道'),
      title(rules, '库存有限，卖完为止'),
      ...row(rules, stocked),
      goods(rules, [
        ['清仓', '库存最多', stocked],
        ['老款', '上架最久', oldest],
        ['低价', '价格从低到高', cheapest],
        ['更多', '一起带走', oldest.slice(UNDER_HEADING)],
      ]),
    ],
  },
]

/** How many products stand under a heading. */
const UNDER_HEADING = 4

function title(rules: PageRules, words: string): Block {
  return withCard(rules.newBlock('title'), 0, { title: words })
}

/** A banner whose picture is to be chosen. */
function banner(rules: PageRules, page: string): Block {
  return withCard(rules.newBlock('flexOne'), 0, { url: otherLink(page) })
}

/** Products beside each other: three, else two; none where there is only one, whose picture would be cut. */
function row(rules: PageRules, skus: readonly GoodsSku[]): Block[] {
  return skus.length === 1 ? [] : [filled(rules.newBlock(skus.length === 2 ? 'flexTwo' : 'flexThree'), skus)]
}

/** Products with their names. */
function named(rules: PageRules, skus: readonly GoodsSku[]): Block[] {
  const block = rules.newBlock('textPicture')
  return skus.length > 0 && skus.length < cardsOf(block).length ? row(rules, skus) : [filled(block, skus)]
}

function filled(block: Block, skus: readonly GoodsSku[]): Block {
  return withCards(
    block,
    cardsOf(block).map((card, at) => {
      const sku = skus[at]
      if (!sku) return card
      return { ...card, img: sku.thumbnail, url: goodsLink(sku), ...('title' in card && { title: sku.goodsName }) }
    }),
  )
}

function goods(
  rules: PageRules,
  headings: readonly (readonly [title: string, desc: string, skus: readonly GoodsSku[]])[],
): Block {
  return headings.reduce(
    (block, [words, desc, skus], at) =>
      withGoodsUnder(withHeading(block, at, { title: words, desc }), at, skus.slice(0, UNDER_HEADING)),
    rules.newBlock('goods'),
  )
}
