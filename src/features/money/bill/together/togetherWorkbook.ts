import { fileNameOf } from '#domain/fileName'
import { serverToday } from '#domain/time'
import type { BillRow } from '#features/money/bill/model'
import { exportOrExplain } from '#shared/export/exportWorkbook'
import { workbookColumn, workbookText } from '#shared/fields/workbookText'
import { togetherFields } from './fields'
import { togetherRows } from './model'

type Translate = (text: string, params?: Record<string, string>) => string

/** Saves the bills with their figures and sums as a workbook, one line per bill. */
export async function saveTogether(bills: readonly BillRow[], t: Translate): Promise<void> {
  const names = Object.keys(togetherFields) as (keyof typeof togetherFields)[]
  const title = t('结算单合并核对')
  const rows = togetherRows(bills).map((row) =>
    names.map((name) => {
      if (name === 'sn' && row.sumOf !== null) return row.sumOf ? t('{{name}} 小计', { name: row.sumOf }) : t('合计')
      return workbookText(togetherFields[name], row[name], { t })
    }),
  )
  const columns = names.map((name) => workbookColumn(togetherFields[name], t))
  await exportOrExplain({ name: title, fileName: fileNameOf(`${title}_${serverToday()}.xlsx`), columns, rows })
}
