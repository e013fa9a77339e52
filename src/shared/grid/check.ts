import type { TFunction } from 'i18next'
import type { Problem } from '#domain/cell/parseCell'
import { cellProblem, cellText, isEditable } from './cellValue'
import type { GridColumn, GridRowData } from './gridTypes'

/** An invalid cell of a row. */
export type FieldProblem = { field: string; problem: Problem }

/** Rows are immutable, so results are cached by identity: a keystroke validates only its own row. */
const found = new WeakMap<object, WeakMap<object, FieldProblem[]>>()

/** The invalid cells of a row, in column order; empty required cells are not included. */
export function rowProblems<Row extends object>(columns: readonly GridColumn<Row>[], row: Row): FieldProblem[] {
  const byRow = found.get(columns) ?? new WeakMap<object, FieldProblem[]>()
  found.set(columns, byRow)
  const known = byRow.get(row)
  if (known) return known
  const problems = columns.flatMap((column) => {
    const problem = cellProblem(column, row)
    return problem ? [{ field: column.field, problem }] : []
  })
  byRow.set(row, problems)
  return problems
}

/**
 * Everything that blocks submitting lines, as the `errors` of a grid: invalid texts and empty required cells, by
 * `${row.key}.${field}`. An empty object means that the lines are valid. `t` translates into the current language.
 */
export function checkRows<Row extends GridRowData>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  t: TFunction,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const row of rows) {
    for (const column of columns) {
      const isMissing = column.required && isEditable(column, row) && cellText(row, column.field).trim() === ''
      const problem: Problem | undefined = isMissing ? { code: 'required' } : cellProblem(column, row)
      if (problem) errors[`${row.key}.${column.field}`] = problemText(problem, t)
    }
  }
  return errors
}

/** The message for a problem. */
export function problemText({ code, limit = 0, reading = '' }: Problem, t: TFunction): string {
  switch (code) {
    case 'comma':
      return t('小数点请用“.”：{{reading}}', { reading })
    case 'number':
      return t('不是数字')
    case 'integer':
      return t('须为整数')
    case 'scale':
      return t('最多 {{limit}} 位小数', { limit })
    case 'unit':
      return t('单位与本行不符')
    case 'option':
      return t('不在可选项中')
    case 'date':
      return t('日期应为 年-月-日')
    case 'length':
      return t('最多 {{limit}} 个字', { limit })
    case 'digits':
      return t('数字太长，末尾几位已丢失，请复制文本格式的原值')
    case 'required':
      return t('必填')
  }
}
