import { useQuery } from '@tanstack/react-query'
import { Table } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed, formatMoney, sum } from '#domain/money'
import { BarChart } from '#shared/chart/BarChart'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { statistics } from './api'
import styles from './MoneySection.module.css'
import { MONEY_KINDS, MONEY_LABELS, type MonthMoney } from './model'

const MONTHS = 12
const NO_MONTHS: MonthMoney[] = []

/** A year of money by month: not settled, not paid, paid, as a chart and as its table. */
export function MoneySection() {
  const { t } = useTranslation()
  const read = useQuery({ ...statistics.money(MONTHS), meta: { silent: true } })
  const months = read.data ?? NO_MONTHS
  const names = useMemo(() => months.map(({ month }) => month), [months])
  const series = useMemo(
    () => MONEY_KINDS.map((kind) => ({ name: t(MONEY_LABELS[kind]), values: months.map((month) => month[kind]) })),
    [months, t],
  )
  return (
    <section className={styles.section} aria-label={t('近一年货款')}>
      <h2>{t('近一年货款（含税，元）')}</h2>
      {read.data ? (
        <div>
          <BarChart
            className={styles.chart}
            label={t('近一年货款')}
            names={names}
            series={series}
            format={formatMoney}
          />
          <details className={styles.table}>
            <summary>{t('以表格查看')}</summary>
            <MoneyTable months={months} />
          </details>
        </div>
      ) : read.isError ? (
        <ErrorState error={read.error} retry={() => void read.refetch()} />
      ) : (
        <div className={styles.chart} role="status" aria-label={t('加载中')} />
      )}
    </section>
  )
}

function MoneyTable({ months }: { months: MonthMoney[] }) {
  const { t } = useTranslation()
  const money = (value: unknown) => <span className={textStyles.number}>{formatMoney(value as string)}</span>
  return (
    <Table<MonthMoney>
      aria-label={t('近一年货款')}
      className={styles.table}
      size="small"
      rowKey="month"
      dataSource={months.toReversed()}
      pagination={false}
      columns={[
        { title: t('月份'), dataIndex: 'month', width: 84 },
        ...MONEY_KINDS.map((kind) => ({
          title: t(MONEY_LABELS[kind]),
          dataIndex: kind,
          width: 136,
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
