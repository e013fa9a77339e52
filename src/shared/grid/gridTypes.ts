import type { ReactNode, Ref } from 'react'
import type { ErrorTexts } from '#shared/dialog/announceErrors'

/**
 * Kind of a cell. A `code` is a text whose every digit counts. `quantity`, `money` and `integer` are decimal texts,
 * `date` is `YYYY-MM-DD`, `readonly` is not editable.
 */
type CellKind = 'text' | 'code' | 'quantity' | 'money' | 'select' | 'readonly' | 'integer' | 'date'

/** One column. The array of columns must keep its identity between renders, or every keystroke re-renders every row. */
export type GridColumn<Row> = {
  field: keyof Row & string
  /** Chinese header text; translated when rendered. */
  label: string
  kind: CellKind
  /** Minimum width in px; spare width is shared in proportion, except by pinned columns. */
  width: number
  /** Decimals of a number; by default 3 for quantities and 2 for money. More decimals are an error, never rounded. */
  scale?: number | ((row: Row) => number)
  options?: { value: string; label: string }[]
  /** Longest text; 140 by default. */
  maxLength?: number
  /** Marks the header; `checkRows` reports empty cells. */
  required?: boolean
  editable?: boolean | ((row: Row) => boolean)
  align?: 'left' | 'right' | 'center'
  /** Content of a readonly cell. Copying still uses the field's own text. */
  render?: (row: Row) => ReactNode
  /** Other header texts that identify this column in a pasted block. */
  aliases?: string[]
  /** Sticky when the grid scrolls sideways. Pinned columns come first. */
  pinned?: boolean
  /**
   * Unit of the cell's number, to convert a pasted "500 kg" in a line of tonnes. By default quantities use the row's
   * own `unit`; money is in 元.
   */
  unit?: (row: Row) => string | undefined
}

/** A line of a grid: any object with a stable key. */
export type GridRowData = { key: string }

/** The imperative handle of a grid. `focus` and `nativeElement` serve antd's `scrollToField`. */
export type LineGridHandle = ErrorTexts & {
  /** Focuses the first cell with an error, in reading order. False when there is none. */
  focusFirstError(): boolean
  focus(): void
  readonly nativeElement: HTMLElement | null
}

/** Props of a grid. `value` and `onChange` are those of a form field. */
export type LineGridProps<Row extends GridRowData> = {
  /** Name of the grid for screen readers. */
  caption: string
  columns: GridColumn<Row>[]
  value?: Row[]
  /** Called on every keystroke, so that drafts see it. Texts are raw until the cell is left. */
  onChange?: (rows: Row[]) => void
  /** Messages by `${row.key}.${field}`. */
  errors?: Record<string, string>
  allowDelete?: boolean
  /** The rows follow from other inputs of the screen: an undo never brings back rows of before these changed. */
  isDerived?: boolean
  /** Called after rows were deleted; an undo restores them through `onChange`. */
  onDelete?: (rows: Row[]) => void
  /** Creates an empty row with a new key; enables adding rows. */
  allowAdd?: () => Row
  /** Recalculates derived cells after an edit. Cells may hold half-typed numbers then. */
  compute?: (row: Row) => Row
  /** The number shown for a row, e.g. its row in an imported file; by default its position. */
  numberOf?: (row: Row) => string
  /** Footer texts by field. */
  totals?: Partial<Record<string, string>>
  /** Largest height of the table in px. Beyond 60 rows it always has one. */
  height?: number
  disabled?: boolean
  emptyText?: ReactNode
  toolbar?: ReactNode
  id?: string
  ref?: Ref<LineGridHandle>
}
