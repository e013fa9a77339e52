import { pageOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { readWhole } from '#shared/list/export/readAll'
import { defineResource, pageQuery, query } from '#shared/resource'
import { materialEndpoints } from './endpoints'
import { deliverableMaterialSchema } from './model'

const readPage = operation(materialEndpoints.available, pageOf(deliverableMaterialSchema))

/**
 * Materials of passed, unexpired contracts, with their remaining quantities. They change with contracts and deliveries.
 */
export const materials = defineResource('contract', {
  available: pageQuery(readPage),
  /** All materials of one contract: a note may use the last line of a long one. */
  ofContract: query(async (contractId: string, signal) => {
    const page = (current: number, size: number) =>
      readPage({ contractId, current, size, pageNumber: current, pageSize: size }, { signal })
    return readWhole({ page, keyOf: (line) => line.id }, signal)
  }),
})
