import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '#domain/page'
import type { ListQuery } from '#shared/listState'
import { type ResourceQuery, readFresh } from '#shared/resource'
import { type AllRows, readAll, type Watch } from './readAll'

/** Access to all rows of the filtered result, beyond the page on screen. */
export type AllRowsSource<Row> = {
  /** The total when the page was loaded. */
  total: number
  /** What the server was asked for; none where all rows are there. */
  criteria?: ListQuery
  read: (watch: Watch) => Promise<AllRows<Row>>
}

/** All rows behind a list, in list order. `arg` is the argument of the query on screen. */
export function useAllRows<Row extends object, P extends Page<Row>>(
  query: ResourceQuery<ListQuery, P>,
  arg: ListQuery,
  { rowKey, total }: { rowKey: keyof Row & string; total: number },
): AllRowsSource<Row> {
  const client = useQueryClient()
  return {
    total,
    criteria: arg,
    read: (watch) =>
      readAll(
        {
          page: (current, size) =>
            readFresh(client, query({ ...arg, current, size, pageNumber: current, pageSize: size }), watch.signal),
          keyOf: (row) => String(row[rowKey]),
        },
        watch,
      ),
  }
}
