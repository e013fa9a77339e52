import type { MaterialField } from '#features/procurement/material/model'
import { readSheet } from '#shared/excel/readSheet'
import { writeSheet } from '#shared/excel/writeSheet'

/** The lines rejected by an import: the file's headers, its cells, and the reasons. `at` identifies the rows. */
export type FailedLines = { heads: string[]; rows: { at: number; cells: string[]; reason: string }[] }

const REASON = '失败原因'

/** The rejected lines of an import's report; rows without a reason succeeded. Null when it has no reason column. */
export async function failedLines(report: Blob): Promise<FailedLines | null> {
  const [heads = [], ...rows] = await readSheet(report)
  const column = heads.findIndex((head) => head.replace(/[\s*]/g, '') === REASON)
  if (column === -1) return null
  const own = (cells: readonly string[]) =>
    heads.map((_head, at) => cells[at] ?? '').filter((_cell, at) => at !== column)
  return {
    heads: own(heads),
    rows: rows
      .map((cells, at) => ({ at, cells: own(cells), reason: cells[column] ?? '' }))
      .filter(({ reason }) => reason !== ''),
  }
}

/** The rejected lines as a file to correct and import again: the import ignores the reason column. */
export function failedFile({ heads, rows }: FailedLines, fields: readonly MaterialField[]): Promise<Blob> {
  const columns = heads.map((head) => ({
    head,
    isNumber: fields.some(({ label, type }) => type === 'number' && label === head.replace(/\*$/, '')),
  }))
  return writeSheet(
    [...columns, { head: REASON, width: 40 }],
    rows.map(({ cells, reason }) => [...cells, reason]),
  )
}
