import { useInfiniteQuery } from '@tanstack/react-query'
import { skus } from '#features/mall/goods/api'
import type { GoodsSku } from '#features/mall/goods/model'
import type { ListQuery } from '#shared/listState'
import { readFresh } from '#shared/resource'

/** SKUs per page, by spec §9. */
const PAGE_SIZE = 18
/** The least time between two pages, ms; by spec §9. */
const PAGE_WAIT_MS = 1500

/**
 * The SKUs on sale that match a filter: a further page is read when `more` is called.
 *
 * @param known receives every SKU that is read, also by earlier filters
 */
export function useSkuPages(filter: ListQuery, known: Map<string, GoodsSku>) {
  const page = (pageNumber: number) => skus.onSale({ ...filter, pageNumber, pageSize: PAGE_SIZE })
  const query = useInfiniteQuery({
    queryKey: [...page(1).queryKey, 'pages'],
    initialPageParam: 1,
    queryFn: async ({ client, queryKey, pageParam, signal }) => {
      const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      if (pageParam > 1) await pause(readAt + PAGE_WAIT_MS - Date.now())
      signal.throwIfAborted()
      const read = await readFresh(client, page(pageParam), signal)
      for (const row of read.records) known.set(row.id, row)
      return read
    },
    // A page of no rows ends it too: the total may have been counted before goods were taken down.
    getNextPageParam: ({ records, total }, _pages, pageNumber) =>
      records.length > 0 && pageNumber * PAGE_SIZE < total ? pageNumber + 1 : undefined,
    // The list shows its errors in place.
    meta: { silent: true },
  })
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  return {
    /** Without repeats: rows move to a later page when goods are published meanwhile. */
    rows: [...new Map(data?.pages.flatMap(({ records }) => records.map((row) => [row.id, row]))).values()],
    total: data?.pages.at(-1)?.total ?? 0,
    query,
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

export type SkuPages = ReturnType<typeof useSkuPages>

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
}
