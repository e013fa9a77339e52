// biome-ignore-all lint/a11y/useSemanticElements: rows are virtual and cells flexible, which table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus roves and sits in the input of the active cell
import { memo, useEffect, useRef } from 'react'
import { announce } from '#shared/dialog/announce'
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

/** How long the totals must rest before they are said, ms: not after each key. */
const REST_MS = 800

/** The footer of a grid; sticky while the rows scroll. Changed totals are said. */
export const GridTotals = memo(GridTotalsView) as typeof GridTotalsView

function GridTotalsView<Row>({ columns, totals, rowCount, hasTail, width, label: title }: GridTotalsProps<Row>) {
  const sums = columns.flatMap(({ field, label }) => (totals[field] ? [`${label} ${totals[field]}`] : [])).join('，')
  const said = useRef(sums)
  useEffect(() => {
    if (said.current === sums) return
    const timer = setTimeout(() => {
      said.current = sums
      announce(`${title} ${sums}`)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [title, sums])
  return (
    <div role="rowgroup" className={cells.bottom} style={{ minWidth: width }}>
      <div role="row" aria-rowindex={rowCount + 2} className={cells.line}>
        <div role="rowheader" aria-colindex={1} className={`${cells.cell} ${cells.number}`}>
          {title}
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
