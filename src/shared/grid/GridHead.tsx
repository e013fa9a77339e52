// biome-ignore-all lint/a11y/useSemanticElements: rows are virtual and cells flexible, which table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus roves and sits in the input of the active cell
import type { TFunction } from 'i18next'
import { memo } from 'react'
import textStyles from '#shared/ui/text.module.css'
import styles from './GridHead.module.css'
import cells from './gridCells.module.css'
import type { ShownColumn } from './shownColumns'

type GridHeadProps<Row> = {
  columns: readonly ShownColumn<Row>[]
  hasTail: boolean
  width: number
  t: TFunction
}

/** The header of a grid; sticky while the rows scroll. */
export const GridHead = memo(GridHeadView) as typeof GridHeadView

function GridHeadView<Row>({ columns, hasTail, width, t }: GridHeadProps<Row>) {
  return (
    <div role="rowgroup" className={cells.top} style={{ minWidth: width }}>
      <div role="row" aria-rowindex={1} className={cells.line}>
        <div role="columnheader" aria-colindex={1} className={`${cells.cell} ${cells.number}`}>
          {t('行')}
        </div>
        {columns.map((column, col) => (
          <div
            key={column.field}
            role="columnheader"
            aria-colindex={col + 2}
            className={column.className}
            style={column.style}
            title={column.label}
          >
            {column.required && (
              <span className={styles.required} aria-hidden="true">
                *
              </span>
            )}
            {column.label}
          </div>
        ))}
        {hasTail && (
          <div role="columnheader" aria-colindex={columns.length + 2} className={`${cells.cell} ${cells.tail}`}>
            <span className={textStyles.spoken}>{t('操作')}</span>
          </div>
        )}
      </div>
    </div>
  )
}
