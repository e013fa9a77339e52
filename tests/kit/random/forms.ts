import type { Field, Fields } from '#domain/field'
import { dateError } from '#domain/rules'
import { wireText } from '#domain/wire'
import { flatDict } from '#mocks/common/dictionary/rules'

/** The row; fails a suite that has none. */
export function one<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('no such row')
  return row
}

/** The ids that occur more than once, as errors: no form sends one twice. */
export function repeated(ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => [id, 'twice']))
}

/** What the inputs of a form refuse by themselves: too long a text, no option, no date. By field, '' being nothing. */
export function inputErrors(fields: Fields, record: object): Record<string, string> {
  const faults = Object.entries(fields).flatMap(([name, field]) => {
    const value = wireText(Reflect.get(record, name))
    const fault = value === '' ? '' : inputFault(field, value)
    return fault === '' ? [] : [[name, fault]]
  })
  return Object.fromEntries(faults)
}

function inputFault({ kind, maxLength, options, dictCode, isMultiline }: Field, value: string): string {
  if (kind !== 'image' && value.length > maxLength) return 'too long'
  if (options && !options.includes(value)) return 'no option'
  if (dictCode && !flatDict(dictCode).some(({ dictKey }) => dictKey === value)) return 'not in the dictionary'
  if (kind === 'date' || kind === 'time') return dateError(value) ? 'no date' : ''
  return kind === 'text' && !isMultiline && /\p{Cc}/u.test(value) ? 'several lines' : ''
}
