import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '#domain/page'
import { type ReadOptions, readFresh } from '#shared/resource'

/** The least time between two pages, ms. */
const PAGE_WAIT_MS = 1500

/**
 * The rows of a list that is scrolled instead of paged: a further page is read when `more` is called, each once.
 *
 * @param page the query of a page, by its number from 1
 * @param size rows per page
 * @param onRead receives the rows of each page
 */
export function useEndlessPages<Arg, Data extends Page<{ id: string }>>(
  page: (pageNumber: number) => ReadOptions<Arg, Data>,
  size: number,
  onRead?: (rows: Data['records']) => void,
) {
  type Row = Data['records'][number]
  const query = useInfiniteQuery({
    queryKey: [...page(1).queryKey, 'pages'],
    initialPageParam: 1,
    queryFn: async ({ client, queryKey, pageParam, signal }) => {
      const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      if (pageParam > 1) await pause(readAt + PAGE_WAIT_MS - Date.now())
      signal.throwIfAborted()
      const read = await readFresh(client, page(pageParam), signal)
      onRead?.(read.records)
      return read
    },
    // A page of no rows ends it too: the total may have been counted before rows were taken away.
    getNextPageParam: ({ records, total }, _pages, pageNumber) =>
      records.length > 0 && pageNumber * size < total ? pageNumber + 1 : undefined,
    // The list shows its errors in place.
    meta: { silent: true },
  })
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  return {
    /** Without repeats: rows move to a later page when others are added meanwhile. */
    rows: [
      ...new Map(data?.pages.flatMap(({ records }) => records.map((row): [string, Row] => [row.id, row]))).values(),
    ],
    total: data?.pages.at(-1)?.total ?? 0,
    query,
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

/** What `EndlessList` shows. */
export type EndlessPages = {
  rows: readonly unknown[]
  query: Pick<
    UseInfiniteQueryResult,
    | 'data'
    | 'error'
    | 'isError'
    | 'refetch'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
    | 'hasNextPage'
  >
  more: () => void
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
}
