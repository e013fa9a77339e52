/** The ticked rows of a list, across pages. */
export type Selection<Row> = {
  rows: Row[]
  clear: () => void
  /** Unticks rows, e.g. those completed by a batch. */
  untick: (rows: readonly Row[]) => void
}
