import type { Fields } from '#domain/field'
import { decimal, formatMoney } from '#domain/money'
import type { Page } from '#domain/page'
import { firstRows } from '#shared/list/firstRows'
import { canFilterByAll } from '#shared/list/listNeeds'
import { type ListQuery, listQuery } from '#shared/listState'
import type { Query, ScreenLink, ScreenName } from '#shared/navigation'
import { type ResourceQuery, readFresh } from '#shared/resource'

/** A found record: its number or name, a detail to tell it apart, its amount if it has one, and where it opens. */
export type Found = { name: string; detail: string; amount?: string; link: ScreenLink }

type Spec<Row extends object, P extends Page<Row>> = {
  key: string
  /** The kind of record, as the user calls it. */
  label: string
  /** Shown before other kinds: a person, a truck or a project rather than its documents. */
  isFirst?: boolean
  /**
   * The names of a row that are found by their pinyin, too. For kinds so few that their latest rows are all of them.
   */
  byPinyin?: (row: Row) => readonly string[]
  /** The list screen of these records: without access to it the account gets no results. */
  screen: ScreenName
  /** The list's own query and fields. */
  query: ResourceQuery<ListQuery, P>
  fields: Fields
  /** The filters to try for a text, best first; empty when the text cannot match such a record. */
  filters: (text: string) => Query[]
  /** Its amount of money, with tax where there are two: told of each, and found in the latest records. */
  amountOf?: (row: Row) => unknown
  /** Finds what the list has no filter for, such as a heat, in its latest records. */
  scan?: Scan<Row>
  foundOf: (row: Row) => Found
}

/** A search through records: for which texts, and which records are meant. */
type Scan<Row> = { accepts: (text: string) => boolean; isMeant: (row: Row, text: string) => boolean }

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
/** So many of the latest records are looked through for what no filter finds. */
export const SCANNED = 1000

/** A query for a text; of its rows those count that `isMeant` picks. `isLast`: asked when nothing else is found. */
type Call = {
  call: ReturnType<typeof firstRows>
  isMeant: (row: object, matchPinyin: MatchPinyin) => boolean
  isLast?: boolean
}

/**
 * Indexes of the characters in a name that a text in Latin letters matches by pinyin or initials; null when none match.
 */
export type MatchPinyin = (name: string, text: string) => number[] | null

/**
 * The queries for a text: that of the list, once per filter; all of a short list, to be matched by pinyin; the latest
 * of any, to be looked through.
 */
export function searchQueries(source: SearchSource, text: string): Call[] {
  const calls: Call[] = source
    .filters(text)
    .filter((filter) => canFilterByAll(source.fields, filter))
    .map((filter) => ({ call: firstRows(source, filter, SHOWN), isMeant: () => true }))
  const { amountOf, byPinyin, scan } = source
  if (byPinyin && /^[a-z]{2,}$/i.test(text)) {
    const isMeant: Call['isMeant'] = (row, matchPinyin) =>
      byPinyin(row).some((name) => matchPinyin(name, text) !== null)
    calls.push({ call: firstRows(source, {}, ALL), isMeant })
  }
  if (amountOf && isAmount(text)) {
    const wanted = amountIn(text)
    const isMeant: Call['isMeant'] = (row) => decimal(amountOf(row))?.eq(wanted) ?? false
    calls.push({ call: latestOf(source), isMeant, isLast: isNumberLike(text) })
  }
  if (scan?.accepts(text)) calls.push({ call: latestOf(source), isMeant: (row) => scan.isMeant(row, text) })
  return calls
}

/** The latest records of a list, page by page. */
function latestOf(source: SearchSource): ReturnType<typeof firstRows> {
  const first = firstRows(source, {}, ALL)
  return {
    ...first,
    queryKey: [...first.queryKey, 'latest'] as never,
    queryFn: async ({ client, signal }) => {
      const pages: Page<object>[] = []
      do {
        const arg = listQuery({ criteria: {}, current: pages.length + 1, size: ALL, sort: '', order: '' })
        pages.push(await readFresh(client, source.query(arg), signal))
      } while (pages.length < SCANNED / ALL && (pages.at(-1)?.records.length ?? 0) === ALL)
      return { ...(pages[0] as Page<object>), records: pages.flatMap(({ records }) => records) }
    },
  }
}

/** A found record as Ctrl+K lists it; its amount comes from the source, so that every kind shows it alike. */
export function foundOf({ amountOf, foundOf: told }: SearchSource, row: object): Found {
  const found = told(row)
  const amount = amountOf && decimal(amountOf(row))
  return amount ? { ...found, amount: `¥${formatMoney(amount)}` } : found
}

/** Whether a text may be an amount of money: `101,903.48`, or `38596`, which may as well be part of a number. */
export function isAmount(text: string): boolean {
  return /^[¥￥]?(\d{1,3}(,\d{3})+(\.\d{1,2})?|\d+\.\d{1,2}|[1-9]\d{2,7})元?$/.test(text)
}

function amountIn(text: string): string {
  return text.replaceAll(/[¥￥,元]/g, '')
}

/** Whether a text may be a document number or a part of one: `0315-0001`, `JC-2024`, `sh2024`. */
export function isNumberLike(text: string): boolean {
  return /^[a-z]{0,4}-?\d[\d-]*$/i.test(text) && text.replace(/\D/g, '').length >= 3
}

/**
 * Whether a text may be the name of a product or material: Chinese, or a word of letters and digits, as `PPR`,
 * `HRB400`.
 */
export function isWord(text: string): boolean {
  return isName(text) || /^(?=.*[a-z])[a-z\d][\w.·/*φ-]{1,}$/i.test(text)
}

/** Whether a text contains a Chinese character, so that it may be a name. */
export function isName(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text)
}
