import * as v from 'valibot'
import { recordOf } from '#domain/shape'
import { codeLeaf, idLeaf, listLeaf, textLeaf } from '#domain/wire'
import { goodsEndpoints } from '#features/mall/goods/endpoints'
import { type AuthFlag, type MarketEnable, type SalesModel, wholesaleSchema } from '#features/mall/sale/model'
import { operation } from '#shared/http/operation'
import { defineResource, recordQuery } from '#shared/resource'

/** A product as a cart needs it. A schema of its own: the whole product would bring the code of its editor. */
const cartGoodsSchema = v.object({
  marketEnable: codeLeaf<MarketEnable>(),
  authFlag: codeLeaf<AuthFlag>(),
  salesModel: codeLeaf<SalesModel>(),
  /** Name of the unit it is sold in. */
  goodsUnit: textLeaf(),
  categoryPath: textLeaf(),
  storeCategoryPath: textLeaf(),
  wholesaleList: listLeaf(wholesaleSchema),
  skuList: listLeaf(v.object({ id: idLeaf(), goodsName: textLeaf(), price: textLeaf(), quantity: textLeaf() })),
})
/** A product as a cart needs it; amounts in yuan. */
export type CartGoods = v.InferOutput<typeof cartGoodsSchema>

/** The products of sample carts; stale with every change of a product. */
export const cartGoods = defineResource('goods', {
  ofCart: recordQuery(operation(goodsEndpoints.byId, recordOf(cartGoodsSchema))),
})
