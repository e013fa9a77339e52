import { queryOptions } from '@tanstack/react-query'
import pLimit from 'p-limit'
import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import type { Text } from '#domain/text'
import type { Actions, ActionTools } from '#shared/action/action'
import type { Capability } from '#shared/endpoint'
import { firstRows } from '#shared/list/firstRows'
import { canFilterByAll } from '#shared/list/listNeeds'
import type { ListQuery } from '#shared/listState'
import { canGo, canOperate, type ScreenLink, type ScreenName } from '#shared/navigation'
import type { ResourceQuery } from '#shared/resource'

/** Who has to act next: the supplier or somebody else; or a deadline approaches. */
export type TodoGroup = 'act' | 'wait' | 'expiry'

/**
 * A document on a card: its number, a detail to tell it apart, and where it opens. `due` is its deadline, late once it
 * has passed; `since` is a day that tells its age and is never late.
 */
export type TodoLine = { name: string; detail: string; due?: string; since?: string; link: ScreenLink }

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
  /** It comes from the platform, also to a shop without a document of its own. */
  isOffer?: boolean
  /** A figure over all of them, e.g. their money, from the first page of the list. */
  sumOf?: (page: P) => string
  actions?: Actions<Row>
  /** Key of the action that completes the document. */
  next?: string
  /** What is done to all of them at once, offered where there is more than one. */
  together?: {
    label: (count: number) => Text | string
    needs?: Capability
    run: (tools: ActionTools) => void | Promise<void>
  }
  /** The screen that the account must operate to act; that of the list by default. */
  needs?: ScreenName
}

/** A kind of pending work; home shows each as a card. The types of row and page are hidden. */
// biome-ignore lint/suspicious/noExplicitAny: each to-do keeps its own row between its query and its `lineOf`
export type Todo = Spec<any, Page<any>>

/** Defines a kind of pending work of a feature. */
export function defineTodo<Row extends object, P extends Page<Row>>(spec: Spec<Row, P>): Todo {
  return spec as unknown as Todo
}

/**
 * Whether the account sees a card: it may open its list and, where it has to act, may do so. A list that is not
 * narrowed to these documents would count others.
 */
export function isForAccount({ group, list, needs, fields }: Todo): boolean {
  const { name, query = {} } = list()
  return canGo(name) && (group !== 'act' || canOperate(needs ?? name)) && canFilterByAll(fields, query)
}

/** Number of documents on a card. */
const SHOWN = 3

/** Cards read at a time: those on top of the page, which ask first, are whole before the others begin. */
const limited = pLimit(6)
/** A return to home within this time reads no card again, unless something it counts was changed here, ms. */
const FRESH_MS = 60_000

/** The query of a card: the same as that of the list it opens, so that both show the same total. */
export function readTodo(todo: Todo) {
  const list = firstRows(todo, todo.list().query ?? {}, SHOWN)
  const read = list.queryFn as NonNullable<typeof list.queryFn>
  return queryOptions({
    ...list,
    staleTime: FRESH_MS,
    queryFn: (context) => limited(() => read(context)),
  })
}
