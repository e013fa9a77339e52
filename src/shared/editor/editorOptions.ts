import type { UseMutationOptions } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import type { Fields } from '#domain/field'
import type { Text } from '#domain/text'
import { announceErrors } from '#shared/dialog/announceErrors'
import type { Reread } from '#shared/editor/conflict/reread'
import { type RefusalWords, refusedField } from '#shared/form/refusedField'
import { TO_FIELD } from '#shared/form/toField'
import { ApiError } from '#shared/http/ApiError'
import { serverText } from '#shared/serverText'
import type { About } from './useStaleRecord'

/** What an editor is made of: its form, its draft, and how it saves. */
export type EditorOptions<Values extends object, Payload, Data, Intent> = {
  form: FormInstance<Values>
  /** Identifies the draft: the screen, and the query that opens it on this record. */
  screen: string
  record: string
  /** Names the form in unsaved-input prompts and in lists of drafts. */
  title: Text
  /** The action that the form carries out: its record, read again, tells why a save was refused. */
  about?: About
  /** The initial values, a snapshot: later responses do not reach the form. */
  initial: Values
  /**
   * Passwords and keys, numbers and pictures of identity cards, bank accounts: left out of the draft, which is readable
   * in the browser.
   */
  secrets?: readonly (keyof Values)[]
} & (Saving<Values, Payload, Data, Intent> | DraftOnly)

/** An editor whose page sends its rows itself: only the draft is kept, and `save` does nothing. */
type DraftOnly = { mutation: null } & Partial<
  Record<Exclude<keyof Saving<object, never, never, never>, 'mutation'>, never>
>

type Saving<Values, Payload, Data, Intent> = {
  /** The mutation, e.g. `deliveries.add()`. */
  mutation: UseMutationOptions<Data, Error, Payload>
  /**
   * Reads the record again before a save, so that nothing that was saved elsewhere is undone. Null for a new record, a
   * step that edits none, and where the server compares versions.
   */
  reread: Reread<Values> | null
  /** The draft keeps what the form was opened with also where the server compares versions, for its merge. */
  keepsOpened?: boolean
  /** Whether a save with this intent changes the record; every one by default. */
  changes?: (intent: Intent) => boolean
  /** `opened`: the saved values that the form's own changes started from. */
  toPayload: (values: Values, intent: Intent, opened: Values) => Payload
  /** Runs on valid values before they are sent, e.g. to confirm; false cancels the save. */
  before?: (values: Values, intent: Intent) => Promise<boolean>
  /** A form that reopens with the saved values stays locked until this resolves: input in between would be lost. */
  onDone: (data: Data, intent: Intent) => void | Promise<void>
  /** The fields' dictionary: a rejection stands at the field that it names by its label. */
  fields?: Fields
  /** Words of rejections that are no label. */
  words?: RefusalWords
  /** Where labels and words do not tell; null when no field is concerned: shown like any other error. */
  errorsOf?: (error: ApiError) => Record<string, string> | null
  /** Called with the rejected fields, after the form's fields were marked. */
  onRefused?: (errors: Record<string, string>) => void
}

/** Marks the rejected fields. False when the rejection concerns no field. */
export function placeErrors<Values extends object, Payload, Data, Intent extends string>(
  options: EditorOptions<Values, Payload, Data, Intent>,
  error: unknown,
): boolean {
  const { errorsOf = (refusal: ApiError) => refusedField(refusal, options) } = options
  const errors = error instanceof ApiError ? errorsOf(error) : null
  if (!errors) return false
  const { form, onRefused } = options
  const names = Object.keys(errors).filter((name) => form.getFieldInstance(name as never) !== undefined)
  // None is on screen and nothing else shows it: the rejection is shown like any other error.
  if (names.length === 0 && !onRefused) return false
  form.setFields(names.map((name) => ({ name: name as never, errors: [serverText(errors[name] ?? '')] })))
  if (names[0]) form.scrollToField(names[0] as never, TO_FIELD)
  announceErrors(() => Object.values(errors).map(serverText))
  onRefused?.(errors)
  return true
}
