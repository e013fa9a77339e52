import type { QueryClient } from '@tanstack/react-query'
import { members } from '#features/mall/member/api'
import { sumsOf } from '#features/mall/member/model'
import { mallOrders } from '#features/mall/order/api'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'
import { readEvery, type Watch } from '#shared/list/export/readAll'
import { type ListQuery, listQuery } from '#shared/listState'
import { readFresh } from '#shared/resource'
import { type AskedPurchases, type Bought, boughtByMember, membersWho } from './model'

type PageSource = {
  found: Awaited<ReturnType<typeof readFound>>
  bought: ReadonlyMap<string, Bought>
  asked: AskedPurchases
}

const PAID = { payStatus: 'PAID' }

/** What each member bought, by id; from all paid orders. */
export async function readBought(client: QueryClient, { signal, onProgress }: Watch) {
  const page = (current: number, size: number) =>
    readFresh(client, mallOrders.search(pageAsked(PAID, current, size)), signal)
  return boughtByMember(await readEvery({ page, keyOf: ({ sn }) => sn }, signal, onProgress))
}

/** The members that the service finds by its own criteria, in its order. */
export function readFound(client: QueryClient, criteria: Record<string, string>, signal: AbortSignal) {
  const page = (current: number, size: number) =>
    readFresh(client, members.page(pageAsked(criteria, current, size)), signal)
  return readEvery({ page, keyOf: ({ id }) => id }, signal)
}

/** A page of some members by what they bought: filtered, sorted and summed here. */
export function boughtPage(arg: ListQuery, { found, bought, asked }: PageSource) {
  const rows = membersWho(found, bought, asked)
  return { ...pageOfAllRows(rows, arg, {}), summary: sumsOf(rows) }
}

function pageAsked(criteria: Record<string, string>, current: number, size: number): ListQuery {
  return listQuery({ criteria, current, size, sort: '', order: '' })
}
