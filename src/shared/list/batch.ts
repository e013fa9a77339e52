import type { Text } from '#domain/text'
import type { Writes } from '#shared/resource'

/** One call per row, and the words around it. */
export type Batch<Row> = {
  /** The act, e.g. 批量删除. */
  label: string
  write: Writes<unknown, unknown>
  argOf: (row: Row) => unknown
  /** Tells records apart: an act on one of them waits for those begun before. */
  idOf: (row: Row) => string
  /** Names a row among the results. */
  nameOf: (row: Row) => string
  /** What is asked before it begins, and what follows from it. */
  question: (count: number) => Text
  consequence: Text
  isDanger: boolean
}
