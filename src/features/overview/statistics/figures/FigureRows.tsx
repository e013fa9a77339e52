import { Button, Table } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'
import styles from './FigureSection.module.css'
import { cellText, columnLabel } from './figureText'
import type { FigureRow, FigureSpec, FigureTable } from './model'

/** A longer table scrolls in itself, so that the documents below stay near. */
const ROOMY = 12
const HEIGHT = 400

type Props<Row> = {
  title: string
  spec: FigureSpec<Row>
  table: FigureTable
  read: { data?: Row[] }
  onPick?: (row: Row) => void
  nameOf?: (row: Row) => ReactNode
}

/** The table of figures, with its totals. */
export function FigureRows<Row extends object>({ title, spec, table, read, onPick, nameOf }: Props<Row>) {
  const { t } = useTranslation()
  const key = spec.key ?? spec.name
  const rowOf = (figures: FigureRow) => read.data?.find((row) => String(row[key]) === figures.key)
  const names = [spec.name, ...(spec.texts ?? [])]
  const name = (figures: FigureRow) => {
    const row = rowOf(figures)
    const text = figures.texts[0]
    if (!row) return <span className={textStyles.secondary}>{text}</span>
    if (nameOf) return nameOf(row)
    return onPick ? (
      <Button type="link" size="small" className={styles.pick} onClick={() => onPick(row)}>
        {text}
      </Button>
    ) : (
      text
    )
  }
  return (
    <RecordTable<FigureRow>
      caption={t(title)}
      rowKey="key"
      dataSource={[...table.rows]}
      scroll={table.rows.length > ROOMY ? { y: HEIGHT } : {}}
      columns={[
        ...names.map((field, at) => ({
          key: field,
          title: t(spec.fields[field]?.label ?? ''),
          width: spec.fields[field]?.width,
          render: (_: unknown, row: FigureRow) => (at === 0 ? name(row) : row.texts[at]),
        })),
        ...table.columns.map((column, at) => ({
          key: column.key,
          title: columnLabel(column, t),
          width: column.side === 'change' ? 90 : column.field.width,
          align: 'right' as const,
          render: (_: unknown, row: FigureRow) => (
            <span className={textStyles.number}>{cellText(column, row.cells[at] ?? null, t)}</span>
          ),
        })),
      ]}
      summary={() => (
        <Table.Summary fixed>
          <Table.Summary.Row>
            <Table.Summary.Cell index={0} colSpan={names.length}>
              {t('合计')}
            </Table.Summary.Cell>
            {table.columns.map((column, at) => (
              <Table.Summary.Cell key={column.key} index={names.length + at} align="right">
                <span className={textStyles.number}>{cellText(column, table.totals[at] ?? null, t)}</span>
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  )
}
