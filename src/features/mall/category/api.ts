import * as v from 'valibot'
import { listOf, mapped, nothing, pageOf, recordOf, requiredValue } from '#domain/shape'
import { findPath } from '#domain/tree'
import * as wire from '#domain/wire'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, query, recordQuery, valueQuery } from '#shared/resource'
import { categoryEndpoints, labelEndpoints, unitEndpoints } from './endpoints'
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

const nodes = listOf(v.record(v.string(), v.unknown()))
const labelTree = mapped(nodes, toLabels)
const categoryTree = mapped(nodes, toCategories)
const written = requiredValue(v.object({ id: wire.id() }))

const readLabels = operation(labelEndpoints.tree, labelTree)
const addLabel = operation(labelEndpoints.add, written)
const updateLabel = operation(labelEndpoints.update, written)
const dropLabel = operation(labelEndpoints.drop, nothing)
const readGoods = operation(labelEndpoints.goods, pageOf(v.object({ id: wire.id() })))

/** The shop's own categories. */
export const labels = defineResource('goodsLabel', {
  tree: valueQuery(readLabels),
  byId: recordQuery(operation(labelEndpoints.byId, recordOf(labelRecord))),
  /** Adds a category, or changes the one with the id. The level is sent too: the tree is built from it. */
  save: mutation((fields: LabelInput & { id?: string }) => {
    const body = { ...fields, level: fields.parentId === ROOT_LABEL ? 0 : 1 }
    return (fields.id ? updateLabel : addLabel)(body)
  }),
  move: mutation(async (moves: LabelMove[]) => {
    for (const move of moves) await updateLabel(move)
  }),
  /**
   * Deletes a category without children and products; the server checks neither, so both are read just before.
   *
   * @throws ApiError when the category has children or products
   */
  drop: mutation(
    async (id: string) => {
      const own = findPath(await readLabels(), (label) => label.id === id).at(-1)
      if (own && own.children.length > 0) throw new ApiError('business', '请先删除或移走子分类')
      const { total } = await readGoods({ storeCategoryPath: id, pageNumber: 1, pageSize: 1 })
      if (total > 0) throw new ApiError('business', '分类下还有商品，请先在商品中更换店铺分类')
      return dropLabel({ id })
    },
    ['goods'],
  ),
})

/** Reads the categories that the shop may sell in. */
export const readOwnCategories = operation(categoryEndpoints.own, categoryTree)
const readBrands = operation(categoryEndpoints.brands, listOf(brandSchema))
const readParameters = operation(categoryEndpoints.parameters, listOf(parameterGroupSchema))
const readSpecs = operation(categoryEndpoints.specs, listOf(specificationSchema))

/** The platform's categories, with the brands, parameters and specs it offers in each. */
export const categories = defineResource('goodsCategory', {
  /** The categories that the shop may sell in, three levels. */
  own: valueQuery(readOwnCategories),
  brands: query((id: string, signal) => readBrands({ id }, { signal })),
  parameters: query((id: string, signal) => readParameters({ id }, { signal })),
  specs: query((id: string, signal) => readSpecs({ id }, { signal })),
})

/** How long to wait before the category tree is asked for again, ms. */
const RETRY_MS = 3000

/** The categories that the shop may sell in; asked for again until they are there. */
export function ownCategories() {
  return {
    ...categories.own(null),
    refetchInterval: ({ state }: { state: { status: string; data: unknown } }) =>
      state.status === 'error' && state.data === undefined ? RETRY_MS : false,
  } as const
}

/** The platform's units: shops only read them. */
export const units = defineResource('goodsUnit', {
  page: pageQuery(operation(unitEndpoints.page, pageOf(unitSchema))),
})
