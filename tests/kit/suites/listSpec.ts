import { type StatusTable, statusOf } from '#domain/status'

/** What a list shows; `describeListPage` runs the same tests on every list. */
export type ListSpec = {
  /** Its page, by file. */
  screen: string
  name: string
  path: string
  account: string
  /** Names the table. */
  caption: string
  /** End of the path of its query. */
  api: string
  /** Rows in the seed. */
  total: number
  /**
   * A filter, by its label and its name in the address; the value matches `total` rows, one of which contains `shows`.
   */
  filter: { label: string; name: string; value: string; total: number; shows: string }
  /** Labels of the status tabs, in order, after 全部. */
  statuses?: string[]
  /** End of the path of the one query that counts all statuses, for lists that have one. */
  counts?: string
  /** The name of the status in the address, unless it contains `status`. */
  statusName?: string
  /** Rows in a status without a tab, less those of a tab that 全部 leaves out; 0 by default. */
  untabbed?: number
  /**
   * The target of the first column: the path, and the tab's title before the record's number. The number is the link's
   * text, unless another column holds it.
   */
  opens?: { path: string; tab: string; numbered?: string }
  /** Headers of the columns with a sum at the foot, over the whole filtered result. */
  sums?: string[]
  /** Words of the statuses whose records the sums leave out. */
  unsummed?: string[]
  /** Names the lines in the preview of a record, for lists that have previews. */
  previewed?: RegExp
  /** True where its rows lead to another document, show no actions of their own, or have none. */
  isWithoutActions?: boolean
  /** The action that opens a record which may be edited: in its form, which has no head. */
  formAction?: string
  /** Actions that only the record offers: a list does not know who may take them. */
  ofRecordAlone?: string[]
}

/** The address of a list in a given state. */
export function addressOf({ path }: ListSpec, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString()
  return path + (search && `${path.includes('?') ? '&' : '?'}${search}`)
}

/** The labels of a status's tabs, in order; `mocks/world/stateTable` has them by hand. */
export function labelsOf({ order, table }: { order: readonly string[]; table: StatusTable }): string[] {
  return order.map((code) => statusOf(table, code).label)
}
