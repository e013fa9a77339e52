import * as v from 'valibot'
import { listOf, mapped, nothing, pageOf, promised, recordOf } from '#domain/shape'
import { findPath } from '#domain/tree'
import { idLeaf } from '#domain/wire'
import { ApiError } from '#shared/http/ApiError'
import { get, getBareList, postForm, putForm, remove } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import {
  brandSchema,
  type LabelInput,
  type LabelMove,
  labelRecord,
  parameterGroupSchema,
  ROOT_LABEL,
  specificationSchema,
  toCategories,
  toLabels,
  unitSchema,
} from './model'

const BASE = '/api/store/goods'

const nodes = listOf(v.record(v.string(), v.unknown()))
const labelTree = mapped(nodes, toLabels)
const categoryTree = mapped(nodes, toCategories)
const written = promised(v.object({ id: idLeaf() }))

/** The shop's own categories. */
export const labels = defineResource('goodsLabel', {
  tree: query((_none: null, signal) => get(`${BASE}/label`, labelTree, {}, { signal })),
  byId: query((id: string, signal) => get(`${BASE}/label/get/${id}`, recordOf(labelRecord), {}, { signal })),
  /** Adds a category, or changes the one with the id. The level is sent too: the tree is built from it. */
  save: mutation((fields: LabelInput & { id?: string }) => {
    const body = { ...fields, level: fields.parentId === ROOT_LABEL ? 0 : 1 }
    return fields.id ? putForm(`${BASE}/label`, written, body) : postForm(`${BASE}/label`, written, body)
  }),
  move: mutation(async (moves: LabelMove[]) => {
    for (const move of moves) await putForm(`${BASE}/label`, written, move)
  }),
  /**
   * Deletes a category without children and products; the server checks neither, so both are read just before.
   *
   * @throws ApiError when the category has children or products
   */
  drop: mutation(
    async (id: string) => {
      const own = findPath(await get(`${BASE}/label`, labelTree), (label) => label.id === id).at(-1)
      if (own && own.children.length > 0) throw new ApiError('business', '请先删除或移走子分类')
      const { total } = await get(`${BASE}/goods/list`, pageOf(v.object({ id: idLeaf() })), {
        storeCategoryPath: id,
        pageNumber: 1,
        pageSize: 1,
      })
      if (total > 0) throw new ApiError('business', '分类下还有商品，请先在商品中更换店铺分类')
      return remove(`${BASE}/label/${id}`, nothing)
    },
    ['goods'],
  ),
})

/** The platform's categories, with the brands, parameters and specs it offers in each. */
export const categories = defineResource('goodsCategory', {
  /** The categories that the shop may sell in, three levels. */
  own: query((_none: null, signal) => get(`${BASE}/category/all`, categoryTree, {}, { signal })),
  brands: query((id: string, signal) => getBareList(`${BASE}/category/${id}/brands`, listOf(brandSchema), { signal })),
  parameters: query((id: string, signal) =>
    getBareList(`${BASE}/categoryParameters/${id}`, listOf(parameterGroupSchema), { signal }),
  ),
  specs: query((id: string, signal) => getBareList(`${BASE}/spec/${id}`, listOf(specificationSchema), { signal })),
})

/** The platform's units: shops only read them. */
export const units = defineResource('goodsUnit', {
  page: pagesBy((query: ListQuery, signal) => get(`${BASE}/goodsUnit`, pageOf(unitSchema), query, { signal })),
})
