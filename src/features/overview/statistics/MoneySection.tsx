import { useQuery } from '@tanstack/react-query'
import { Table } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { settlementStatus } from '#domain/document/procurementStatus'
import { decimal, fixed, formatMoney, sum } from '#domain/money'
import { parseTime } from '#domain/time'
import { everyMonth } from '#features/overview/statistics/figures/model'
import { Chart } from '#shared/chart/Chart'
import { canGo } from '#shared/navigation'
import { RecordTable } from '#shared/record/RecordTable'
import { PageLink } from '#shared/ui/PageLink'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { statistics } from './api'
import styles from './MoneySection.module.css'
import { MONEY_KINDS, MONEY_LABELS, type MonthMoney } from './model'

const MONTHS = 12
const NO_MONTHS: MonthMoney[] = []
/** The kinds of money that are still to come. */
const OPEN_KINDS = ['unsettled', 'unpaid'] as const

/** A year of money by month: not settled, not paid, paid, as a chart and as its table; older debts in words. */
export function MoneySection() {
  const { t } = useTranslation()
  const read = useQuery({ ...statistics.money(MONTHS), meta: { silent: true } })
  const all = read.data ?? NO_MONTHS
  const months = useMemo(() => wholeMonths(all.filter(({ isEarlier }) => !isEarlier)), [all])
  const earlier = all.find(({ isEarlier, ...row }) => isEarlier && OPEN_KINDS.some((kind) => isOpen(row[kind])))
  const names = useMemo(() => months.map(({ month }) => month), [months])
  const series = useMemo(
    () => MONEY_KINDS.map((kind) => ({ name: t(MONEY_LABELS[kind]), values: months.map((month) => month[kind]) })),
    [months, t],
  )
  return (
    <section className={styles.section} aria-label={t('近一年货款')}>
      <h2>{t('近一年货款（含税，元）')}</h2>
      <p className={textStyles.secondary}>
        {t('未结算按发货月，未付款按结算月，已付款按付款月')}{' '}
        {canGo('supplyStatistics') && <PageLink name="supplyStatistics">{t('供货统计')}</PageLink>}
      </p>
      {read.data ? (
        <div>
          <Chart
            kind="stack"
            className={styles.chart}
            label={t('近一年货款')}
            names={names}
            series={series}
            format={formatMoney}
          />
          {earlier && <Earlier row={earlier} />}
          <details className={styles.table}>
            <summary>{t('以表格查看')}</summary>
            <MoneyTable months={earlier ? [earlier, ...months] : months} />
          </details>
        </div>
      ) : read.isError ? (
        <ErrorState query={read} />
      ) : (
        <div className={styles.chart} role="status" aria-label={t('加载中')} />
      )}
    </section>
  )
}

/** What is still open of the months before the chart's first, with the way to the settlements. */
function Earlier({ row }: { row: MonthMoney }) {
  const { t } = useTranslation()
  return (
    <p>
      {t('{{month}} 及更早：', { month: row.month })}
      {OPEN_KINDS.filter((kind) => isOpen(row[kind])).map((kind) => (
        <span key={kind} className={`${styles.earlier} ${textStyles.number}`}>
          {t(MONEY_LABELS[kind])}{' '}
          {kind === 'unpaid' ? (
            <PageLink name="settlementList" query={unpaidUntil(row.month)}>
              {t('{{amount}} 元', { amount: formatMoney(row[kind]) })}
            </PageLink>
          ) : (
            t('{{amount}} 元', { amount: formatMoney(row[kind]) })
          )}
        </span>
      ))}
    </p>
  )
}

/** The filter of the settlements that are still to be paid of a month and those before. */
function unpaidUntil(month: string) {
  const end = parseTime(`${month}-01`)?.endOf('month').format('YYYY-MM-DD') ?? ''
  return {
    status: String(settlementStatus.code.settled),
    unpaid: '1',
    settleDateRange: `~${end}`,
    sort: 'createTime',
    order: 'asc',
  }
}

/** The months from the first to the last, also those that a server left out. */
function wholeMonths(months: readonly MonthMoney[]): MonthMoney[] {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? '']
  return everyMonth(months, 'month', {
    days: { from: `${first}-01`, to: `${last}-01` },
    today: `${last}-01`,
    empty: (month) => ({ month, isEarlier: false, unsettled: '0.00', unpaid: '0.00', paid: '0.00' }),
  })
}

function isOpen(amount: string | null): boolean {
  return decimal(amount)?.gt(0) ?? false
}

function MoneyTable({ months }: { months: MonthMoney[] }) {
  const { t } = useTranslation()
  const money = (value: unknown) => <span className={textStyles.number}>{formatMoney(value as string | null)}</span>
  return (
    <RecordTable<MonthMoney>
      caption={t('近一年货款')}
      rowKey="month"
      dataSource={[...months].reverse()}
      columns={[
        {
          title: t('月份'),
          dataIndex: 'month',
          width: 90,
          render: (month: string, { isEarlier }) => (
            <span className={textStyles.number}>{isEarlier ? t('更早') : month}</span>
          ),
        },
        ...MONEY_KINDS.map((kind) => ({
          title: t(MONEY_LABELS[kind]),
          dataIndex: kind,
          width: 130,
          align: 'right' as const,
          render: money,
        })),
      ]}
      summary={() => (
        <Table.Summary>
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>{t('合计')}</Table.Summary.Cell>
            {MONEY_KINDS.map((kind, index) => (
              <Table.Summary.Cell key={kind} index={index + 1} align="right">
                {money(fixed(sum(months.map((month) => month[kind])), 2))}
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  )
}
