import { Tag } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { serverToday } from '#domain/time'
import styles from '#features/overview/statistics/figures/FigureSection.module.css'
import { debtFields } from '#features/procurement/receivable/fields'
import type { Debt } from '#features/procurement/receivable/model'
import { lateDays } from '#features/procurement/settlement/due/model'
import { amountOf } from '#features/procurement/settlement/model'
import { DueDate } from '#features/procurement/settlement/public/DueDate'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { ExportButton } from '#shared/list/export/ExportButton'
import { ListJobLine } from '#shared/list/export/ListJobLine'
import { useListJob } from '#shared/list/export/useListJob'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'

const SIZE = 10
const COLUMNS = ['settlementCode', 'totalAmountTax', 'dueDate', 'companyName', 'projectName', 'settleDate'] as const
/** A file has no tags: the days are a column of their own. */
const SAVED = [...COLUMNS, 'daysOverdue'] as const
const NO_ROWS: never[] = []

type Row = Debt & { daysOverdue: number }
type Props = { debts: readonly Debt[]; picked: string; onClear: () => void }

/** The settlements behind an ageing, first due first. */
export function DebtTable({ debts, picked, onClear }: Props) {
  const { t } = useTranslation()
  const jobs = useListJob()
  const today = serverToday()
  const rows = useMemo(
    () => debts.map((debt): Row => ({ ...debt, daysOverdue: lateDays(debt, debt.dueDate, today) })),
    [debts, today],
  )
  const title = t('待收结算单')
  return (
    <Section
      title={title}
      extra={
        <div className={styles.tools}>
          {picked && (
            <Tag closable={{ 'aria-label': t('清除筛选') }} onClose={onClear}>
              {picked}
            </Tag>
          )}
          <span>{t('合计 {{amount}} 元', { amount: formatMoney(amountOf(debts)) })}</span>
          <ExportButton
            plan={{
              caption: [title, picked].filter(Boolean).join(' '),
              fields: debtFields,
              columns: SAVED,
              shown: SAVED,
            }}
            whole={{ total: rows.length, read: async () => ({ rows: [...rows], isSteady: true }) }}
            ticked={NO_ROWS}
            jobs={jobs}
          />
        </div>
      }
    >
      <ListJobLine control={jobs} />
      <RecordTable<Row>
        caption={title}
        // Another choice begins on its first page.
        key={picked}
        dataSource={rows}
        columns={fieldColumns<Row, (typeof COLUMNS)[number]>(debtFields, COLUMNS, t, (name, row) => {
          if (name === 'dueDate') return <DueDate settlement={row} dueDate={row.dueDate} />
          if (name !== 'settlementCode') return undefined
          return (
            <PageLink name="settlementDetail" query={{ id: row.id }}>
              <span className={textStyles.number}>{row.settlementCode}</span>
            </PageLink>
          )
        })}
        pagination={{
          pageSize: SIZE,
          hideOnSinglePage: true,
          showSizeChanger: false,
          showTotal: (total) => t('共 {{total}} 条', { total }),
        }}
      />
    </Section>
  )
}
