import type { Fields } from '#domain/field'
import { realDecimal } from '#domain/money'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { isBeforeText } from '#domain/time'

/** Values of an activity that has begun, by field, as typed. */
export type Adjusted = Partial<Record<string, string>>

/** What can still be changed in an activity of a kind once it has begun. */
export type Adjustment<Row> = {
  fields: Fields
  /** The fields to change while one runs. One that has ended only gets another end. */
  names: (row: Row) => readonly string[]
  /** Those that may only grow; their 0 is no limit. */
  counts: readonly string[]
  /** The form of a row. */
  input: (row: Row) => object
  /** Errors of that form with other values. */
  errors: (row: Row, values: Adjusted) => Errors
  /** What follows besides, e.g. for what buyers hold. */
  note?: Text
}

/** Those of some values that differ from what they were: another's change of the rest is not undone. */
export function changedValues(values: Adjusted, before: Adjusted): Adjusted {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]))
}

/**
 * Errors of what is changed in an activity that has begun, by field: its end moves later only, and `counts`, whose 0 is
 * no limit, only grow. `errors` are those of its whole form; what is not asked cannot be mended here and is left to the
 * service.
 */
export function adjustErrors(values: Adjusted, before: Adjusted, errors: Errors, counts: readonly string[]): Errors {
  const own = Object.keys(values).map((name) => [name, errors[name] ?? null] as const)
  const grown = counts.map((name) => [name, shrinkError(values[name], before[name])] as const)
  const isEarlier = isBeforeText(values.endTime ?? '', before.endTime ?? '')
  return {
    ...onlyErrors(Object.fromEntries(grown)),
    ...onlyErrors({ endTime: isEarlier ? text('活动已开始，结束时间只能往后延') : null }),
    ...onlyErrors(Object.fromEntries(own)),
  }
}

function shrinkError(typed = '', before = ''): Text | null {
  const [now, least] = [realDecimal(typed), realDecimal(before)]
  if (!now || !least || now.eq(0)) return null
  if (least.eq(0)) return text('活动进行中不能再加限制，仍填 0')
  return now.lt(least) ? text('活动进行中只能增加，不能少于 {{least}}', { least: least.toFixed() }) : null
}
