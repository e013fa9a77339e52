import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { type ListQuery, readListState, toQuery } from '#shared/list/listState'
import { type Query, type ScreenLink, type ScreenName, toSearch } from '#shared/navigation'
import type { Reads } from '#shared/resource'

/** A found record: its number or name, what else tells it apart, and where it opens. */
export type Found = { name: string; detail: string; link: ScreenLink }

type Spec<Row extends object, P extends Page<Row>> = {
  key: string
  /** The kind of record, as the user calls it. */
  label: string
  /** Shown before other kinds: a person, a truck or a project rather than its documents. */
  isFirst?: boolean
  /** The list it is found in: an account without it finds none. */
  screen: ScreenName
  /** The list's own call and fields. */
  query: Reads<ListQuery, P>
  fields: Fields
  /** The filters to try for a text, the best first; none where the text cannot name such a record. */
  filters: (text: string) => Query[]
  foundOf: (row: Row) => Found
}

/** A kind of record that can be found by typing; the search shows each as a group. The types of row and page are hidden. */
// biome-ignore lint/suspicious/noExplicitAny: each kind keeps its own row between its query and its `foundOf`
export type Find = Spec<any, Page<any>>

/** Defines a kind of record that can be found. */
export function defineFind<Row extends object, P extends Page<Row>>(spec: Spec<Row, P>): Find {
  return spec as unknown as Find
}

/** Records shown per kind. */
const SHOWN = 5

/** The calls that look for a text: the list's own, one per filter. */
export function readFind({ filters, query, fields }: Find, text: string) {
  return filters(text).map((filter) => {
    const state = readListState(toSearch(filter), Object.keys(fields))
    return query(toQuery({ ...state, current: 1, size: SHOWN }, fields))
  })
}

/** A text that can be a number of a document, or a part of one: `0315-0001`, `JC-2024`, `sh2024`. */
export function isNumberLike(text: string): boolean {
  return /^[a-z]{0,4}-?\d[\d-]*$/i.test(text) && text.replace(/\D/g, '').length >= 3
}

/** A text with a Chinese character: a name. */
export function isName(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text)
}
