import { Table } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed, formatMoney, sum } from '#domain/money'
import { serverToday } from '#domain/time'
import styles from '#features/overview/statistics/MoneySection.module.css'
import { debtFields } from '#features/procurement/receivable/fields'
import { AGES, type AgeingRow, ageing } from '#features/procurement/receivable/model'
import { useDebts } from '#features/procurement/receivable/public/useDebts'
import { Chart } from '#shared/chart/Chart'
import { canGo } from '#shared/navigation'
import { RecordTable } from '#shared/record/RecordTable'
import { PageLink } from '#shared/ui/PageLink'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'

const FIGURES = [...AGES, 'total'] as const

/** What is owed today by how long it has been due, as a chart and, by payer, as its table. */
export function OwedSection() {
  const { t } = useTranslation()
  const debts = useDebts()
  const today = serverToday()
  const rows = useMemo(() => debts.data && ageing(debts.data, 'payer', today), [debts.data, today])
  const names = useMemo(() => AGES.map((age) => t(debtFields[age].label)), [t])
  const series = useMemo(() => [{ name: t('待收款'), values: AGES.map((age) => totalOf(rows ?? [], age)) }], [rows, t])
  // Nothing owed, nothing to show: the cards say so already.
  if (rows?.length === 0) return null
  return (
    <section className={styles.section} aria-label={t('待收款账龄')}>
      <h2>{t('待收款账龄（含税，元）')}</h2>
      <p className={textStyles.secondary}>
        {rows &&
          t('待收 {{total}}，其中逾期 {{overdue}}', {
            total: formatMoney(totalOf(rows, 'total')),
            overdue: formatMoney(totalOf(rows, 'overdue')),
          })}{' '}
        {canGo('paymentStatistics') && <PageLink name="paymentStatistics">{t('回款统计')}</PageLink>}
      </p>
      {rows ? (
        <div>
          <Chart
            kind="bar"
            className={styles.chart}
            label={t('待收款账龄')}
            names={names}
            series={series}
            format={formatMoney}
          />
          <details className={styles.table}>
            <summary>{t('以表格查看')}</summary>
            <AgeingTable rows={rows} />
          </details>
        </div>
      ) : debts.isError ? (
        <ErrorState query={debts} />
      ) : (
        <div className={styles.chart} role="status" aria-label={t('加载中')} />
      )}
    </section>
  )
}

function totalOf(rows: readonly AgeingRow[], name: (typeof FIGURES)[number] | 'overdue'): string {
  return fixed(sum(rows.map((row) => row[name])), 2)
}

function AgeingTable({ rows }: { rows: readonly AgeingRow[] }) {
  const { t } = useTranslation()
  const money = (value: string) => <span className={textStyles.number}>{formatMoney(value)}</span>
  return (
    <RecordTable<AgeingRow>
      caption={t('待收款账龄')}
      rowKey="key"
      dataSource={rows}
      columns={[
        { title: t(debtFields.payer.label), dataIndex: 'name', width: 190 },
        ...FIGURES.map((name) => ({
          key: name,
          title: t(debtFields[name].label),
          width: 130,
          align: 'right' as const,
          render: (_: unknown, row: AgeingRow) => money(row[name]),
        })),
      ]}
      summary={() => (
        <Table.Summary>
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>{t('合计')}</Table.Summary.Cell>
            {FIGURES.map((name, index) => (
              <Table.Summary.Cell key={name} index={index + 1} align="right">
                {money(totalOf(rows, name))}
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  )
}
