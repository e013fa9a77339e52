import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import type { Fields } from '#domain/field'
import type { Text } from '#domain/text'
import { hasCapability } from '#shared/capability/capabilityStore'
import type { Capability } from '#shared/endpoint'
import type { RefusalWords } from '#shared/form/refusedField'
import { canGo, canOperate, type Query, type ScreenLink, type ScreenName } from '#shared/navigation'
import type { ResourceMutation } from '#shared/resource'

/** A label is a key, or a text that depends on the record. */
type Said<Row> = string | ((row: Row) => Text)

type Common<Row> = {
  key: string
  label: Said<Row>
  /** A shorter label for list rows. */
  short?: string
  /** Whether the status table allows it; true by default. Permissions of the account are checked separately. */
  isAllowed?: (row: Row) => boolean
  /** Accounts that may only look may use it, too, e.g. mark a message as read. */
  isForAll?: boolean
  /** The capability whose call it makes or leads to; without it there is no such action. */
  needs?: Capability
  /** The capability that brings something better in its place. */
  unless?: Capability
  isDanger?: boolean
  /** It cannot be undone, so its question has the focus on the button that does nothing. */
  isFinal?: boolean
  /** The record's next step: the primary button of its head. */
  isPrimary?: boolean | ((row: Row) => boolean)
  /** Shown but disabled. */
  isDisabled?: (row: Row) => boolean
  icon?: ReactNode
}

/** An action that navigates to a screen in the menu of the account. */
type LinkAction<Row> = Common<Row> & {
  go: (row: Row) => ScreenLink
  /** The screen shows records and edits them, too: only who may change them is offered the link. */
  isWrite?: boolean
}

/** An action that opens a drawer over the page: the query keys it sets in the page's address. */
type DrawerAction<Row> = Common<Row> & { open: (row: Row) => Query }

/** An action that runs locally, e.g. opens a print preview: it changes nothing on the server. */
type LocalAction<Row> = Common<Row> & { run: (row: Row, tools: ActionTools) => void | Promise<void> }

/** What a local action may use. `inform` shows why something cannot be done. */
export type ActionTools = { client: QueryClient; inform: (title: Text, content: Text) => void }

/** The form of an action before it runs: its field dictionary, initial values and validation. */
type ActionFormOptions<Row, Values> = {
  fields: Fields
  /** Which of them; a function where the record decides it. */
  names: readonly (keyof Values & string)[] | ((row: Row) => readonly (keyof Values & string)[])
  /** Inputs that their kind does not bring. */
  inputs?: Partial<Record<keyof Values, ReactElement>>
  initial: (row: Row) => Values
  validate: (values: Values, row: Row) => Readonly<Record<string, Text>>
  /** What to consider about the typed values, by field; it does not keep them from being sent. */
  warnings?: (values: Values, row: Row) => Readonly<Record<string, Text>>
  /** Words of rejections that are no label of a field. */
  words?: RefusalWords
  /** What is typed is of this moment, as a code: it is not kept as a draft. */
  skipDraft?: boolean
}

/** An action that runs a mutation. */
type MutationAction<Row, Arg, Data, Values extends object> = Common<Row> & {
  mutation: ResourceMutation<Arg, Data>
  argOf: (row: Row, values: Values) => Arg
  /** The question, naming the object; without it the action runs immediately. */
  question?: (row: Row) => Text
  /** The consequence. */
  consequence?: Text | ((row: Row) => Text)
  /** The consequence as other records have it now, shown in place of the other once it is read. */
  readConsequence?: (row: Row, client: QueryClient) => Promise<Text>
  /**
   * What the dialog says of the record is read again before it is sent: where it has changed meanwhile, the dialog says
   * what it is now and waits for another confirmation.
   */
  rechecks?: boolean
  form?: ActionFormOptions<Row, Values>
  /** Label of the confirming button; the label of the action by default. */
  okText?: string
  /** The success message. */
  done: (row: Row) => Text
  /** Texts of the batch over several records; without them the action has no batch. */
  batch?: BatchTexts<Row>
}

/** The texts of an action over several records. */
export type BatchTexts<Row> = {
  label: string
  question: (count: number) => Text
  consequence: Text | ((rows: readonly Row[]) => Text)
}

/** The mutation as dialog and batch use it; the types of argument and values are hidden. */
export type ActionMutation<Row> = {
  question: ((row: Row) => Text) | undefined
  consequenceOf: (row: Row) => Text | undefined
  readConsequence: ((row: Row, client: QueryClient) => Promise<Text>) | undefined
  rechecks: boolean
  form: ActionFormOptions<Row, object> | undefined
  okText: string | undefined
  done: (row: Row) => Text
  batch: BatchTexts<Row> | undefined
  /** The mutation options, and the argument for a record. */
  write: ResourceMutation<unknown, unknown>
  argOf: (row: Row, values: object) => unknown
}

/** One action on a record. */
export type Action<Row> = Common<Row> & {
  go?: (row: Row) => ScreenLink
  isWrite?: boolean
  open?: (row: Row) => Query
  run?: (row: Row, tools: ActionTools) => void | Promise<void>
  mutation?: ActionMutation<Row>
}

/** The actions of a feature, declared once and used by list rows, record heads and batches. */
export type Actions<Row> = {
  /** Identifies a record: a second action on the same record waits for the first. */
  idOf: (row: Row) => string
  /** The menu screen whose operate permission its mutations need. */
  screen: ScreenName
  /** The record's name in messages. */
  nameOf: (row: Row) => string
  /** The record's status in messages. */
  stateOf?: (row: Row) => Text
  all: readonly Action<Row>[]
}

/** Defines the actions of a feature. */
export function defineActions<Row>(actions: Actions<Row>): Actions<Row> {
  return actions
}

/** Defines an action that opens a screen. */
export function linkAction<Row>(action: LinkAction<Row>): Action<Row> {
  return action
}

/** Defines an action that opens a drawer over the page. */
export function drawerAction<Row>(action: DrawerAction<Row>): Action<Row> {
  return action
}

/** Defines an action that runs on the page. */
export function localAction<Row>(action: LocalAction<Row>): Action<Row> {
  return action
}

/** Defines an action that runs a mutation. */
export function mutationAction<Row, Arg, Data, Values extends object = object>(
  action: MutationAction<Row, Arg, Data, Values>,
): Action<Row> {
  const { mutation, argOf, question, consequence, readConsequence, rechecks = false, ...more } = action
  const { form, okText, done, batch, ...common } = more
  return {
    ...common,
    mutation: {
      question,
      consequenceOf: (row) => (typeof consequence === 'function' ? consequence(row) : consequence),
      readConsequence,
      rechecks,
      // The dialog returns values of the type `initial` created.
      form: form as ActionFormOptions<Row, object> | undefined,
      okText,
      done,
      batch,
      write: mutation as unknown as ResourceMutation<unknown, unknown>,
      argOf: argOf as ActionMutation<Row>['argOf'],
    },
  }
}

/** Whether the account may use an action at all: write, or open the screen it links to. */
export function isGranted<Row>(actions: Actions<Row>, action: Action<Row>, row: Row): boolean {
  if (!isThere(action)) return false
  if (action.go) return canGo(action.go(row).name) && (!action.isWrite || canWrite(actions, action))
  return action.run !== undefined || canWrite(actions, action)
}

/** Whether the account may use an action that writes. */
export function canWrite<Row>({ screen }: Actions<Row>, action: Action<Row>): boolean {
  return isThere(action) && (action.isForAll || canOperate(screen))
}

function isThere<Row>({ needs, unless }: Action<Row>): boolean {
  return (needs === undefined || hasCapability(needs)) && !(unless && hasCapability(unless))
}

/** The label of an action as a text. */
export function labelOf<Row>({ label }: Action<Row>, row: Row): Text {
  return typeof label === 'string' ? { text: label } : label(row)
}
