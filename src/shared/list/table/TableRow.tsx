import type { TableColumnType } from 'antd'
import { type KeyboardEvent, memo, type ReactNode, type Ref } from 'react'
import styles from './ListTable.module.css'
import type { StickyPlace } from './stickyPlaces'
import { TableCell, tickPlace } from './TableCell'
import { TickBox } from './TickBox'

type Props<Row> = {
  /** Measures the row of a virtual list. */
  ref?: Ref<HTMLTableRowElement>
  id: string
  /** Position on the page, from 0. */
  at: number
  row: Row
  columns: readonly TableColumnType<Row>[]
  places: ReadonlyMap<string, StickyPlace>
  tick: { name: string; isOn: boolean; isDisabled: boolean; toggle: (row: Row, isShift: boolean) => void } | undefined
  isPreviewed: boolean
  onKey: ((row: Row, event: KeyboardEvent) => void) | undefined
}

/** A row of a list. */
export function TableRow<Row>({ ref, id, at, row, columns, places, tick, isPreviewed, onKey }: Props<Row>) {
  return (
    <tr
      ref={ref}
      data-row-key={id}
      data-index={at}
      aria-rowindex={at + 2}
      className={isPreviewed ? styles.previewed : tick?.isOn ? styles.ticked : ''}
      onKeyDown={onKey && ((event) => onKey(row, event))}
    >
      {tick && (
        <TableCell place={tickPlace(places)} className={styles.tick}>
          <TickBox
            name={tick.name}
            isOn={tick.isOn}
            isDisabled={tick.isDisabled}
            toggle={(isShift) => tick.toggle(row, isShift)}
          />
        </TableCell>
      )}
      <Cells row={row} columns={columns} places={places} />
    </tr>
  )
}

type CellsProps<Row> = Pick<Props<Row>, 'row' | 'columns' | 'places'>

/** Memoized: ticking or previewing a row renders none of its values again. */
const Cells = memo(function Cells<Row>({ row, columns, places }: CellsProps<Row>) {
  return columns.map((column, at) => (
    <TableCell
      key={String(column.key)}
      // What the row is called: it is read before each of its cells.
      {...(at === 0 && { as: 'th', scope: 'row' })}
      align={column.align}
      place={places.get(String(column.key))}
      style={column.onCell?.(row).style}
    >
      {column.render?.(undefined, row, 0) as ReactNode}
    </TableCell>
  ))
}) as <Row>(props: CellsProps<Row>) => ReactNode
