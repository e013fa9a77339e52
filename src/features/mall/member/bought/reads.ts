import type { QueryClient } from '@tanstack/react-query'
import { members } from '#features/mall/member/api'
import { sumsOf } from '#features/mall/member/model'
import { mallOrders } from '#features/mall/order/api'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'
import { readEvery } from '#shared/list/export/readAll'
import { type ListQuery, listQuery } from '#shared/listState'
import { defineResource, query, readFresh } from '#shared/resource'
import { BOUGHT_PARAMS } from './filters'
import { type AskedPurchases, boughtByMember, membersWho } from './model'

/** How long the rows read whole serve the pages and sorts of the list; a change of an order here ends it sooner. */
const KEPT_MS = 2 * 60_000
const SILENT = { staleTime: KEPT_MS, meta: { silent: true } }
const PAID = { payStatus: 'PAID' }
const PAGING = ['current', 'size', 'pageNumber', 'pageSize', 'sort', 'order', 'ascs', 'descs']

/** Paid orders read so far, and in total. */
export type OrdersRead = { done: number; total: number }
/** Under this key the cache holds `OrdersRead`. */
export const ORDERS_READ = ['mallOrder', 'ordersRead']

/** What the list of members by purchases is made from, each read whole: changed by what changes an order. */
export const boughtReads = defineResource('mallOrder', {
  /** What each member bought, by id. */
  bought: query(async (_all: null, signal, client) => {
    const page = (current: number, size: number) =>
      readFresh(client, mallOrders.search(pageAsked(PAID, current, size)), signal)
    client.setQueryData<OrdersRead>(ORDERS_READ, { done: 0, total: 0 })
    const orders = await readEvery({ page, keyOf: ({ sn }) => sn }, signal, (done, total) =>
      client.setQueryData<OrdersRead>(ORDERS_READ, { done, total }),
    )
    return boughtByMember(orders)
  }),
  /** The members that the service finds by its own criteria, in its order. */
  found: query((criteria: Record<string, string>, signal, client) => {
    const page = (current: number, size: number) =>
      readFresh(client, members.page(pageAsked(criteria, current, size)), signal)
    return readEvery({ page, keyOf: ({ id }) => id }, signal)
  }),
})

/**
 * A page of the members by what they bought: filtered, sorted and summed here.
 *
 * @throws ApiError where the orders or members cannot be read whole
 */
export async function boughtPage(arg: ListQuery, client: QueryClient) {
  const [bought, found] = await Promise.all([
    client.fetchQuery({ ...boughtReads.bought(null), ...SILENT }),
    client.fetchQuery({ ...boughtReads.found(ownCriteria(arg)), ...SILENT }),
  ])
  const rows = membersWho(found, bought, askedPurchases(arg))
  return { ...pageOfAllRows(rows, arg, {}), summary: sumsOf(rows) }
}

function askedPurchases(arg: ListQuery): AskedPurchases {
  return Object.fromEntries(BOUGHT_PARAMS.map((name) => [name, String(arg[name] ?? '')]))
}

/** The criteria that the service knows. */
function ownCriteria(arg: ListQuery): Record<string, string> {
  const others: readonly string[] = [...PAGING, ...BOUGHT_PARAMS]
  const own = Object.entries(arg).filter(([name]) => !others.includes(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

function pageAsked(criteria: Record<string, string>, current: number, size: number): ListQuery {
  return listQuery({ criteria, current, size, sort: '', order: '' })
}
