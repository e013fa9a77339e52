import { Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import textStyles from '#shared/ui/text.module.css'

type Props<Row> = {
  /** By column key; null when the server sent no sums. */
  texts: Partial<Record<string, string>> | null
  columns: readonly TableColumnType<Row>[]
  isSelectable: boolean
}

/** The summary row at the foot of a list: sums over all pages of the filtered result, not the current page. */
export function SummaryRow<Row>({ texts, columns, isSelectable }: Props<Row>) {
  const { t } = useTranslation()
  if (!texts) return null
  const offset = isSelectable ? 1 : 0
  return (
    <Table.Summary fixed="bottom">
      <Table.Summary.Row>
        {isSelectable && <Table.Summary.Cell index={0} />}
        {columns.map((column, index) => (
          <Table.Summary.Cell
            key={String(column.key)}
            index={index + offset}
            align={column.align === 'right' ? 'right' : 'left'}
          >
            <strong className={textStyles.number}>{index === 0 ? t('合计') : (texts[String(column.key)] ?? '')}</strong>
          </Table.Summary.Cell>
        ))}
      </Table.Summary.Row>
    </Table.Summary>
  )
}
