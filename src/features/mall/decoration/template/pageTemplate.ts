import type { Block } from '#features/mall/decoration/model'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import type { ShopGoods } from './shopGoods'

/** A page to begin from, after the blocks that open every page. */
export type PageTemplate = {
  key: string
  /** Its name, and what it is for. */
  name: string
  hint: string
  /**
   * Its blocks, filled with the products of the shop as far as it has any; the pictures of banners are to be chosen.
   */
  blocksOf: (rules: PageRules, goods: ShopGoods) => Block[]
}
