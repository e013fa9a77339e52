import type { Call } from '#mocks/kernel/http/route'
import { type Filters, filtered, pageOf, sorted } from '#mocks/kernel/store/listing'

/** The rows of the caller's shop that match the requested filters, newest first. */
export function ownRows<Row extends { storeId: string }>(
  table: { filter: (matches: (row: Row) => boolean) => Row[] },
  call: Call,
  filters: Filters<Row>,
): Row[] {
  const own = table.filter(({ storeId }) => storeId === call.account.supplierId)
  return sorted(filtered(own, call, filters), call, ['createTime', 'id'])
}

/** One page of rows in the format of the API; only the rows of the page are converted. */
export function pageOfViews<Row, View>(rows: readonly Row[], call: Call, view: (row: Row) => View) {
  const page = pageOf(rows, call)
  return { ...page, records: page.records.map(view) }
}

/** The number of rows in each status, by the names that the API gives the counts. */
export function countsOf<Row, Status, Name extends string>(
  rows: readonly Row[],
  statusOf: (row: Row) => Status,
  names: Readonly<Record<Name, NoInfer<Status>>>,
) {
  const counts = new Map<Status, number>()
  for (const row of rows) counts.set(statusOf(row), (counts.get(statusOf(row)) ?? 0) + 1)
  const entries = Object.entries<Status>(names).map(([name, status]) => [name, counts.get(status) ?? 0])
  return Object.fromEntries(entries) as Record<Name, number>
}
