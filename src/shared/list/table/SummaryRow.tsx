import type { TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import textStyles from '#shared/ui/text.module.css'
import styles from './ListTable.module.css'
import type { StickyPlace } from './stickyPlaces'
import { TableCell, tickPlace } from './TableCell'

type Props<Row> = {
  label: string | undefined
  /** By column key. */
  texts: Partial<Record<string, string>>
  columns: readonly TableColumnType<Row>[]
  places: ReadonlyMap<string, StickyPlace>
  isSelectable: boolean
}

/** The summary row at the foot of a list: sums over all pages of the filtered result, not the current page. */
export function SummaryRow<Row>({ label, texts, columns, places, isSelectable }: Props<Row>) {
  const { t } = useTranslation()
  return (
    <tfoot>
      <tr>
        {isSelectable && <TableCell place={tickPlace(places)} className={styles.tick} />}
        {columns.map((column, index) => (
          <TableCell key={String(column.key)} align={column.align} place={places.get(String(column.key))}>
            <strong className={textStyles.number}>
              {index === 0 ? (label ?? t('合计')) : (texts[String(column.key)] ?? '')}
            </strong>
          </TableCell>
        ))}
      </tr>
    </tfoot>
  )
}
