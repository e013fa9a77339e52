import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import type { Acts } from '#shared/act/act'
import { type ListQuery, readListState, toQuery } from '#shared/list/listState'
import { type ScreenLink, toSearch } from '#shared/navigation'
import type { Reads } from '#shared/resource'

/** Who moves next: the supplier, somebody else, or time runs out. */
export type TodoGroup = 'act' | 'wait' | 'expiry'

/** A document under a card: its number, what else tells it apart, the day it is due, and where it opens. */
export type TodoLine = { name: string; detail: string; due?: string; link: ScreenLink }

type Spec<Row extends object, P extends Page<Row>> = {
  key: string
  group: TodoGroup
  label: string
  /** What the number means. */
  hint: string
  /** The list that shows exactly these documents, in the order they are due. */
  list: () => ScreenLink
  /** The list's own call and fields. */
  query: Reads<ListQuery, P>
  fields: Fields
  lineOf: (row: Row) => TodoLine
  acts?: Acts<Row>
  /** Key of the act that gets the document off the list. */
  next?: string
}

/** A kind of pending work; home shows each as a card. The types of row and page are hidden. */
// biome-ignore lint/suspicious/noExplicitAny: each to-do keeps its own row between its query and its `lineOf`
export type Todo = Spec<any, Page<any>>

/** Defines a kind of pending work of an area. */
export function defineTodo<Row extends object, P extends Page<Row>>(spec: Spec<Row, P>): Todo {
  return spec as unknown as Todo
}

/** Documents shown under a card. */
const SHOWN = 3

/** Reads a card: the very query of the list it opens, so that both show the same total, with its first documents. */
export function readTodo({ list, query, fields }: Todo) {
  const { query: filter = {} } = list()
  const state = readListState(toSearch(filter), Object.keys(fields))
  return query(toQuery({ ...state, current: 1, size: SHOWN }, fields))
}
