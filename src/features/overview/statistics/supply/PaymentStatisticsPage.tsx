import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed, sum } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import type { FigureSpec } from '#features/overview/figure/model'
import { statistics } from '#features/overview/statistics/api'
import { paymentFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { useMonths } from '#features/overview/statistics/figures/useMonths'
import { usePick } from '#features/overview/statistics/figures/usePick'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { IN_PLACE } from '#shared/resource'
import { useSearchParam } from '#shared/useSearchParam'
import { SupplyRecords } from './SupplyRecords'

type Paid = {
  key: string
  name: string
  sheetNum: number | null
  price: DecimalText
  deliverWeight: DecimalText
  settleWeight: DecimalText
}
type Row = Paid & { deliverDays: string | null; settleDays: string | null }

const emptyMonth = (month: string): Paid => ({
  key: month,
  name: month,
  sheetNum: 0,
  price: '0.00',
  deliverWeight: '0',
  settleWeight: '0',
})

const BY_MONTH: FigureSpec<Row> = {
  fields: { ...paymentFields, name: paymentFields.month },
  name: 'name',
  key: 'key',
  figures: ['sheetNum', 'price', 'deliverDays', 'settleDays'],
  charted: ['deliverDays', 'settleDays'],
  unsummed: ['deliverDays', 'settleDays'],
  isSeries: true,
}
const BY_PROJECT: FigureSpec<Row> = { ...BY_MONTH, fields: paymentFields, isSeries: false }

/** 回款统计: how many days pass from delivery and from settlement to payment. */
export default function PaymentStatisticsPage() {
  const { t } = useTranslation()
  const time = usePeriod('YEAR')
  const [asked, group] = useSearchParam('by', 'pick')
  const by = asked === 'project' ? 'project' : 'month'
  const { args, label, pick, clear } = usePick<'projectId' | 'ofMonth'>()
  const isByMonth = by === 'month'
  const read = usePayments(time.args, by)
  const compared = usePayments(time.before?.args, by)
  const { now, past } = useMonths<Paid>({ time, now: read.data, past: compared.data, isByMonth, empty: emptyMonth })
  const rows = useMemo(() => withDays(now), [now])
  const pastRows = useMemo(() => withDays(past), [past])
  const given = useMemo(() => ({ now: averages(now ?? []), before: averages(past ?? []) }), [now, past])
  return (
    <div className={styles.page}>
      <PeriodBar initial="YEAR" />
      <FigureSection
        title={isByMonth ? '回款天数（按月）' : '回款天数（按项目）'}
        note="已付款的结算单，按付款时间；天数按金额加权平均"
        time={time}
        spec={isByMonth ? BY_MONTH : BY_PROJECT}
        read={{ ...read, data: rows }}
        compared={time.before && { ...compared, data: pastRows }}
        given={given}
        chart="bar"
        onPick={({ key, name }) => pick(isByMonth ? 'ofMonth' : 'projectId', key, name)}
        extra={
          <Segmented
            size="small"
            aria-label={t('统计维度')}
            options={[
              { value: 'month', label: t('按月') },
              { value: 'project', label: t('按项目') },
            ]}
            value={by}
            onChange={(value) => group(value === 'project' ? value : '')}
          />
        }
        empty="这段时间没有付款，换一个时间看看"
      />
      <SupplyRecords time={time} args={args} picked={label} onClear={clear} only="paid" />
    </div>
  )
}

function usePayments(args: Record<string, string> | undefined, by: string) {
  return useQuery({ ...statistics.payment({ ...args, by }), enabled: args !== undefined, meta: IN_PLACE })
}

function withDays(rows: readonly Paid[] | undefined): Row[] | undefined {
  return rows?.map((row) => ({ ...row, ...averages([row]) }))
}

/** The days until payment, weighed by amount. */
function averages(rows: readonly Paid[]): Pick<Row, 'deliverDays' | 'settleDays'> {
  const whole = sum(rows.map(({ price }) => price))
  const average = (weights: readonly DecimalText[]) => (whole.eq(0) ? null : fixed(sum(weights).div(whole), 1))
  return {
    deliverDays: average(rows.map(({ deliverWeight }) => deliverWeight)),
    settleDays: average(rows.map(({ settleWeight }) => settleWeight)),
  }
}
