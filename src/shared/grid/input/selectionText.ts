import Big from 'big.js'
import type { TFunction } from 'i18next'
import { totalQuantityLine } from '#shared/fields/quantityLine'
import { cellText, unitOf } from '#shared/grid/cellValue'
import type { GridColumn } from '#shared/grid/gridTypes'
import type { Range } from './movement'

/** The selection summary, as in a spreadsheet's status bar: cells and, in one column, the sum; else the line count. */
export function selectionText<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  range: Range,
  t: TFunction,
): string {
  const cells = (range.bottom - range.top + 1) * (range.right - range.left + 1)
  if (rows.length === 0 || cells === 1) return t('共 {{count}} 行', { count: rows.length })
  // A sum across quantities and prices is meaningless: only a selection of one column has one.
  const column = range.left === range.right ? columns[range.left] : undefined
  const texts = column ? rows.slice(range.top, range.bottom + 1).map((row) => cellText(row, column.field)) : []
  const numbers = texts.filter((text) => /^-?\d+(\.\d+)?$/.test(text))
  if (numbers.length === 0) return t('选中 {{cells}} 格', { cells })
  if (column?.kind === 'quantity') {
    const lines = rows.slice(range.top, range.bottom + 1).map((row) => ({
      unit: unitOf(column, row) ?? '',
      quantity: cellText(row, column.field),
    }))
    return t('选中 {{cells}} 格，求和 {{sum}}', { cells, sum: totalQuantityLine(lines) })
  }
  const sum = numbers.reduce((total, text) => total.plus(text), new Big(0))
  return t('选中 {{cells}} 格，求和 {{sum}}', { cells, sum: sum.toFixed() })
}
