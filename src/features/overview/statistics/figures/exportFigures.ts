import { field } from '#domain/field'
import { fileNameOf } from '#domain/fileName'
import { serverToday } from '#domain/time'
import { exportOrExplain } from '#shared/export/exportWorkbook'
import { workbookColumn, workbookText } from '#shared/fields/workbookText'
import { columnLabel, rowName } from './figureText'
import { type FigureColumn, type FigureTable, hasTotals } from './model'

const CHANGE = field('percent', '增减')

/** Saves figures as a workbook: the cells of the table on screen, and its totals, where it has any, as the last row. */
export async function exportFigures(
  table: FigureTable,
  title: string,
  t: (text: string, params?: Record<string, string>) => string,
): Promise<void> {
  const kindOf = ({ side, field }: FigureColumn) => (side === 'change' ? CHANGE : field)
  const cells = (values: readonly (string | null)[]) =>
    table.columns.map((column, at) => workbookText(kindOf(column), values[at] ?? '', { t }))
  await exportOrExplain({
    name: title,
    fileName: fileNameOf(`${title}_${serverToday()}.xlsx`),
    columns: [
      ...table.names.map(({ label }) => ({ head: t(label) })),
      ...table.columns.map((column) => ({ ...workbookColumn(kindOf(column), t), head: columnLabel(column, t) })),
    ],
    rows: [
      ...table.rows.map((row) => [rowName(row, t), ...row.texts.slice(1), ...cells(row.cells)]),
      ...(hasTotals(table) ? [[t('合计'), ...table.names.slice(1).map(() => ''), ...cells(table.totals)]] : []),
    ],
  })
}
