import { members } from '#features/mall/member/api'
import { importWithRetry } from '#shared/lazyWithRetry'
import type { ListQuery } from '#shared/listState'
import { defineResource, pagesBy, query } from '#shared/resource'
import { BOUGHT_PARAMS } from './filters'

/** How long the rows read whole serve the pages and sorts of the list; a change of an order here ends it sooner. */
const KEPT_MS = 2 * 60_000
/** The reads inside try again by themselves. */
const SILENT = { staleTime: KEPT_MS, retry: false, meta: { silent: true } } as const
const PAGING = ['current', 'size', 'pageNumber', 'pageSize', 'sort', 'order', 'ascs', 'descs']
/** Columns that no service sorts by. */
const BOUGHT_SORTS: readonly string[] = ['boughtNum', 'boughtTime']

/** Paid orders read so far, and in total. */
export type OrdersRead = { done: number; total: number }
/** Under this key the cache holds `OrdersRead`. */
export const ORDERS_READ = ['mallOrder', 'ordersRead']

/** The code that reads orders loads once purchases are asked for. */
const load = () => importWithRetry(() => import('./reads'))

/** What the list of members by purchases is made from, each read whole: changed by what changes an order. */
export const boughtReads = defineResource('mallOrder', {
  bought: query(async (_all: null, signal, client) => {
    const onProgress = (done: number, total: number) => client.setQueryData<OrdersRead>(ORDERS_READ, { done, total })
    onProgress(0, 0)
    const { readBought } = await load()
    return readBought(client, { signal, onProgress })
  }),
  found: query(async (criteria: Record<string, string>, signal, client) => {
    const { readFound } = await load()
    return readFound(client, criteria, signal)
  }),
})

const byPurchases = defineResource('mallOrder', {
  members: pagesBy(async (arg: ListQuery, _signal, client) => {
    const [bought, found, { boughtPage }] = await Promise.all([
      client.fetchQuery({ ...boughtReads.bought(null), ...SILENT }),
      client.fetchQuery({ ...boughtReads.found(ownCriteria(arg)), ...SILENT }),
      load(),
    ])
    const asked = Object.fromEntries(BOUGHT_PARAMS.map((name) => [name, String(arg[name] ?? '')]))
    return boughtPage(arg, { found, bought, asked })
  }),
})

/** A page of the list of members: by the service, or where purchases are asked for, from all paid orders. */
export function memberPage(arg: ListQuery): ReturnType<typeof members.page> {
  if (BOUGHT_PARAMS.some((name) => name in arg)) return byPurchases.members(arg) as ReturnType<typeof members.page>
  if (!BOUGHT_SORTS.includes(String(arg.sort))) return members.page(arg)
  const { sort: _, order: _order, ascs: _ascs, descs: _descs, ...unsorted } = arg
  return members.page(unsorted)
}

/** The criteria that the service knows. */
function ownCriteria(arg: ListQuery): Record<string, string> {
  const others: readonly string[] = [...PAGING, ...BOUGHT_PARAMS]
  const own = Object.entries(arg).filter(([name]) => !others.includes(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}
