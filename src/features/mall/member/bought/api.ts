import { members } from '#features/mall/member/api'
import { loadSurely } from '#shared/lazyPart'
import type { ListQuery } from '#shared/listState'
import { defineResource, pagesBy } from '#shared/resource'
import { BOUGHT_PARAMS } from './filters'

/** Columns that no service sorts by. */
const BOUGHT_SORTS: readonly string[] = ['boughtNum', 'boughtTime']

/** Members by their purchases: changed by what changes an order. The code that reads orders loads with the first page. */
const byPurchases = defineResource('mallOrder', {
  members: pagesBy(async (arg: ListQuery, _signal, client) => {
    const { boughtPage } = await loadSurely(() => import('./reads'))
    return boughtPage(arg, client)
  }),
})

/** A page of the list of members: by the service, or where purchases are asked for, from all paid orders. */
export function memberPage(arg: ListQuery): ReturnType<typeof members.page> {
  if (BOUGHT_PARAMS.some((name) => name in arg)) return byPurchases.members(arg) as ReturnType<typeof members.page>
  if (!BOUGHT_SORTS.includes(String(arg.sort))) return members.page(arg)
  const { sort: _, order: _order, ascs: _ascs, descs: _descs, ...unsorted } = arg
  return members.page(unsorted)
}
