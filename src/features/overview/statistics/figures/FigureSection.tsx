import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import { formatPlate } from '#domain/plate'
import { serverNow } from '#domain/time'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { Chart } from '#shared/chart/Chart'
import type { ChartKind } from '#shared/chart/drawChart'
import { fieldText } from '#shared/fields/fieldText'
import { useUnitWord } from '#shared/fields/useDict'
import { warn } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { useSession } from '#shared/session'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { FigureRows } from './FigureRows'
import styles from './FigureSection.module.css'
import { chartNames, columnLabel } from './figureText'
import { type FigureSpec, type FigureTable, figureTable, seriesOf } from './model'

type Read<Row> = Pick<UseQueryResult<Row[]>, 'isError' | 'error' | 'isFetching'> & {
  data?: Row[]
  refetch: () => unknown
}

type Props<Row> = {
  title: string
  /** What is counted, by which time. */
  note: string
  /** The period and what it is compared with: named in files and prints. */
  time: Pick<PeriodState, 'words' | 'comparedWith' | 'uneven'>
  spec: FigureSpec<Row>
  read: Read<Row>
  /** The compared period; missing without comparison. */
  compared?: Read<Row> | null
  /** Totals of figures that do not add up. */
  given?: { now?: Partial<Row> | null; before?: Partial<Row> | null }
  chart: ChartKind
  /** The most rows in the chart; all by default, none without a chart. */
  charted?: number
  /** Opens the documents behind a row, of this period or the compared one. */
  onPick?: (row: Row, isPast: boolean, figure?: string) => void
  /** The key of the row whose documents are shown, where it is not the pick of the address. */
  picked?: string
  /** A cell of the name column, e.g. a link; by default a button that picks the row. */
  nameOf?: (row: Row) => ReactNode
  extra?: ReactNode
  empty: string
}

/** Figures as a chart and as a table of the same cells, to export and to print. */
export function FigureSection<Row extends object>(props: Props<Row>) {
  const { title, note, spec, read, compared, given, extra, empty } = props
  const { t } = useTranslation()
  const part = useRef<HTMLDivElement>(null)
  const unitWord = useUnitWord()
  const textOf = useCallback(
    (field: Field | undefined, text: string) => {
      if (field?.kind === 'plate') return formatPlate(text)
      return field?.dictCode === 'measure_unit' ? unitWord(text) : text
    },
    [unitWord],
  )
  const rows = read.data
  const before = compared?.data
  const table = useMemo(
    () => rows && figureTable(spec, rows, compared ? (before ?? []) : null, given, textOf),
    [spec, rows, before, compared, given, textOf],
  )
  const failed = read.isError && !rows ? read : compared?.isError && !before ? compared : null
  const words = `${t(title)} ${props.time.words}`
  const notes = () => [
    useSession.getState().user?.storeName ?? '',
    t(note),
    props.time.comparedWith ? t('对比 {{days}}', { days: props.time.comparedWith }) + props.time.uneven : '',
    t('打印于 {{time}}', { time: serverNow() }),
  ]
  const save = async (shown: FigureTable) => {
    const { exportFigures } = await import('./exportFigures')
    await exportFigures(shown, words, t)
  }
  const print = async (shown: HTMLElement) => {
    const { printPart } = await import('#shared/print/printPart')
    await printPart(shown, words, notes())
  }
  const isReady = table !== undefined && (!compared || before !== undefined) && !failed
  return (
    <Section
      title={t(title)}
      extra={
        <div className={styles.tools}>
          {extra}
          <Button
            size="small"
            disabled={!isReady}
            onClick={() => {
              if (table) save(table).catch(() => warn(t('导出失败，请重试')))
            }}
          >
            {t('导出 Excel')}
          </Button>
          <Button
            size="small"
            disabled={!isReady}
            onClick={() => {
              if (part.current) print(part.current).catch(() => warn(t('打印失败，请重试')))
            }}
          >
            {t('打印')}
          </Button>
        </div>
      }
    >
      <p className={textStyles.secondary}>{t(note)}</p>
      {failed ? (
        <ErrorState query={failed} />
      ) : !isReady ? (
        <div className={styles.waiting} role="status" aria-label={t('加载中')}>
          <Spin />
        </div>
      ) : table.rows.length === 0 ? (
        <EmptyState text={t(empty)} />
      ) : (
        <div ref={part} className={read.isFetching ? styles.stale : undefined}>
          {props.charted !== 0 && <FigureChart {...props} table={table} />}
          {props.charted && table.rows.length > props.charted ? (
            <p className={textStyles.secondary}>{t('图中为前 {{count}} 项', { count: props.charted })}</p>
          ) : null}
          <FigureRows {...props} table={table} />
        </div>
      )}
    </Section>
  )
}

/** The first figures of one unit, drawn from the cells of the table. */
function FigureChart<Row extends object>({
  title,
  spec,
  table,
  chart,
  charted,
  onPick,
  read,
}: Props<Row> & { table: FigureTable }) {
  const { t } = useTranslation()
  const shown = useMemo(
    () => (charted === undefined ? table : { ...table, rows: table.rows.slice(0, charted) }),
    [table, charted],
  )
  const names = useMemo(() => chartNames(shown.rows, spec, t), [shown, spec, t])
  const series = useMemo(
    () =>
      seriesOf(shown, spec.charted).map((one) => ({
        name: columnLabel(one, t),
        isPast: one.side === 'before',
        values: one.values,
      })),
    [shown, spec, t],
  )
  const [field] = spec.charted.map((name) => spec.fields[name])
  const format = useMemo(() => (value: string) => (field ? fieldText(field, value, { t }) : value), [field, t])
  return (
    <Chart
      className={chart === 'rank' ? styles.rank : styles.chart}
      label={t('{{title}}的图表，数字见下表', { title: t(title) })}
      kind={chart}
      names={names}
      series={series}
      format={format}
      onPick={onPick && ((at) => read.data?.[at] && onPick(read.data[at], false))}
    />
  )
}
