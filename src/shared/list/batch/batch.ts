import type { BatchTexts } from '#shared/action/action'
import type { ResourceMutation } from '#shared/resource'

/** The write of a row. `idOf` names its record: writes on the same record run one after another. */
export type RowWrite<Row, Arg, Data> = {
  write: ResourceMutation<Arg, Data>
  argOf: (row: Row) => Arg
  idOf: (row: Row) => string
  /** What the user's day says of a row that was written. */
  deedOf: (row: Row) => string
}

/** A batch: one write per row, and its texts. */
export type Batch<Row> = BatchTexts<Row> &
  Omit<RowWrite<Row, unknown, unknown>, 'deedOf'> & {
    /** Names a row among the results. */
    nameOf: (row: Row) => string
    isDanger: boolean
    /** Cannot be undone: Enter alone never confirms. */
    isFinal?: boolean
  }
