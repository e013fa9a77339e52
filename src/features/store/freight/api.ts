import * as v from 'valibot'
import { listOf, mapped, nothing, recordOf } from '#domain/shape'
import { toRegionTree } from '#domain/tree'
import { regionEndpoints } from '#features/common/region/endpoints'
import { operation } from '#shared/http/operation'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, recordQuery, valueQuery } from '#shared/resource'
import { templateEndpoints } from './endpoints'
import { type FreightTemplate, type TemplateInput, templateSchema, toBody } from './model'

const cities = mapped(listOf(v.record(v.string(), v.unknown())), toRegionTree)

const filters = {
  name: ({ name }: FreightTemplate) => name,
  pricingMethod: ({ pricingMethod }: FreightTemplate) => pricingMethod,
}

const readTemplates = operation(templateEndpoints.all, listOf(templateSchema))
const addTemplate = operation(templateEndpoints.add, nothing)
const updateTemplate = operation(templateEndpoints.update, nothing)
const removeTemplate = operation(templateEndpoints.remove, nothing)

/** The shop's freight templates; the service sends them all at once. */
export const templates = defineResource('freightTemplate', {
  page: pagesBy(async (query: ListQuery, signal) =>
    pageOfAllRows(await readTemplates(query, { signal }), query, filters),
  ),
  all: valueQuery(readTemplates),
  byId: recordQuery(operation(templateEndpoints.byId, recordOf(templateSchema))),
  /** Adds a template, or replaces the one with the id. */
  save: mutation(({ id, values }: { id?: string; values: TemplateInput }) =>
    id ? updateTemplate(toBody(values, id), { path: { id } }) : addTemplate(toBody(values, undefined)),
  ),
  remove: mutation((id: string) => removeTemplate({ id })),
  /** Provinces with their cities, by the mall's own ids. */
  cities: valueQuery(operation(regionEndpoints.cities, cities)),
})
