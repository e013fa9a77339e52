import { toPage } from '#domain/page'
import { unchecked } from '#domain/shape'
import { get } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { readAll } from '#shared/list/readAll'
import { call, defineResource, pageCall } from '#shared/resource'
import type { DeliverableMaterial } from './model'

const LIST = '/api/gd-centralized-sourcing/censou/material/listWithContractByPage'

/** Materials of passed, unexpired contracts, with what is left of each. They change with contracts and deliveries. */
export const materials = defineResource('contract', {
  available: pageCall(async (query: ListQuery, signal) =>
    toPage<DeliverableMaterial>(await get(LIST, unchecked(), query, { signal })),
  ),
  /** Those of one contract, all of them: a note may draw from the last line of a long one. */
  ofContract: call(async (contractId: string, signal) => {
    const page = async (current: number, size: number) =>
      toPage<DeliverableMaterial>(
        await get(LIST, unchecked(), { contractId, current, size, pageNumber: current, pageSize: size }, { signal }),
      )
    const { rows } = await readAll({ page, keyOf: (line) => line.id }, { signal, onProgress: () => undefined })
    return rows
  }),
})
