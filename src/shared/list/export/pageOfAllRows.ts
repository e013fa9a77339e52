import { decimal } from '#domain/money'
import type { Page } from '#domain/page'
import type { ListQuery } from '#shared/listState'

/**
 * A page of a list whose server sends all rows at once: filtered, sorted and sliced here. A filter matches part of the
 * text of a row, ignoring case; parameters without a filter are ignored. Figures are sorted by their value.
 */
export function pageOfAllRows<Row extends object>(
  rows: readonly Row[],
  query: ListQuery,
  filters: Readonly<Record<string, (row: Row) => string>>,
): Page<Row> {
  const wanted = Object.entries(filters).filter(([name]) => String(query[name] ?? '') !== '')
  const found = rows.filter((row) =>
    wanted.every(([name, read]) => read(row).toLowerCase().includes(String(query[name]).toLowerCase())),
  )
  const sort = String(query.sort ?? '')
  const sign = query.order === 'asc' ? 1 : -1
  const textOf = (row: Row) => String(Reflect.get(row, sort) ?? '')
  const sorted = sort === '' ? found : [...found].sort((a, b) => sign * compared(textOf(a), textOf(b)))
  const [current, size] = [Number(query.current) || 1, Number(query.size) || found.length || 1]
  return {
    records: sorted.slice((current - 1) * size, current * size),
    total: found.length,
    current,
    size,
    pages: Math.ceil(found.length / size),
  }
}

function compared(a: string, b: string): number {
  const [first, second] = [decimal(a), decimal(b)]
  return first && second ? first.cmp(second) : a.localeCompare(b, 'zh-Hans-CN')
}
