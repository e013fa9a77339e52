import type { Fields } from '#domain/field'
import type { ActionMutation } from './action'

type Form<Row> = NonNullable<ActionMutation<Row>['form']>

/** The form of an action on one record. */
export type ActionForm<Row> = Omit<Form<Row>, 'names'> & { names: readonly (keyof object & string)[] }

/**
 * What an action asks about a record, whose state may decide which fields these are; undefined where it asks nothing.
 */
export function actionFormOf<Row>({ form }: ActionMutation<Row>, row: Row): ActionForm<Row> | undefined {
  if (!form) return undefined
  const names = typeof form.names === 'function' ? form.names(row) : form.names
  return names.length > 0 ? { ...form, names } : undefined
}

/** The values that fields which were left as they began take over, once the record of the dialog has changed. */
export function followed<Row>({ names, initial }: ActionForm<Row>, typed: object, before: Row, now: Row): object {
  const [old, present] = [initial(before), initial(now)]
  const isLeft = (name: never) => JSON.stringify(typed[name]) === JSON.stringify(old[name])
  return Object.fromEntries(names.filter(isLeft).map((name) => [name, present[name]]))
}

/** Whether a form is one line of text, which Enter submits. */
export function isOneLine({
  fields,
  names: [name = '', ...others],
}: {
  fields: Fields
  names: readonly string[]
}): boolean {
  const field = fields[name]
  if (!field || others.length > 0 || field.isMultiline || field.options) return false
  return ['text', 'money', 'price', 'quantity', 'percent', 'integer', 'phone', 'plate'].includes(field.kind)
}

type FreeText = { fields: Fields; names: readonly string[]; skipDraft?: boolean }

/** Whether a form takes words of the user, which are kept until the action is done. */
export function hasFreeText({ fields, names, skipDraft }: FreeText): boolean {
  return !skipDraft && names.some((name) => fields[name]?.kind === 'text' && !fields[name]?.options)
}
