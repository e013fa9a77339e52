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
