/** What is ticked in a list, across pages, and how to untick it. */
export type Selection<Row> = {
  rows: Row[]
  clear: () => void
  /** Unticks some, e.g. those that a batch has done. */
  untick: (rows: readonly Row[]) => void
}
