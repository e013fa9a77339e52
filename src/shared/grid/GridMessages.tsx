import type { TFunction } from 'i18next'
import type { Cell } from '#shared/grid/input/movement'
import type { PasteReport } from '#shared/grid/input/paste'
import styles from './GridMessages.module.css'

/** An invalid cell with its position; `number` is that of its row. */
export type CellError = { cell: Cell; number: string; label: string; message: string }

/** Errors listed under the grid at once; the rest are counted. */
const SHOWN = 5

type GridMessagesProps = {
  errors: readonly CellError[]
  report: PasteReport | string | null
  onPick: (cell: Cell) => void
  t: TFunction
}

/** Messages under a grid: errors as buttons that focus their cells, and the result of the last paste. */
export function GridMessages({ errors, report, onPick, t }: GridMessagesProps) {
  return (
    <div className={styles.messages} aria-live="polite">
      {report && (
        <div className={styles.report}>
          {typeof report === 'string' ? report : reportText(report, errors.length, t)}
        </div>
      )}
      {errors.slice(0, SHOWN).map((error) => (
        <button
          key={`${error.cell.row}.${error.cell.col}`}
          type="button"
          className={styles.error}
          onClick={() => onPick(error.cell)}
        >
          {errorText(error, t)}
        </button>
      ))}
      {errors.length > SHOWN && (
        <span className={styles.more}>{t('另有 {{number}} 处需要修改', { number: errors.length - SHOWN })}</span>
      )}
    </div>
  )
}

/** An error with its row and column. */
export function errorText({ number, label, message }: CellError, t: TFunction): string {
  return t('第{{row}}行 {{label}}：{{message}}', { row: number, label, message })
}

/** The report as text; every loss is listed, and how many cells of the grid are wrong by now. */
function reportText(report: PasteReport, problems: number, t: TFunction): string {
  const parts = [t('已粘贴 {{rows}} 行 {{cells}} 格', { rows: report.rows, cells: report.cells })]
  if (report.addedRows > 0) parts.push(t('新增 {{count}} 行', { count: report.addedRows }))
  if (problems > 0) parts.push(t('{{count}} 格需要修改', { count: problems }))
  if (report.locked > 0) parts.push(t('{{count}} 格不可编辑，保持原值', { count: report.locked }))
  if (report.skippedRows > 0) parts.push(t('超出表格的 {{count}} 行未粘贴', { count: report.skippedRows }))
  if (report.totalRows > 0) parts.push(t('{{count}} 行合计未粘贴', { count: report.totalRows }))
  if (report.skippedColumns.length > 0) {
    parts.push(t('未对应的列未粘贴：{{columns}}', { columns: report.skippedColumns.join('、') }))
  }
  return parts.join(' · ')
}
