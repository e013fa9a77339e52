import { type ReactNode, Suspense, useState } from 'react'
import { leftOutText, rowRanges } from '#domain/cell/importRows'
import { type Text, text } from '#domain/text'
import { headsError, type ImportRow, readTable } from '#domain/workbook/importTable'
import { importFileError } from '#shared/excel/importFile'
import { readWorksheet } from '#shared/excel/readWorksheet'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { ImportInquiry, ImportReply, ImportRules } from './importInquiry'
import { contentOf, importedAt, rememberedPlaces, rememberImport, rememberPlaces } from './importMemory'

// Lazy: most files need no question.
const ImportQuestions = lazyWithRetry(() => import('./ImportQuestions'))

/** A file that may be imported, after all questions. */
export type CheckedFile = {
  name: string
  /** The rows to import; cells that cannot be taken are its `problems`. */
  rows: ImportRow[]
  /** What was left out or not used. */
  notes: Text[]
  /** Remembers the file as imported. */
  remember: () => void
}

/** The result of checking a file: null when the person cancelled. */
type Checked = CheckedFile | { error: Text } | null

/**
 * Reads a file for an import by the rules that all imports share, and asks what the file leaves open: columns whose
 * heads do not help, hidden rows, a file that was imported before. `questions` must be rendered.
 */
export function useImportFile(): {
  check: (file: File, rules: ImportRules) => Promise<Checked>
  questions: ReactNode
} {
  const [asked, setAsked] = useState<{ inquiry: ImportInquiry; answer: (reply: ImportReply | null) => void } | null>(
    null,
  )
  const ask = (inquiry: ImportInquiry) =>
    new Promise<ImportReply | null>((resolve) => {
      const answer = (reply: ImportReply | null) => {
        setAsked(null)
        resolve(reply)
      }
      setAsked({ inquiry, answer })
    })
  const questions = asked && (
    <Suspense fallback={null}>
      <ImportQuestions {...asked} />
    </Suspense>
  )
  return { check: (file, rules) => checkFile(file, rules, ask), questions }
}

async function checkFile(
  file: File,
  rules: ImportRules,
  ask: (inquiry: ImportInquiry) => Promise<ImportReply | null>,
): Promise<Checked> {
  const refusal = importFileError(file)
  if (refusal) return { error: text(refusal) }
  const sheet = await readWorksheet(file)
  if ('error' in sheet) return sheet
  const { name, columns, target = '', otherHeads = [] } = rules
  const first = readTable(sheet, columns)
  const places = rememberedPlaces(name, first.heads)
  const known = readTable(sheet, columns, { places })
  if (first.heads.length === 0) return { error: text('文件中没有数据') }
  const content = `${target}:${await contentOf(sheet)}`
  const sameAs = importedAt(name, content)
  const hasHidden = known.rows.some(({ isHidden }) => isHidden)
  // Remembered columns are filled in, not taken for granted: a wrong choice can be corrected.
  const isOpen = headsError(first) !== null || hasHidden || sameAs !== ''
  const reply = isOpen
    ? await ask({ fileName: file.name, sheet, rules, places, sameAs })
    : { places, withHidden: false }
  if (!reply) return null
  const table = readTable(sheet, columns, reply)
  if (!reply.isHeadless) rememberPlaces(name, table.heads, reply.places ?? {})
  const hidden = reply.withHidden ? [] : table.rows.filter(({ isHidden }) => isHidden)
  const rows = table.rows.filter((row) => !hidden.includes(row))
  if (rows.length === 0) return { error: text('文件中没有数据') }
  const unused = table.map.unused.filter((head) => !/不导入/.test(head) && !otherHeads.includes(head))
  const notes = [
    leftOutText(table.leftOut),
    hidden.length > 0 && text('第{{rows}}行在 Excel 中隐藏，没有导入', { rows: rowRanges(hidden.map(({ at }) => at)) }),
    unused.length > 0 && !reply.isHeadless && text('没有用到的列：{{heads}}', { heads: unused.join('、') }),
  ]
  return {
    name: file.name,
    rows,
    notes: notes.filter((note) => note !== null && note !== false),
    remember: () => rememberImport(name, content),
  }
}
