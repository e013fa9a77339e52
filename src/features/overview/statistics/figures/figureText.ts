import { formatQuantity } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { fieldText } from '#shared/fields/fieldText'
import type { FigureColumn, FigureRow, FigureSpec } from './model'

type Translate = (text: string, params?: Record<string, string>) => string

/** The header of a column: its figure, and for the compared period what it is. */
export function columnLabel({ field, side }: Pick<FigureColumn, 'field' | 'side'>, t: Translate): string {
  const label = t(field.label)
  if (side === 'now') return label
  return side === 'before'
    ? t('{{figure}}（对比期）', { figure: label })
    : t('{{figure}}增减', { figure: label.replace(/（.*）$|\(.*\)$/, '').trim() })
}

/** The name of a row. A day or month of the compared period alone says that it is one. */
export function rowName(
  { texts: [name = ''], isPastOnly }: Pick<FigureRow, 'texts' | 'isPastOnly'>,
  t: Translate,
): string {
  return isPastOnly ? t('{{figure}}（对比期）', { figure: name }) : name
}

/** The names of rows in a chart: each with its texts, unless they do not tell which row it is. */
export function chartNames(
  rows: readonly Pick<FigureRow, 'texts' | 'isPastOnly'>[],
  { isChartedByName, texts = [] }: Pick<FigureSpec<never>, 'isChartedByName' | 'texts'>,
  t: Translate,
): string[] {
  return rows.map((row) =>
    [rowName(row, t), ...(isChartedByName ? [] : row.texts.slice(1, 1 + texts.length))].filter(Boolean).join(' · '),
  )
}

/** A cell as shown: a change has its sign. */
export function cellText(
  { field, side }: Pick<FigureColumn, 'field' | 'side'>,
  value: string | null,
  t: Translate,
): string {
  if (value === null) return NOTHING
  if (side === 'change') return changeText(value)
  // Counts of a year run into thousands, as amounts do.
  if (field.kind === 'integer') return formatQuantity(value)
  return fieldText(field, value, { t })
}

/** A change in percent with its sign. */
export function changeText(percent: string): string {
  return `${Number(percent) > 0 ? '+' : ''}${percent}%`
}
