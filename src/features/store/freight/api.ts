import * as v from 'valibot'
import { listOf, mapped, nothing, recordOf } from '#domain/shape'
import { toRegionTree } from '#domain/tree'
import { orNone } from '#shared/http/operation'
import { get, post, put, remove } from '#shared/http/request'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type FreightTemplate, type TemplateInput, templateSchema, toBody } from './model'

const BASE = '/api/store/setting/freightTemplate'
const CITIES = mapped(listOf(v.record(v.string(), v.unknown())), toRegionTree)

const filters = {
  name: ({ name }: FreightTemplate) => name,
  pricingMethod: ({ pricingMethod }: FreightTemplate) => pricingMethod,
}

/** The shop's freight templates; the service sends them all at once. */
export const templates = defineResource('freightTemplate', {
  page: pagesBy(async (query: ListQuery, signal) =>
    pageOfAllRows(await get(BASE, listOf(templateSchema), query, { signal }), query, filters),
  ),
  byId: query((id: string, signal) => orNone(get(`${BASE}/${id}`, recordOf(templateSchema), {}, { signal }))),
  /** Adds a template, or replaces the one with the id. */
  save: mutation(({ id, values }: { id?: string; values: TemplateInput }) =>
    id ? put(`${BASE}/${id}`, nothing, toBody(values, id)) : post(BASE, nothing, toBody(values, undefined)),
  ),
  remove: mutation((id: string) => remove(`${BASE}/${id}`, nothing)),
  /** Provinces with their cities, by the mall's own ids. */
  cities: query((_none: null, signal) => get('/api/common/common/region/allCity', CITIES, {}, { signal })),
})
