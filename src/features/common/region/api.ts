import * as v from 'valibot'
import { listOf, mapped } from '#domain/shape'
import { toRegionTree } from '#domain/tree'
import { get } from '#shared/http/request'
import { defineResource, query } from '#shared/resource'

const LIST = mapped(listOf(v.record(v.string(), v.unknown())), toRegionTree)

/** Regions of the country. */
export const regions = defineResource('region', {
  /** The regions directly below one; `00` is the country. */
  below: query((parentCode: string, signal) =>
    get('/api/gd-system/region/lazy-tree', LIST, { parentCode }, { signal }),
  ),
})
