import type { TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Ticking } from '#shared/list/selection/useTicking'
import type { ListControl } from '#shared/list/useListState'
import styles from './ListTable.module.css'
import type { StickyPlace } from './stickyPlaces'
import { TableCell, tickPlace } from './TableCell'
import { TickBox } from './TickBox'

type Props<Row> = {
  columns: readonly TableColumnType<Row>[]
  places: ReadonlyMap<string, StickyPlace>
  ticking: Ticking<Row> | undefined
  control: ListControl
}

/** The header of a list: ticks the page, and sorts by column, ascending, descending, unsorted. */
export function TableHead<Row>({ columns, places, ticking, control }: Props<Row>) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {ticking && (
          <TableCell as="th" scope="col" place={tickPlace(places)} className={styles.tick}>
            <TickBox
              name={t('选择本页全部')}
              isOn={ticking.isPageTicked}
              isPartly={ticking.isPartlyTicked}
              isDisabled={ticking.isPageDisabled}
              toggle={ticking.togglePage}
            />
          </TableCell>
        )}
        {columns.map((column) => {
          const key = String(column.key)
          const title = String(column.title)
          const order = control.sort === key ? control.order : ''
          const cell = { as: 'th', scope: 'col', align: column.align, place: places.get(key), title } as const
          if (!column.sorter)
            return (
              <TableCell key={key} {...cell}>
                {title}
              </TableCell>
            )
          return (
            <TableCell key={key} {...cell} aria-sort={ARIA_SORT[order]} className={order && styles.sorted}>
              <button
                type="button"
                className={styles.sort}
                title={t(NEXT_TEXT[order])}
                onClick={() => control.sortBy(NEXT[order] && key, NEXT[order])}
              >
                <span>{title}</span>
                <SortGlyph order={order} />
              </button>
            </TableCell>
          )
        })}
      </tr>
    </thead>
  )
}

const NEXT = { '': 'asc', asc: 'desc', desc: '' } as const
const NEXT_TEXT = { '': '点击按升序排列', asc: '点击按降序排列', desc: '点击取消排序' } as const
const ARIA_SORT = { '': 'none', asc: 'ascending', desc: 'descending' } as const

function SortGlyph({ order }: { order: '' | 'asc' | 'desc' }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 10 14" aria-hidden="true" focusable="false">
      <path className={order === 'asc' ? styles.on : ''} d="M1 6l4-4.5L9 6z" />
      <path className={order === 'desc' ? styles.on : ''} d="M1 8l4 4.5L9 8z" />
    </svg>
  )
}
