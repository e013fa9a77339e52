import type { BatchTexts } from '#shared/action/action'
import type { ResourceMutation } from '#shared/resource'

/** A batch: one mutation per row, and its texts. */
export type Batch<Row> = BatchTexts<Row> & {
  write: ResourceMutation<unknown, unknown>
  argOf: (row: Row) => unknown
  /** Identifies a record: mutations on the same record run one after another. */
  idOf: (row: Row) => string
  /** Names a row among the results. */
  nameOf: (row: Row) => string
  isDanger: boolean
}
