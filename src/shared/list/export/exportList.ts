import type { QueryClient } from '@tanstack/react-query'
import type { Option } from '#domain/dict'
import type { Fields } from '#domain/field'
import { serverToday } from '#domain/time'
import { writeWorkbook } from '#shared/excel/writeWorkbook'
import { dictQuery } from '#shared/fields/useDict'
import { workbookColumn, workbookText } from '#shared/fields/workbookText'
import { saveFile } from '#shared/http/files'
import { type Column, columnField, columnKind, singleColumns } from '#shared/list/table/columns'

/** What to export from a list. */
export type ExportPlan<Row> = {
  /** The name of the list: of the worksheet and, with the date, of the file. */
  caption: string
  fields: Fields
  columns: readonly Column<Row>[]
  /** Keys of the visible columns, in their order. */
  shown: readonly string[]
}

/** Exports rows as the list shows them to an .xlsx file and saves it. Resolves to the file name. */
export async function exportList<Row extends object>(
  { caption, fields, columns, shown }: ExportPlan<Row>,
  rows: readonly Row[],
  { client, signal, t }: { client: QueryClient; signal: AbortSignal; t: (text: string) => string },
): Promise<string> {
  const specs = singleColumns(shown.flatMap((key) => columns.filter((column) => columnField(column) === key)))
  const codes = specs.map((column) => columnKind(column, fields).dictCode ?? '').filter(Boolean)
  const words = new Map<string, Option[]>()
  for (const code of codes) words.set(code, await client.fetchQuery(dictQuery(code)))
  const textOf = (row: Row, column: Column<Row>) => {
    if (typeof column !== 'string' && column.text) return column.text(row)
    const field = columnKind(column, fields)
    return workbookText(field, row[columnField(column)], { options: words.get(field.dictCode ?? ''), t })
  }
  const blob = await writeWorkbook(
    specs.map((column) => {
      const head = workbookColumn(columnKind(column, fields), t)
      return typeof column !== 'string' && column.text ? { head: head.head, width: head.width } : head
    }),
    rows.map((row) => specs.map((column) => textOf(row, column))),
    caption,
  )
  signal.throwIfAborted()
  const fileName = `${caption}_${serverToday()}.xlsx`.replace(/[\\/:*?"<>|]/g, '_')
  saveFile({ blob, fileName, headers: {} })
  return fileName
}
