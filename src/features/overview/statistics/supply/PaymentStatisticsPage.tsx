import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed, sum } from '#domain/money'
import { serverToday } from '#domain/time'
import type { DecimalText } from '#domain/wire'
import { everyMonth, type FigureSpec } from '#features/overview/figure/model'
import { statistics } from '#features/overview/statistics/api'
import { paymentFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { usePick } from '#features/overview/statistics/figures/usePick'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { type PeriodState, usePeriod } from '#features/overview/statistics/period/usePeriod'
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
  const read = useRows(time, by, true)
  const compared = useRows(time.before, by, time.before !== null)
  const given = useMemo(
    () => ({ now: averages(read.data ?? []), before: averages(compared.data ?? []) }),
    [read.data, compared.data],
  )
  return (
    <div className={styles.page}>
      <PeriodBar initial="YEAR" />
      <FigureSection
        title={by === 'month' ? '回款天数（按月）' : '回款天数（按项目）'}
        note="已付款的结算单，按付款时间；天数按金额加权平均"
        time={time}
        spec={by === 'month' ? BY_MONTH : BY_PROJECT}
        read={read}
        compared={time.before && compared}
        given={given}
        chart="bar"
        onPick={({ key, name }) => pick(by === 'month' ? 'ofMonth' : 'projectId', key, name)}
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

function useRows(asked: Pick<PeriodState, 'args' | 'days'> | null, by: string, enabled: boolean) {
  const read = useQuery({ ...statistics.payment({ ...asked?.args, by }), enabled, meta: IN_PLACE })
  const days = asked?.days
  const data = useMemo(() => {
    const rows =
      by === 'month' && days && read.data
        ? everyMonth<Paid>(read.data, 'key', { days, today: serverToday(), empty: emptyMonth })
        : read.data
    return rows?.map((row): Row => ({ ...row, ...averages([row]) }))
  }, [read.data, days, by])
  return { ...read, data }
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
