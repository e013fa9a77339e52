import type { MaterialField } from '#features/procurement/material/model'
import { readSheet } from '#shared/excel/readSheet'
import { writeSheet } from '#shared/excel/writeSheet'

/** The lines an import did not take: the file's heads, its cells, and why. `at` tells the rows apart. */
export type FailedLines = { heads: string[]; rows: { at: number; cells: string[]; reason: string }[] }

const REASON = '失败原因'

/** The failed lines of an import's report; those without a reason were taken. Null when it has no column of reasons. */
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

/** The failed lines as a file that can be mended and imported again: the import passes over the column of reasons. */
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
