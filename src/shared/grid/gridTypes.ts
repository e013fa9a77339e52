import type { ReactNode, Ref } from 'react'

/** What a cell holds. `quantity`, `money` and `integer` are decimal texts, `date` is `YYYY-MM-DD`, `readonly` is only shown. */
type CellKind = 'text' | 'quantity' | 'money' | 'select' | 'readonly' | 'integer' | 'date'

/** One column. The array of columns must keep its identity between renders, or every keystroke draws every row again. */
export type GridColumn<Row> = {
  field: keyof Row & string
  /** Chinese word of the head; translated where shown. */
  label: string
  kind: CellKind
  /** Least width in px; room that is left is shared in proportion, except by pinned columns. */
  width: number
  /** Decimals of a number: 3 for quantities and 2 for money when left out. More decimals are an error, never rounded. */
  scale?: number | ((row: Row) => number)
  options?: { value: string; label: string }[]
  /** Longest text; 140 when left out. */
  maxLength?: number
  /** Marks the head; `checkRows` reports empty cells. */
  required?: boolean
  editable?: boolean | ((row: Row) => boolean)
  align?: 'left' | 'right' | 'center'
  /** Content of a readonly cell. Copying still takes the field's own text. */
  render?: (row: Row) => ReactNode
  /** Other head words under which a pasted block may bring this column. */
  aliases?: string[]
  /** Stays in view when the grid scrolls sideways. Pinned columns come first. */
  pinned?: boolean
  /** Unit of the cell's number, to repair pasted "500 kg" in a line of tonnes. Quantities take the
   *  row's own `unit` when left out, money is in 元. */
  unit?: (row: Row) => string | undefined
}

/** A line of a grid: any object with a key that stays the same while it is edited. */
export type GridRowData = { key: string }

/** What a screen can ask of a grid. `focus` and `nativeElement` serve antd's `scrollToField`. */
export type LineGridHandle = {
  /** Goes to the first cell with an error, in reading order. False when there is none. */
  focusFirstError(): boolean
  focus(): void
  readonly nativeElement: HTMLElement | null
}

/** What a screen gives a grid. `value` and `onChange` are those of a form field. */
export type LineGridProps<Row extends GridRowData> = {
  /** Name of the grid for readers of the screen. */
  caption: string
  columns: GridColumn<Row>[]
  value?: Row[]
  /** Called on every keystroke, so that drafts see it. Texts are as typed until the cell is left. */
  onChange?: (rows: Row[]) => void
  /** Messages by `${row.key}.${field}`. */
  errors?: Record<string, string>
  allowDelete?: boolean
  /** Told after rows were deleted; an undo brings them back through `onChange`. */
  onDelete?: (rows: Row[]) => void
  /** Makes an empty row with a new key; its presence allows adding rows. */
  allowAdd?: () => Row
  /** Recalculates derived cells after an edit. Cells may hold half-typed numbers then. */
  compute?: (row: Row) => Row
  /** Texts of the footer cells by field. */
  totals?: Partial<Record<string, string>>
  /** Largest height of the table in px. Beyond 60 rows there is always one. */
  height?: number
  disabled?: boolean
  emptyText?: ReactNode
  toolbar?: ReactNode
  id?: string
  ref?: Ref<LineGridHandle>
}
