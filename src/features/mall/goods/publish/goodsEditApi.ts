import { nothing, pageOf, recordOf } from '#domain/shape'
import { goodsEndpoints, savedProductEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { goodsDetailSchema, goodsSchema, type SaveType, skuSchema } from '#features/mall/goods/model'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import { readWhole } from '#shared/list/export/readAll'
import { defineResource, mutation, orNone, query } from '#shared/resource'
import type { GoodsBody } from './goodsBody'

/** The code for a deleted or unknown product. */
const GONE = 11001

/** What the editor saves: a product, new or with its id, or a draft or template. */
export type GoodsWrite =
  | { type: 'goods'; id: string; body: GoodsBody & { regeneratorSkuFlag?: boolean } }
  | { type: 'draft'; body: GoodsBody & { saveType: SaveType; id?: string } }

const readDetail = operation(goodsEndpoints.byId, recordOf(goodsDetailSchema))
const readGoods = operation(goodsEndpoints.page, pageOf(goodsSchema))
const readSkus = operation(skuEndpoints.page, pageOf(skuSchema))
const createGoods = operation(goodsEndpoints.create, nothing)
const updateGoods = operation(goodsEndpoints.update, nothing)
const saveDraft = operation(savedProductEndpoints.save, nothing)

/** The queries and mutations of publishing a product. */
export const goodsForms = defineResource('goodsForm', {
  goods: query((id: string, signal) => known(readDetail({ id }, { signal }))),
  /** The newest product with this name: the response to creating one has no id. */
  newest: query(async (goodsName: string, signal) => {
    const filter = { goodsName, pageNumber: 1, pageSize: 1, sort: 'createTime', order: 'desc' }
    const { records } = await readGoods(filter, { signal })
    return records[0] ?? null
  }),
  /** The SKUs of the shop that have this item number: the list finds those that contain it, too. */
  skusOfNumber: query(async (sn: string, signal) => {
    const page = (pageNumber: number, pageSize: number) => readSkus({ sn, pageNumber, pageSize }, { signal })
    const skus = await readWhole({ page, keyOf: ({ id }) => id }, signal)
    return skus.filter((sku) => sku.sn === sn)
  }),
  save: mutation(
    (write: GoodsWrite) => {
      if (write.type === 'draft') return saveDraft(write.body)
      const { id, body } = write
      return id ? updateGoods({ ...body, goodsId: id }, { path: { id } }) : createGoods(body)
    },
    ['goods', 'sku', 'goodsLabel', 'draftGoods', 'recordLog'],
  ),
})

async function known<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await orNone(answer)
  } catch (error) {
    if (error instanceof ApiError && error.code === GONE) return null
    throw error
  }
}
