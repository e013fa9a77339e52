import * as v from 'valibot'
import { nothing, pageOf, pageWith } from '#domain/shape'
import * as wire from '#domain/wire'
import { operation } from '#shared/http/operation'
import { readWhole } from '#shared/list/export/readAll'
import { listQuery } from '#shared/listState'
import { defineResource, mutation, pageQuery, query } from '#shared/resource'
import { distributionGoodsEndpoints, distributionOrderEndpoints } from './endpoints'
import { type DistributionGoods, distributionGoodsSchema, distributionOrderSchema, distributionSums } from './model'

const readGoods = operation(distributionGoodsEndpoints.page, pageOf(distributionGoodsSchema))
const add = operation(distributionGoodsEndpoints.add, nothing)
const update = operation(distributionGoodsEndpoints.update, nothing)
const cancel = operation(distributionGoodsEndpoints.cancel, nothing)
const orderPage = pageWith(distributionOrderSchema, v.object({ summary: wire.record(distributionSums) }))

const page = (current: number, size: number, criteria: Record<string, string> = {}) =>
  listQuery({ criteria, current, size, sort: '', order: '' })

/** A commission to write: of a SKU that is added, or of the row with the id. */
type Commission = Pick<DistributionGoods, 'skuId'> & { id: string; commission: string }

/** The SKUs that distributors sell. */
export const distributionGoods = defineResource('distributionGoods', {
  page: pageQuery(readGoods),
  byId: query(async (id: string, signal) => {
    const { records } = await readGoods(page(1, 10, { id }), { signal })
    return records.find((row) => row.id === id) ?? null
  }),
  /** The SKUs of all rows with their commission: they cannot be added again. */
  skus: query(async (_all: null, signal) => {
    const source = {
      page: (current: number, size: number) => readGoods(page(current, size), { signal }),
      keyOf: ({ id }: DistributionGoods) => id,
    }
    return (await readWhole(source, signal)).map(({ skuId, commission }) => ({ skuId, commission }))
  }),
  save: mutation(({ id, skuId, commission }: Commission) =>
    id === '' ? add({ skuId, commission }) : update({ id, commission }),
  ),
  cancel: mutation(({ id }: Pick<DistributionGoods, 'id'>) => cancel({ id })),
})

/** The orders that distributors brought. */
export const distributionOrders = defineResource('distributionOrder', {
  page: pageQuery(operation(distributionOrderEndpoints.page, orderPage)),
})
