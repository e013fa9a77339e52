import type { Text } from '#domain/text'
import type { ResourceMutation } from '#shared/resource'

/** A batch: one mutation per row, and its texts. */
export type Batch<Row> = {
  /** The action, e.g. 批量删除. */
  label: string
  write: ResourceMutation<unknown, unknown>
  argOf: (row: Row) => unknown
  /** Identifies a record: mutations on the same record run one after another. */
  idOf: (row: Row) => string
  /** Names a row among the results. */
  nameOf: (row: Row) => string
  /** The confirmation before the run, with its consequences. */
  question: (count: number) => Text
  consequence: Text
  isDanger: boolean
}
