// biome-ignore-all lint/a11y/useSemanticElements: rows are virtual and cells flexible, which table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus roves and sits in the input of the active cell
import { memo } from 'react'
import cells from './gridCells.module.css'
import { type ShownColumn, totalParts } from './shownColumns'

type GridTotalsProps<Row> = {
  columns: readonly ShownColumn<Row>[]
  totals: Partial<Record<string, string>>
  rowCount: number
  hasTail: boolean
  width: number
  label: string
}

/** The footer of a grid; sticky while the rows scroll. */
export const GridTotals = memo(GridTotalsView) as typeof GridTotalsView

function GridTotalsView<Row>({ columns, totals, rowCount, hasTail, width, label }: GridTotalsProps<Row>) {
  return (
    <div role="rowgroup" className={cells.bottom} style={{ minWidth: width }}>
      <div role="row" aria-rowindex={rowCount + 2} className={cells.line}>
        <div role="rowheader" aria-colindex={1} className={`${cells.cell} ${cells.number}`}>
          {label}
        </div>
        {columns.map((column, col) => (
          <div
            key={column.field}
            role="gridcell"
            aria-colindex={col + 2}
            className={column.className}
            style={column.style}
          >
            {totalParts(totals[column.field] ?? '').map((part) => (
              <span key={part} className={cells.total}>
                {part}
              </span>
            ))}
          </div>
        ))}
        {hasTail && (
          <div role="gridcell" aria-colindex={columns.length + 2} className={`${cells.cell} ${cells.tail}`} />
        )}
      </div>
    </div>
  )
}
