import { statistics } from '#features/overview/statistics/api'
import { refundFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { byMonth, type FigureSpec } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { usePick } from '#features/overview/statistics/figures/usePick'
import { useTimeGroup } from '#features/overview/statistics/figures/useTimeGroup'
import type { RefundSum } from '#features/overview/statistics/model'
import { Refunds } from '#features/overview/statistics/order/OrderRecords'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'

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
  const { args, label, pick, clear } = usePick<'day' | 'month' | 'reason'>()
  const { by, choice } = useTimeGroup(time)
  const days = useCompared(time, statistics.refundByDay, by === 'month' ? byMonths : undefined)
  const reasons = useCompared(time, statistics.refundByReason)
  return (
    <div className={styles.page}>
      <PeriodBar />
      <FigureSection
        title="退款趋势"
        note="已退款的售后单和已付款后取消的订单，按退款时间"
        time={time}
        spec={BY_DAY}
        {...days}
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
        {...reasons}
        chart="rank"
        onPick={({ key }) => pick('reason', key)}
        empty="这段时间没有退款"
      />
      <Refunds time={time} args={args} picked={label} onClear={clear} />
    </div>
  )
}

function byMonths(days: RefundSum[]): RefundSum[] {
  return byMonth(days, 'key', BY_DAY.figures)
}
