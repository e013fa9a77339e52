import type { Field } from '#domain/field'
import type { ApiError } from '#shared/http/ApiError'

/** The label of a field. */
type Labelled = readonly [name: string, label: Field['label']]

/** Words of rejections that no label has, and the field they mean; the first that matches wins. */
export type RefusalWords = readonly (readonly [pattern: RegExp, field: string])[]

/** The dictionary of a form, whose labels are looked for, and further words. */
type Known = { fields?: Readonly<Record<string, Pick<Field, 'label'>>>; words?: RefusalWords }

/**
 * The fields a rejection concerns, found in its message by the words of the form, else by the label of a field.
 *
 * @returns null when nothing matches, so the rejection is shown like any other error
 */
export function refusedField(error: ApiError, { fields = {}, words = [] }: Known): Record<string, string> | null {
  if (error.kind !== 'business') return null
  const { message } = error
  const found = words.find(([pattern]) => pattern.test(message))
  const labels = Object.entries(fields).map(([name, { label }]) => [name, label] as const)
  const names = found ? [found[1]] : fieldsNamed(message, labels)
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, message])) : null
}

/**
 * The fields whose label comes first in a message; of labels that start at the same place, the longest. Two fields with
 * the same label are both named. The unit of a label, in brackets at its end, is ignored.
 */
export function fieldsNamed(message: string, labels: readonly Labelled[]): string[] {
  const places = labels.flatMap(([name, label]) => {
    const word = label.replace(/[（(][^（(]*[)）]$/, '')
    const at = word === '' ? -1 : message.indexOf(word)
    return at < 0 ? [] : [{ name, word, at }]
  })
  const [first] = places.sort((one, other) => one.at - other.at || other.word.length - one.word.length)
  return [...new Set(places.filter(({ word }) => word === first?.word).map(({ name }) => name))]
}
