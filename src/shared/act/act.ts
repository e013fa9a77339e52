import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Fields } from '#domain/field'
import type { Text } from '#domain/text'
import type { Query, ScreenLink } from '#shared/navigation'
import type { Writes } from '#shared/resource'

/** A label is a key, or a text that depends on the record. */
type Said<Row> = string | ((row: Row) => Text)

type Common<Row> = {
  key: string
  label: Said<Row>
  /** The label in a list's row, where a shorter one will do. */
  short?: string
  /** By the status table and the account's grants; allowed unless said. */
  isAllowed?: (row: Row) => boolean
  isDanger?: boolean
  /** The next step of the record's life: shown as the primary button of its head. */
  isPrimary?: boolean | ((row: Row) => boolean)
  /** Shown, but not to be clicked now. */
  isOff?: (row: Row) => boolean
  icon?: ReactNode
}

/** An act that leads somewhere: to a screen the account's menu reaches, or by `stay` to a query of the same tab. */
type Leading<Row> = Common<Row> & ({ go: (row: Row) => ScreenLink } | { stay: (row: Row) => Query })

/** An act of the page's own, e.g. opening a print preview. */
type Running<Row> = Common<Row> & { run: (row: Row, tools: ActTools) => void | Promise<void> }

/** What a running act may use. `inform` shows something that cannot be done, with one button. */
export type ActTools = { client: QueryClient; inform: (title: Text, content: Text) => void }

/** What an act asks before it is done: fields of a dictionary, checked by a rule. */
type Asked<Row, Values> = {
  fields: Fields
  names: readonly (keyof Values & string)[]
  initial: (row: Row) => Values
  validate: (values: Values, row: Row) => Readonly<Record<string, Text>>
  /** The field a refusal of the server concerns, by the words of its text. */
  refusals?: readonly [pattern: RegExp, field: string][]
}

/** An act that calls the server. */
type Calling<Row, Arg, Data, Values extends object> = Common<Row> & {
  call: Writes<Arg, Data>
  argOf: (row: Row, values: Values) => Arg
  /** The question, naming the object; without one the act is done at once. */
  question?: (row: Row) => Text
  /** What follows from it. */
  consequence?: Text | ((row: Row) => Text)
  asks?: Asked<Row, Values>
  /** Word of the button that does it; the label unless said. */
  okText?: string
  /** What is said when it is done. */
  done: (row: Row) => Text
  /** How it is done to several records at once. */
  batch?: { label: string; question: (count: number) => Text; consequence: Text }
}

/** What an act that calls the server needs of its dialog and its batch; the types of argument and values are closed in. */
export type Call<Row> = {
  question: ((row: Row) => Text) | undefined
  consequenceOf: (row: Row) => Text | undefined
  asks: Asked<Row, object> | undefined
  okText: string | undefined
  done: (row: Row) => Text
  batch: { label: string; question: (count: number) => Text; consequence: Text } | undefined
  /** The mutation: its options, and its argument for a record. */
  write: Writes<unknown, unknown>
  argOf: (row: Row, values: object) => unknown
}

/** One thing that can be done to a record. */
export type Act<Row> = Common<Row> & {
  go?: (row: Row) => ScreenLink
  stay?: (row: Row) => Query
  run?: (row: Row, tools: ActTools) => void | Promise<void>
  call?: Call<Row>
}

/** What can be done to the records of an area, said once: a list's rows, a record's head and batches draw from it. */
export type Acts<Row> = {
  /** Tells records apart: a second act on the same one waits for the first. */
  idOf: (row: Row) => string
  /** Names a record to people. */
  nameOf: (row: Row) => string
  all: readonly Act<Row>[]
}

/** Makes the acts of an area. */
export function defineActs<Row>(acts: Acts<Row>): Acts<Row> {
  return acts
}

/** An act that leads to a screen or a drawer. */
export function leading<Row>(act: Leading<Row>): Act<Row> {
  return act
}

/** An act of the page's own. */
export function running<Row>(act: Running<Row>): Act<Row> {
  return act
}

/** An act that calls the server. */
export function calling<Row, Arg, Data, Values extends object = object>(
  act: Calling<Row, Arg, Data, Values>,
): Act<Row> {
  const { call, argOf, question, consequence, asks, okText, done, batch, ...common } = act
  return {
    ...common,
    call: {
      question,
      consequenceOf: (row) => (typeof consequence === 'function' ? consequence(row) : consequence),
      // The dialog gives back the values that `initial` started.
      asks: asks as Asked<Row, object> | undefined,
      okText,
      done,
      batch,
      write: call as unknown as Writes<unknown, unknown>,
      argOf: argOf as Call<Row>['argOf'],
    },
  }
}

/** The label of an act as a text. */
export function labelOf<Row>({ label }: Act<Row>, row: Row): Text {
  return typeof label === 'string' ? { text: label } : label(row)
}
