import { nothing, pageOf, recordOf, requiredValue, SAFE_PAGE_SIZE } from '#domain/shape'
import { signInEndpoints } from '#features/account/signIn/endpoints'
import { byEpoch } from '#features/mall/activity/api'
import { storeSchema } from '#features/store/setting/model'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, query, recordQuery } from '#shared/resource'
import { seckillEndpoints } from './endpoints'
import { applySchema, type SeckillApply, seckillSchema, type toPayload } from './model'

const readPage = operation(seckillEndpoints.page, pageOf(seckillSchema))
const readApplies = operation(seckillEndpoints.applies, pageOf(applySchema))
const apply = operation(seckillEndpoints.apply, nothing)
const withdraw = operation(seckillEndpoints.withdraw, nothing)
const readShop = operation(signInEndpoints.shop, requiredValue(storeSchema))

/** lilishop's code for an application that is gone already. */
const GONE = 45010

/** The platform's seckills. */
export const seckills = defineResource('seckill', {
  page: pagesBy((arg: ListQuery, signal) => readPage(byEpoch(arg), { signal }), seckillEndpoints.page),
  byId: recordQuery(operation(seckillEndpoints.byId, recordOf(seckillSchema))),
  /** All SKUs that the shop applied with, page by page. */
  applies: query(async (seckillId: string, signal) => {
    const all: SeckillApply[] = []
    for (let page = 1; ; page += 1) {
      const { records, total } = await readApplies(
        { seckillId, pageNumber: page, pageSize: SAFE_PAGE_SIZE, current: page, size: SAFE_PAGE_SIZE },
        { signal },
      )
      all.push(...records)
      if (records.length === 0 || page * SAFE_PAGE_SIZE >= total) return all
    }
  }),
  /**
   * Withdraws applications, then sends new and changed ones; true when it only withdrew. A second attempt finds
   * withdrawn ones gone. A lilishop takes the shop from the rows: without it an application belongs to nobody.
   */
  apply: mutation(
    async ({ seckillId, withdrawn, rows }: ReturnType<typeof toPayload>) => {
      for (const id of withdrawn) await ignoreGone(withdraw({ seckillId, id }))
      if (rows.length > 0) {
        const { id: storeId, storeName } = await readShop()
        await apply(
          rows.map((row) => ({ ...row, storeId, storeName })),
          { path: { seckillId } },
        )
      }
      return rows.length === 0 && withdrawn.length > 0
    },
    ['activity'],
  ),
})

async function ignoreGone(done: Promise<void>): Promise<void> {
  try {
    await done
  } catch (error) {
    if (!(error instanceof ApiError && error.code === GONE)) throw error
  }
}
