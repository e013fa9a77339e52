/** What of the mechanics of all lists a list has. */
export type Mechanics = {
  /** A column that sorts, by its head and the field it asks the server for. */
  sort?: { head: string; field: string }
  /** Rows can be ticked. */
  batch?: boolean
}

/** What is known of a list page; the suite follows from it. */
export type ListSpec = {
  name: string
  path: string
  account: string
  /** Names the table. */
  caption: string
  /** End of the path of the call that fills it. */
  api: string
  /** Rows in the seed. */
  total: number
  /** A filter, by its label and its name in the address; the value that finds `total` rows, one of which says `shows`. */
  filter: { label: string; name: string; value: string; total: number; shows: string }
  /** Words of the status tabs, in order, after 全部. */
  statuses?: string[]
  /** Rows in a status that has no tab of its own; none unless said. */
  untabbed?: number
  /**
   * What the first column opens: the path, and the word of its tab before the record's number. The number is what was clicked,
   * unless another column holds it.
   */
  opens?: { path: string; tab: string; numbered?: string }
  /** Heads of the columns that are summed up at the foot, over everything the filter finds. */
  sums?: string[]
  /** With it the suite also proves, on this list, what all lists have in common. */
  mechanics?: Mechanics
}
