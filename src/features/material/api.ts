import { toPage } from '../../domain/page'
import { get } from '../../shared/http/request'
import type { ListQuery } from '../../shared/list/listState'
import { defineResource, pageCall } from '../../shared/resource'
import type { DeliverableMaterial } from './model'

/** Materials of passed, unexpired contracts, with what is left of each. They change with contracts and deliveries. */
export const materials = defineResource('contract', {
  available: pageCall(async (query: ListQuery, signal) =>
    toPage<DeliverableMaterial>(
      await get('/api/gd-centralized-sourcing/censou/material/listWithContractByPage', query, { signal }),
    ),
  ),
})
