import { nothing, pageOf, recordOf, type Shape } from '#domain/shape'
import { type DraftSaveType, goodsDetailSchema, goodsSchema } from '#features/mall/goods/model'
import { ApiError } from '#shared/http/ApiError'
import { orNone } from '#shared/http/operation'
import { get, post, put } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import type { GoodsBody } from './goodsForm'

const GOODS = '/api/store/goods/goods'
const DRAFT = '/api/store/goods/draftGoods'
/** The code for a deleted or unknown product. */
const GONE = 11001

/** What the editor saves: a product, new or with its id, or a draft or template. */
export type GoodsWrite =
  | { type: 'goods'; id: string; body: GoodsBody & { regeneratorSkuFlag?: boolean } }
  | { type: 'draft'; body: GoodsBody & { saveType: DraftSaveType; id?: string } }

/** The queries and mutations of publishing a product. */
export const goodsForms = defineResource('goodsForm', {
  goods: query((id: string, signal) => known(`${GOODS}/get/${id}`, recordOf(goodsDetailSchema), signal)),
  /** The newest product with this name: the response to creating one has no id. */
  newest: query(async (goodsName: string, signal) => {
    const query = { goodsName, pageNumber: 1, pageSize: 1, sort: 'createTime', order: 'desc' }
    const { records } = await get(`${GOODS}/list`, pageOf(goodsSchema), query, { signal })
    return records[0] ?? null
  }),
  save: mutation(
    (write: GoodsWrite) => {
      if (write.type === 'draft') return post(`${DRAFT}/save`, nothing, write.body)
      const { id, body } = write
      return id
        ? put(`${GOODS}/update/${id}`, nothing, { ...body, goodsId: id })
        : post(`${GOODS}/create`, nothing, body)
    },
    ['goods', 'sku', 'goodsLabel', 'draftGoods'],
  ),
})

async function known<T>(url: string, shape: Shape<T | null>, signal?: AbortSignal): Promise<T | null> {
  try {
    return await orNone(get(url, shape, {}, { signal }))
  } catch (error) {
    if (error instanceof ApiError && error.code === GONE) return null
    throw error
  }
}
