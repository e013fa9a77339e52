import { plainNumber } from '#domain/cell/parseCell'
import type { ImportColumn } from '#domain/workbook/importColumns'
import type { ImportRow } from '#domain/workbook/importTable'
import { writtenFile } from '#shared/excel/writtenFile'

/** A workbook in the layout of the template, and the row of the user's own file that each of its rows comes from. */
export type TemplateFile = { file: File; rowOf: (row: number) => number }

/**
 * The rows of a checked file in the template's own layout. A gateway may read by position, take hidden rows or not know
 * other heads: what it gets is what the person saw.
 *
 * @param above rows of the template above its heads
 */
export async function templateFile(
  name: string,
  rows: readonly Pick<ImportRow, 'at' | 'values'>[],
  columns: readonly ImportColumn[],
  above: readonly (readonly string[])[] = [],
): Promise<TemplateFile> {
  const heads = columns.map(({ label, required }) => (required ? `${label}*` : label))
  const [top = [], ...rest] = [...above, heads]
  const body = rows.map(({ values }) => columns.map((column) => written(values[column.field] ?? '', column)))
  const file = await writtenFile(
    name.replace(/(\.\w+)?$/, '.xlsx'),
    columns.map(({ kind }, at) => ({ head: top[at] ?? '', isNumber: kind === 'number' || kind === 'quantity' })),
    [...rest, ...body],
  )
  const start = above.length + 2
  return {
    file,
    rowOf: (row) => rows[row - start]?.at ?? row,
  }
}

/** A service's message about rows of a sent file, with the row numbers of the user's own file. */
export function withOwnRows(message: string, rowOf: TemplateFile['rowOf']): string {
  return message.replace(/(合同)?第(\d+)行/g, (all: string, ofContract: string | undefined, row: string) =>
    ofContract ? all : all.replace(row, String(rowOf(Number(row)))),
  )
}

function written(value: string, { kind }: ImportColumn): string {
  return kind === 'number' || kind === 'quantity' ? plainNumber(value) : value
}
