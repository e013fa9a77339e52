import { type Text, text } from '#domain/text'

/** What a cell holds. `formula` is a formula that was saved without its value, `error` an Excel error such as #N/A. */
type WorksheetCellKind = 'text' | 'number' | 'percent' | 'date' | 'boolean' | 'error' | 'formula'

/**
 * A cell with content. `text` is its content: percentages as 13%, days as YYYY-MM-DD, other numbers plain; line breaks
 * inside a text are blanks. `shown` is what a person sees where its number format shows something else, such as Φ18 for
 * 18; null when the format is not known.
 */
export type WorksheetCell = { kind: WorksheetCellKind; text: string; shown?: string | null }

/** A row with content; `at` is its number in the worksheet, as Excel shows it. `isHidden` by hand or by a filter. */
export type WorksheetRow = { at: number; isHidden: boolean; cells: (WorksheetCell | null)[] }

/** A merged area: rows as numbered in the worksheet, columns from 0. Only its first cell holds the text. */
export type Merge = { top: number; bottom: number; left: number; right: number }

/** The first visible worksheet of a workbook, without blank rows. */
export type Worksheet = { name: string; rows: WorksheetRow[]; merges: Merge[] }

/** Maximum size of an imported file, bytes. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024

/** Limits of a workbook, checked while unpacking, because the file size says nothing about its content. */
export type WorkbookLimits = { unpacked: number; rows: number; cells: number }

/** The limits of every import, in the browser and in the embedded API. */
export const WORKBOOK_LIMITS: WorkbookLimits = { unpacked: 40 * 1024 * 1024, rows: 5_000, cells: 200_000 }

/** Why a file cannot be read: what it is instead of a workbook, or which limit it exceeds. */
export type WorkbookFault =
  | 'empty'
  | 'xls'
  | 'password'
  | 'html'
  | 'csv'
  | 'xlsb'
  | 'ods'
  | 'unreadable'
  | 'unpacked'
  | 'rows'
  | 'cells'

/** What a file is, and what to do with it. */
export function workbookFaultText(fault: WorkbookFault): Text {
  const { unpacked, rows } = WORKBOOK_LIMITS
  switch (fault) {
    case 'empty':
      return text('文件是空的，请重新选择')
    case 'xls':
      return text('这是旧版 Excel 或 WPS 格式（.xls、.et），请打开后另存为 .xlsx 再导入')
    case 'password':
      return text('文件有密码，请打开后去掉密码，另存为 .xlsx 再导入')
    case 'html':
      return text('这是网页格式的表格，不是 Excel 文件，请用 Excel 或 WPS 打开后另存为 .xlsx 再导入')
    case 'csv':
      return text('这是 CSV 或文本文件，请用 Excel 或 WPS 打开后另存为 .xlsx 再导入')
    case 'xlsb':
      return text('这是二进制格式（.xlsb），请打开后另存为 .xlsx 再导入')
    case 'ods':
      return text('这是 OpenDocument 格式（.ods），请打开后另存为 .xlsx 再导入')
    case 'unreadable':
      return text('文件无法读取，请使用导入模板')
    case 'unpacked':
      return text('文件解压后超过{{size}}MB，请删去图片和多余的工作表', { size: unpacked / 1024 / 1024 })
    case 'rows':
      return text('文件超过{{rows}}行，请分成几个文件导入', { rows })
    case 'cells':
      return text('文件的列太多，请使用导入模板')
  }
}
