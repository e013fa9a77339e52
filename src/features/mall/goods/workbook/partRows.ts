import { normalizeWord } from '#domain/cell/words'
import { type Translate, text, translateMessage } from '#domain/text'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { type ImportRow, rowProblems } from '#domain/workbook/importTable'
import type { CheckedFile } from '#shared/importing/useImportFile'

/** A row that was not imported, by its number in Excel, and why. */
export type RefusedRow = { at: number; reason: string }

/** The rows of a file that can be sent, and those that cannot. */
export type PartedFile = { good: readonly ImportRow[]; bad: readonly RefusedRow[] }

/** What became of a file of which a part was imported: the summary, the rows that were not, and the file. */
export type ImportedPart = { done: string; bad: readonly RefusedRow[]; file: CheckedFile }

/** Parts the rows of a file: one whose cells cannot be taken keeps back the rows that are joined to it. */
export function partRows(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
  joinedBy: string,
  t: Translate,
): PartedFile {
  const keyOf = ({ at, values }: ImportRow) => normalizeWord(values[joinedBy] ?? '') || String(at)
  const broken = new Set(rows.filter(({ problems }) => problems.length > 0).map(keyOf))
  return {
    good: rows.filter((row) => !broken.has(keyOf(row))),
    bad: rows
      .filter((row) => broken.has(keyOf(row)))
      .flatMap((row) => {
        const problems = rowProblems(row, columns)
        const reasons = problems.length > 0 ? problems : [text('同一商品的其他行有误')]
        return reasons.map((reason) => ({ at: row.at, reason: translateMessage(t, reason) }))
      }),
  }
}
