import type { ChosenPlaces, ImportColumn } from '#domain/workbook/importColumns'
import type { ImportAnswers } from '#domain/workbook/importTable'
import type { Worksheet } from '#domain/workbook/worksheet'

/** One kind of import. */
export type ImportRules = {
  /** Names the remembered answers of this import. */
  name: string
  columns: readonly ImportColumn[]
  /** What the files go to, where the same file may go to several: a contract's id. */
  target?: string
  /** Heads that the import knows and does not read. */
  otherHeads?: readonly string[]
}

/** What a person is asked about a file. */
export type ImportInquiry = {
  fileName: string
  sheet: Worksheet
  rules: ImportRules
  places: ChosenPlaces
  sameAs: string
}
/** The answers. `withHidden`: hidden rows are imported too. */
export type ImportReply = ImportAnswers & { withHidden: boolean }
