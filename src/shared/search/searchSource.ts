import type { Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { firstRows } from '#shared/list/firstRows'
import type { ListQuery } from '#shared/listState'
import type { Query, ScreenLink, ScreenName } from '#shared/navigation'
import type { ResourceQuery } from '#shared/resource'

/** A found record: its number or name, a detail to tell it apart, and where it opens. */
export type Found = { name: string; detail: string; link: ScreenLink }

type Spec<Row extends object, P extends Page<Row>> = {
  key: string
  /** The kind of record, as the user calls it. */
  label: string
  /** Shown before other kinds: a person, a truck or a project rather than its documents. */
  isFirst?: boolean
  /** The names of a row that are found by their pinyin, too. For kinds so few that their latest rows are all of them. */
  byPinyin?: (row: Row) => readonly string[]
  /** The list screen of these records: without access to it the account gets no results. */
  screen: ScreenName
  /** The list's own query and fields. */
  query: ResourceQuery<ListQuery, P>
  fields: Fields
  /** The filters to try for a text, best first; empty when the text cannot match such a record. */
  filters: (text: string) => Query[]
  foundOf: (row: Row) => Found
}

/** A search source: a kind of record that Ctrl+K finds, shown as a group. The types of row and page are hidden. */
// biome-ignore lint/suspicious/noExplicitAny: each kind keeps its own row between its query and its `foundOf`
export type SearchSource = Spec<any, Page<any>>

/** Defines a search source. */
export function defineSearchSource<Row extends object, P extends Page<Row>>(spec: Spec<Row, P>): SearchSource {
  return spec as unknown as SearchSource
}

/** Records shown per kind. */
const SHOWN = 5
/** Largest page of the services. */
const ALL = 200

/**
 * The queries for a text: that of the list, once per filter. The rows of a query by pinyin are all of the list, still to
 * be matched by name.
 */
export function searchQueries(source: SearchSource, text: string) {
  const calls = source.filters(text).map((filter) => ({ call: firstRows(source, filter, SHOWN), isPinyin: false }))
  const isPinyin = source.byPinyin !== undefined && /^[a-z]{2,}$/i.test(text)
  return isPinyin ? [...calls, { call: firstRows(source, {}, ALL), isPinyin }] : calls
}

/** Whether a text may be a document number or a part of one: `0315-0001`, `JC-2024`, `sh2024`. */
export function isNumberLike(text: string): boolean {
  return /^[a-z]{0,4}-?\d[\d-]*$/i.test(text) && text.replace(/\D/g, '').length >= 3
}

/** Whether a text may be the name of a product or material: Chinese, or a word of letters and digits, as `PPR`, `HRB400`. */
export function isWord(text: string): boolean {
  return isName(text) || /^(?=.*[a-z])[a-z\d][\w.·/*φ-]{1,}$/i.test(text)
}

/** Whether a text contains a Chinese character, so that it may be a name. */
export function isName(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text)
}
