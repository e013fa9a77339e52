import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '#domain/page'
import { type Reads, readFresh } from '#shared/resource'
import type { ListQuery } from './listState'
import { type AllRows, readAll, type Watch } from './readAll'

/** Everything that a list's filter finds, beyond the page on screen. */
export type Whole<Row> = {
  /** How many there were when the page was read. */
  total: number
  read: (watch: Watch) => Promise<AllRows<Row>>
}

/** The whole result behind a list, in the order of the list. `arg` is what the page on screen was asked with. */
export function useWhole<Row extends object, P extends Page<Row>>(
  query: Reads<ListQuery, P>,
  arg: ListQuery,
  { rowKey, total }: { rowKey: keyof Row & string; total: number },
): Whole<Row> {
  const client = useQueryClient()
  return {
    total,
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
