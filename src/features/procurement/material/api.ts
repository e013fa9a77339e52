import { pageOf } from '#domain/shape'
import { get } from '#shared/http/request'
import { readAll } from '#shared/list/export/readAll'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, pagesBy, query } from '#shared/resource'
import { deliverableMaterialSchema } from './model'

const LIST = '/api/gd-centralized-sourcing/censou/material/listWithContractByPage'

/**
 * Materials of passed, unexpired contracts, with their remaining quantities. They change with contracts and deliveries.
 */
export const materials = defineResource('contract', {
  available: pagesBy(readPage),
  /** All materials of one contract: a note may use the last line of a long one. */
  ofContract: query(async (contractId: string, signal) => {
    const page = (current: number, size: number) =>
      readPage({ contractId, current, size, pageNumber: current, pageSize: size }, signal)
    const { rows } = await readAll({ page, keyOf: (line) => line.id }, { signal, onProgress: () => undefined })
    return rows
  }),
})

function readPage(query: ListQuery, signal: AbortSignal) {
  return get(LIST, pageOf(deliverableMaterialSchema), query, { signal })
}
