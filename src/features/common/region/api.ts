import * as v from 'valibot'
import { listOf, mapped } from '#domain/shape'
import { toRegionTree } from '#domain/tree'
import { operation } from '#shared/http/operation'
import { defineResource, query } from '#shared/resource'
import { regionEndpoints } from './endpoints'

const list = mapped(listOf(v.record(v.string(), v.unknown())), toRegionTree)
const readRegions = operation(regionEndpoints.below, list)

/** Regions of the country. */
export const regions = defineResource('region', {
  /** The regions directly below one; `00` is the country. */
  below: query((parentCode: string, signal) => readRegions({ parentCode }, { signal })),
})
