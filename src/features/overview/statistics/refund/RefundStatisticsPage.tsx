import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { byMonth, type FigureSpec } from '#features/overview/figure/model'
import { statistics } from '#features/overview/statistics/api'
import { refundFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { usePick } from '#features/overview/statistics/figures/usePick'
import { useTimeGroup } from '#features/overview/statistics/figures/useTimeGroup'
import type { RefundSum } from '#features/overview/statistics/model'
import { Refunds } from '#features/overview/statistics/order/OrderRecords'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { IN_PLACE } from '#shared/resource'

const BY_DAY: FigureSpec<RefundSum> = {
  fields: refundFields,
  name: 'key',
  figures: ['refundNum', 'price'],
  charted: ['price'],
  isSeries: true,
}
const BY_REASON: FigureSpec<RefundSum> = {
  ...BY_DAY,
  fields: { ...refundFields, key: refundFields.reason },
  isSeries: false,
}

/** 退款统计: what was refunded, by day and by reason, and the claims behind. */
export default function RefundStatisticsPage() {
  const time = usePeriod()
  const past = time.before?.args ?? {}
  const isCompared = time.before !== null
  const { args, label, pick, clear } = usePick<'day' | 'month' | 'reason'>()
  const { by, choice } = useTimeGroup(time)
  const days = useByTime(time.args, by, true)
  const pastDays = useByTime(past, by, isCompared)
  const reasons = useQuery({ ...statistics.refundByReason(time.args), meta: IN_PLACE })
  const pastReasons = useQuery({ ...statistics.refundByReason(past), enabled: isCompared, meta: IN_PLACE })
  return (
    <div className={styles.page}>
      <PeriodBar />
      <FigureSection
        title="退款趋势"
        note="已退款的售后单和已付款后取消的订单，按退款时间"
        time={time}
        spec={BY_DAY}
        read={days}
        compared={time.before && pastDays}
        chart="bar"
        onPick={({ key }) => pick(by, key)}
        extra={choice}
        empty="这段时间没有退款"
      />
      <FigureSection
        title="退款原因"
        note="已退款的售后单和已付款后取消的订单，按买家的原因"
        time={time}
        spec={BY_REASON}
        read={reasons}
        compared={time.before && pastReasons}
        chart="rank"
        onPick={({ key }) => pick('reason', key)}
        empty="这段时间没有退款"
      />
      <Refunds time={time} args={args} picked={label} onClear={clear} />
    </div>
  )
}

/** The refunds by day or by month. */
function useByTime(args: Record<string, string>, by: string, enabled: boolean) {
  const read = useQuery({ ...statistics.refundByDay(args), enabled, meta: IN_PLACE })
  const data = useMemo(
    () => (by === 'month' && read.data ? byMonth(read.data, 'key', BY_DAY.figures) : read.data),
    [read.data, by],
  )
  return { ...read, data }
}
