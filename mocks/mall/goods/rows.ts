import type { Goods, GoodsSku, ParamGroup, SavedProduct, SkuDetail, SpecValue } from '#features/mall/goods/model'
import type { Wholesale } from '#features/mall/sale/model'
import { table } from '#mocks/kernel/store/table'

/** A product. `price`, `quantity` and the other figures are decimal text. How many were sold, the orders say. */
export type GoodsRow = Omit<Goods, 'buyCount'> & {
  /** Deleted products are kept for the orders that name them, and hidden in lists. */
  deleteFlag: boolean
  updateBy: string
  goodsParamsDTOList: readonly ParamGroup[]
  goodsGalleryList: readonly string[]
  wholesaleList: readonly Wholesale[]
}

/** The fields of a SKU itself; the rest comes from its product (`joinedSku` in rules.ts). */
export type SkuRow = Omit<SkuDetail, 'specList' | 'goodsGalleryList'> &
  Pick<GoodsSku, 'createTime'> & {
    storeId: string
    /** Its values, without the pseudo entry of pictures. */
    specs: readonly SpecValue[]
    images: readonly string[]
  }

/** A SKU as a client sends it: fixed fields, and a spec for every other key. */
export type SkuFields = Readonly<Record<string, unknown>>

/** A draft or a template: what was typed, unchecked. */
export type SavedProductRow = SavedProduct & {
  categoryName: readonly string[]
  goodsParamsDTOList: readonly ParamGroup[]
  goodsGalleryList: readonly string[]
  skuList: readonly SkuFields[]
  wholesaleList: readonly Wholesale[]
}

export const goodsTables = {
  goods: table<GoodsRow>(),
  goodsSkus: table<SkuRow>(),
  draftGoods: table<SavedProductRow>(),
}
