import type { QueryClient } from '@tanstack/react-query'
import type { Option } from '#domain/dict'
import type { Fields } from '#domain/field'
import { fileNameOf } from '#domain/fileName'
import type { Translate } from '#domain/text'
import { serverToday } from '#domain/time'
import type { WorkbookColumn } from '#shared/excel/writeWorkbook'
import { exportWorkbook } from '#shared/export/exportWorkbook'
import type { ExportFilter } from '#shared/export/requests'
import { dictQuery } from '#shared/fields/useDict'
import { workbookColumn, workbookText, workbookUnit } from '#shared/fields/workbookText'
import { type Column, columnField, columnKind, singleColumns } from '#shared/list/table/columns'
import type { ListQuery } from '#shared/listState'

/** What to export from a list. */
export type ExportPlan<Row> = {
  /** The name of the list: of the worksheet and, with the date, of the file. */
  caption: string
  fields: Fields
  columns: readonly Column<Row>[]
  /** Keys of the visible columns, in their order. */
  shown: readonly string[]
}

/** What a list asks for beside its criteria. */
const PAGING = ['current', 'size', 'pageNumber', 'pageSize', 'sort', 'order', 'ascs', 'descs']

type Context = {
  /** What the list was asked for; paging and sort do not count. */
  criteria: ListQuery
  client: QueryClient
  signal: AbortSignal
  t: Translate
}

/** A column of the worksheet, and its text in a row. */
type Cells<Row> = { column: WorkbookColumn; text: (row: Row) => string }

/**
 * Exports rows as the list shows them to an .xlsx file and saves it. Takes the rows out of their array. Resolves to the
 * file name.
 *
 * @throws as `exportWorkbook`
 */
export async function exportList<Row extends object>(
  { caption, fields, columns, shown }: ExportPlan<Row>,
  rows: Row[],
  { criteria, client, signal, t }: Context,
): Promise<string> {
  const specs = singleColumns(shown.flatMap((key) => columns.filter((column) => columnField(column) === key)))
  const codes = specs.map((column) => columnKind(column, fields).dictCode ?? '').filter(Boolean)
  const words = new Map<string, Option[]>()
  for (const code of codes) words.set(code, await client.fetchQuery(dictQuery(code)))
  const cells = specs.flatMap((column): Cells<Row>[] => {
    const field = columnKind(column, fields)
    const { head, width, ...figure } = workbookColumn(field, t)
    const own = typeof column !== 'string' && column.text
    if (own) return [{ column: { head, width, ...(field.kind === 'integer' ? figure : {}) }, text: own }]
    const said = { options: words.get(field.dictCode ?? ''), t }
    const read = (row: Row): unknown => Reflect.get(row, columnField(column))
    const figures = { column: { head, width, ...figure }, text: (row: Row) => workbookText(field, read(row), said) }
    if (field.kind !== 'quantity' || !field.dictCode) return [figures]
    const unit = { head: t('{{label}}（单位）', { label: head }), width: 8 }
    return [figures, { column: unit, text: (row) => workbookUnit(field, read(row), said) }]
  })
  // Only the texts are kept from here on: 100,000 rows are most of what the tab may use.
  const texts = rows.map((row) => cells.map(({ text }) => text(row)))
  rows.length = 0
  const fileName = fileNameOf(`${caption}_${serverToday()}.xlsx`)
  await exportWorkbook({
    name: caption,
    fileName,
    columns: cells.map(({ column }) => column),
    rows: texts,
    filters: filtersOf(criteria, fields),
    signal,
  })
  return fileName
}

/** The criteria as the server's log of exports names them. */
function filtersOf(criteria: ListQuery, fields: Fields): ExportFilter[] {
  return Object.entries(criteria)
    .filter(([name, value]) => !PAGING.includes(name) && value !== '')
    .map(([name, value]) => ({ name: fields[name]?.label ?? name, value: String(value) }))
}
