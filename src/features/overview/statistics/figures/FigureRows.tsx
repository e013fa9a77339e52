import { Button, Table } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'
import styles from './FigureSection.module.css'
import { cellText, columnLabel, rowName } from './figureText'
import { type FigureColumn, type FigureRow, type FigureSpec, type FigureTable, hasTotals } from './model'
import { usePickedKey } from './usePick'

/** A longer table scrolls in itself, so that the documents below stay near. */
const ROOMY = 12
const HEIGHT = 400

type Props<Row> = {
  title: string
  spec: FigureSpec<Row>
  table: FigureTable
  read: { data?: Row[] }
  compared?: { data?: Row[] } | null
  onPick?: (row: Row, isPast: boolean, figure?: string) => void
  picked?: string
  nameOf?: (row: Row) => ReactNode
}

/** The table of figures, with its totals. */
export function FigureRows<Row extends object>(props: Props<Row>) {
  const { title, spec, table, read, compared, onPick, nameOf } = props
  const { t } = useTranslation()
  const key = spec.key ?? spec.name
  const ownPick = usePickedKey()
  const picked = props.picked ?? ownPick
  const rowOf = (figures: FigureRow) => read.data?.find((row) => String(row[key]) === figures.key)
  const name = (figures: FigureRow) => {
    const row = rowOf(figures)
    const text = rowName(figures, t)
    if (!row) return <span className={textStyles.secondary}>{text}</span>
    if (nameOf) return nameOf(row)
    return onPick ? (
      <Button
        type="link"
        size="small"
        className={styles.pick}
        aria-pressed={String(row[key]) === picked}
        onClick={() => onPick(row, false)}
      >
        {text}
      </Button>
    ) : (
      text
    )
  }
  /**
   * The row whose documents a cell opens, of this period or the compared one; only some figures have any in some
   * tables.
   */
  const openedBy = (figures: FigureRow, { name, side }: FigureColumn, value: string | null) => {
    if (!onPick || value === null || Number(value) === 0) return undefined
    if (side === 'before') return compared?.data?.find((row) => String(row[key]) === figures.pastKey)
    return side === 'now' && (spec.opened?.some((one) => one === name) ?? true) ? rowOf(figures) : undefined
  }
  const cell = (figures: FigureRow, column: FigureColumn, value: string | null) => {
    const said = cellText(column, value, t)
    const text = <span className={textStyles.number}>{said}</span>
    const row = openedBy(figures, column, value)
    if (!row) return text
    const what = { name: figures.texts[0], figure: columnLabel(column, t), value: said }
    return (
      <Button
        type="link"
        size="small"
        className={styles.pick}
        aria-label={t('{{name}} {{figure}} {{value}} 的单据', what)}
        onClick={() => onPick?.(row, column.side === 'before', column.name)}
      >
        {text}
      </Button>
    )
  }
  return (
    <RecordTable<FigureRow>
      caption={t(title)}
      rowKey="key"
      dataSource={[...table.rows]}
      scroll={table.rows.length > ROOMY ? { y: HEIGHT } : {}}
      columns={[
        ...table.names.map(({ label, width }, at) => ({
          key: label,
          title: t(label),
          width,
          render: (_: unknown, row: FigureRow) => (at === 0 ? name(row) : row.texts[at]),
        })),
        ...table.columns.map((column, at) => ({
          key: column.key,
          title: columnLabel(column, t),
          width: column.side === 'change' ? 90 : column.field.width,
          align: 'right' as const,
          render: (_: unknown, row: FigureRow) => cell(row, column, row.cells[at] ?? null),
        })),
      ]}
      summary={() =>
        hasTotals(table) && (
          <Table.Summary fixed>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} colSpan={table.names.length}>
                {t('合计')}
              </Table.Summary.Cell>
              {table.columns.map((column, at) => (
                <Table.Summary.Cell key={column.key} index={table.names.length + at} align="right">
                  <span className={textStyles.number}>{cellText(column, table.totals[at] ?? null, t)}</span>
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          </Table.Summary>
        )
      }
    />
  )
}
