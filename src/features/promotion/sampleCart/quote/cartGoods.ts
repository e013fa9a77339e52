import * as v from 'valibot'
import { recordOf } from '#domain/shape'
import * as wire from '#domain/wire'
import { goodsEndpoints } from '#features/mall/goods/endpoints'
import { type AuthFlag, type MarketEnable, type SalesModel, wholesaleSchema } from '#features/mall/sale/model'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import { defineResource, orNone, query } from '#shared/resource'

/** A product as a cart needs it. A schema of its own: the whole product would bring the code of its editor. */
const cartGoodsSchema = v.object({
  marketEnable: wire.code<MarketEnable>(),
  authFlag: wire.code<AuthFlag>(),
  salesModel: wire.code<SalesModel>(),
  /** Name of the unit it is sold in. */
  goodsUnit: wire.text(),
  categoryPath: wire.text(),
  storeCategoryPath: wire.text(),
  /** Its freight template; '0' for virtual goods. */
  templateId: wire.text(),
  wholesaleList: wire.list(wholesaleSchema),
  skuList: wire.list(
    v.object({
      id: wire.id(),
      goodsName: wire.text(),
      price: wire.text(),
      quantity: wire.text(),
      /** kg */
      weight: wire.decimal(),
    }),
  ),
})
/** A product as a cart needs it; amounts in yuan. */
export type CartGoods = v.InferOutput<typeof cartGoodsSchema>

/** The code of a product that was deleted */
const GONE = 11001

const readGoods = operation(goodsEndpoints.byId, recordOf(cartGoodsSchema))

/** The products of sample carts; stale with every change of a product. */
export const cartGoods = defineResource('goods', {
  /** null for one that is gone. */
  ofCart: query(async (id: string, signal): Promise<CartGoods | null> => {
    try {
      return await orNone(readGoods({ id }, { signal }))
    } catch (error) {
      if (error instanceof ApiError && error.code === GONE) return null
      throw error
    }
  }),
})
