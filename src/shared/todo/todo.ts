import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import type { Actions } from '#shared/action/action'
import { firstRows } from '#shared/list/firstRows'
import type { ListQuery } from '#shared/listState'
import type { ScreenLink } from '#shared/navigation'
import type { ResourceQuery } from '#shared/resource'

/** Who has to act next: the supplier or somebody else; or a deadline approaches. */
export type TodoGroup = 'act' | 'wait' | 'expiry'

/** A document on a card: its number, a detail to tell it apart, its due day, and where it opens. */
export type TodoLine = { name: string; detail: string; due?: string; link: ScreenLink }

type Spec<Row extends object, P extends Page<Row>> = {
  key: string
  group: TodoGroup
  label: string
  /** Explains the number on the card. */
  hint: string
  /** The list of exactly these documents, ordered by due day. */
  list: () => ScreenLink
  /** The list's own query and fields. */
  query: ResourceQuery<ListQuery, P>
  fields: Fields
  lineOf: (row: Row) => TodoLine
  actions?: Actions<Row>
  /** Key of the action that completes the document. */
  next?: string
}

/** A kind of pending work; home shows each as a card. The types of row and page are hidden. */
// biome-ignore lint/suspicious/noExplicitAny: each to-do keeps its own row between its query and its `lineOf`
export type Todo = Spec<any, Page<any>>

/** Defines a kind of pending work of an area. */
export function defineTodo<Row extends object, P extends Page<Row>>(spec: Spec<Row, P>): Todo {
  return spec as unknown as Todo
}

/** Number of documents on a card. */
const SHOWN = 3

/** The query of a card: the same as that of the list it opens, so that both show the same total. */
export function readTodo(todo: Todo) {
  return firstRows(todo, todo.list().query ?? {}, SHOWN)
}
