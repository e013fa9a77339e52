import type { JsonSchema } from '@valibot/to-json-schema'
import type { Endpoint } from '#shared/endpoint'
import { nameOf, productOperations } from '#tests/tools/contract/product'
import { meaningOf } from './meanings'
import { filtersOf } from './requests'

/** A parameter of a path or of a query string. */
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description?: string
  schema: JsonSchema
}

/** The parameters of every list: each service reads its own pair of page and size. */
const PAGING: Readonly<Record<string, string>> = {
  current: '页码，从 1 起 / The page, from 1',
  size: '每页条数 / Rows of a page',
  pageNumber: '同 current，商城的服务读它 / As current, for the mall’s services',
  pageSize: '同 size，商城的服务读它 / As size, for the mall’s services',
  sort: '排序的列 / The column to sort by',
  order: 'asc 或 desc / asc or desc',
  ascs: '升序的列，bladex 的服务读它 / The column in ascending order, for services of bladex',
  descs: '降序的列，bladex 的服务读它 / The column in descending order, for services of bladex',
  page: '同 current，消息的服务读它 / As current, for the service of messages',
}

/** What parameters mean that are no field of their area. */
const MEANINGS: Readonly<Record<string, string>> = {
  ...PAGING,
  searchType: '预设的统计时间 / A preset period',
  year: '统计的年份 / The year of a period',
  month: '统计的月份 / The month of a period',
  startDate: '第一天，YYYY-MM-DD / The first day',
  endDate: '最后一天，含当天 / The last day, included',
  by: '分组方式 / What figures are grouped by',
}

const TEXT: JsonSchema = { type: 'string' }
/**
 * The parameters of a call in its path and query, `_t` aside. Calls of one method and path are one entry of the
 * document: what not all of them send may be missing.
 */
export function parametersOf(endpoint: Endpoint, path = endpoint.path): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [
    ...inPath.map((name): Parameter => ({ name, in: 'path', required: true, schema: TEXT })),
    ...(endpoint.encoding === 'query' ? queryOf(endpoint).filter(({ name }) => !inPath.includes(name)) : []),
  ]
}

const known = new Map<Endpoint, Parameter[]>()

function queryOf(endpoint: Endpoint): Parameter[] {
  const read = known.get(endpoint) ?? unionOf(endpoint)
  known.set(endpoint, read)
  return read
}

function unionOf(endpoint: Endpoint): Parameter[] {
  const calls = kinOf(endpoint).map(ownQuery)
  const found = new Map(calls.flatMap((own) => own.map((one) => [one.name, one] as const)))
  return [...found.values()].map((one) => {
    const isAlways = calls.every((own) => own.some(({ name, required }) => name === one.name && required))
    return one.required && !isAlways ? { ...one, required: false } : one
  })
}

function ownQuery(endpoint: Endpoint): Parameter[] {
  const { answer, key, required = [], fixed = {} } = endpoint
  const { area } = nameOf(endpoint)
  const { filters = [], required: always = [], isPaged = false } = filtersOf(endpoint) ?? {}
  const one = (name: string, isRequired: boolean, schema = TEXT): Parameter => {
    return { name, in: 'query', required: isRequired, ...saidOf(name, area), schema }
  }
  const isList = answer === 'page' || isPaged
  const all = [
    // First: what one call needs may be missing where another way to ask is sent.
    ...filters.map((name) => one(name, always.includes(name))),
    ...Object.entries(fixed).map(([name, value]) => one(name, true, { type: ['string', 'number'], examples: [value] })),
    ...[...(key ? [key] : []), ...required].map((name) => one(name, true)),
    ...(isList ? Object.keys(PAGING).map((name) => one(name, false)) : []),
  ]
  const names = new Set<string>()
  return all.filter(({ name }) => !names.has(name) && names.add(name))
}

/** The calls of the same method and path. */
function kinOf({ method, path }: Endpoint): Endpoint[] {
  const pattern = path.replace(/\{\w+\}/g, '{}')
  return productOperations()
    .map(({ endpoint }) => endpoint)
    .filter((one) => one.method === method && one.path.replace(/\{\w+\}/g, '{}') === pattern)
}

/** What a parameter means: what its area says of a member of that name, or what every list means by it. */
function saidOf(name: string, area: string): object {
  const said = meaningOf(name, area)
  if ('description' in said) return said
  return MEANINGS[name] ? { description: MEANINGS[name] } : {}
}
