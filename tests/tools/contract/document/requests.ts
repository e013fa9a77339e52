import type { Endpoint } from '#shared/endpoint'
import type { Body, Filters, NoBody, Request } from '#shared/http/request'

type Module = Record<string, Record<string, Request>>
const modules = import.meta.glob<Module>('../../../../src/**/requests.ts', { eager: true })
/** What the features say that their calls carry. */
export const DESCRIBED: readonly Request[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((one) => Object.values(one)),
)
const bodies = new Map<Endpoint, Body | NoBody>(
  DESCRIBED.flatMap((one) => ('schema' in one ? [[one.endpoint, one]] : [])),
)
const filters = new Map<Endpoint, Filters>(DESCRIBED.flatMap((one) => ('filters' in one ? [[one.endpoint, one]] : [])))

/** The body that a feature describes for a call; undefined where none does. */
export function bodyOf(endpoint: Endpoint): Body | NoBody | undefined {
  return bodies.get(endpoint)
}

/** The filters that a feature describes for a list or a figure; undefined where none does. */
export function filtersOf(endpoint: Endpoint): Filters | undefined {
  return filters.get(endpoint)
}
