import { useMemo } from 'react'
import { fixed, sum } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import { statistics } from '#features/overview/statistics/api'
import { paymentFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { FigureSpec } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { useGroup } from '#features/overview/statistics/figures/useGroup'
import { useMonths } from '#features/overview/statistics/figures/useMonths'
import { usePick } from '#features/overview/statistics/figures/usePick'
import type { Payment } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { AgeingSection } from './AgeingSection'
import { SupplyRecords } from './SupplyRecords'

type Row = Payment & { deliverDays: DecimalText; settleDays: DecimalText }

const emptyMonth = (month: string): Row => ({
  key: month,
  name: month,
  sheetNum: 0,
  price: '0.00',
  deliverWeight: '0',
  settleWeight: '0',
  deliverDays: null,
  settleDays: null,
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
const GROUPS = [
  ['month', '按月'],
  ['project', '按项目'],
] as const

/** 回款统计: what is owed and since when, and how many days pass from delivery and from settlement to payment. */
export default function PaymentStatisticsPage() {
  const time = usePeriod('YEAR')
  const { by, choice } = useGroup(GROUPS, 'month')
  const { args, label, pick, clear, time: documents } = usePick<'projectId' | 'ofMonth'>(time)
  const isByMonth = by === 'month'
  const asked = useCompared(time, (period) => statistics.payment({ ...period, by }), withDays)
  const figures = useMonths(time, asked, isByMonth ? emptyMonth : null)
  const [now, past] = [figures.read.data, figures.compared?.data]
  const given = useMemo(() => ({ now: averages(now ?? []), before: averages(past ?? []) }), [now, past])
  return (
    <div className={styles.page}>
      <AgeingSection />
      <PeriodBar initial="YEAR" />
      <FigureSection
        title={isByMonth ? '回款天数（按月）' : '回款天数（按项目）'}
        note="已付款的结算单，按付款时间；天数按金额加权平均"
        time={time}
        spec={isByMonth ? BY_MONTH : BY_PROJECT}
        {...figures}
        given={given}
        chart="bar"
        onPick={({ key, name }, isPast) => pick(isByMonth ? 'ofMonth' : 'projectId', key, name, isPast)}
        extra={choice}
        empty="这段时间没有付款，换一个时间看看"
      />
      <SupplyRecords time={documents} args={args} picked={label} onClear={clear} only="paid" />
    </div>
  )
}

function withDays(rows: Payment[]): Row[] {
  return rows.map((row) => ({ ...row, ...averages([row]) }))
}

/** The days until payment, weighed by amount. */
function averages(rows: readonly Payment[]): Pick<Row, 'deliverDays' | 'settleDays'> {
  const whole = sum(rows.map(({ price }) => price))
  const average = (weights: readonly DecimalText[]) => (whole.eq(0) ? null : fixed(sum(weights).div(whole), 1))
  return {
    deliverDays: average(rows.map(({ deliverWeight }) => deliverWeight)),
    settleDays: average(rows.map(({ settleWeight }) => settleWeight)),
  }
}
