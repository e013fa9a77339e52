import { serverToday } from '#domain/time'
import { statistics } from '#features/overview/statistics/api'
import { salesFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { byMonth, type FigureSpec, untilToday } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { usePick } from '#features/overview/statistics/figures/usePick'
import { useTimeGroup } from '#features/overview/statistics/figures/useTimeGroup'
import type { DaySales } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { useCapability } from '#shared/capability/useCapability'
import { OrderOverview } from './OrderOverview'
import { OrderRecords } from './OrderRecords'

const FIGURES = ['orderNum', 'price'] as const
const TREND: FigureSpec<DaySales> = {
  fields: salesFields,
  name: 'createTime',
  figures: FIGURES,
  charted: ['price'],
  isSeries: true,
}

/** Without the number of orders by day, which a lilishop does not tell. */
const AMOUNTS: FigureSpec<DaySales> = { ...TREND, figures: ['price'] }

/** 订单统计: what was visited, ordered, paid and refunded, day by day, and the orders behind. */
export default function OrderStatisticsPage() {
  const isLimited = !useCapability('statisticsDays')
  const time = usePeriod(undefined, isLimited)
  const { by, choice } = useTimeGroup(time)
  const { args, label, pick, clear, time: documents } = usePick<'day' | 'month'>(time)
  const figures = useCompared(time, statistics.order, by === 'month' ? byMonths : byDays)
  return (
    <div className={styles.page}>
      <PeriodBar isLimited={isLimited} />
      <OrderOverview time={time} />
      <FigureSection
        title="交易趋势"
        note={
          isLimited
            ? '已付款的订单（含虚拟订单），按下单时间，退款另计'
            : '已付款的订单（含虚拟订单），按付款时间，退款另计'
        }
        time={time}
        spec={isLimited ? AMOUNTS : TREND}
        {...figures}
        chart="line"
        onPick={
          isLimited
            ? undefined
            : ({ createTime }, isPast) => pick(by === 'month' ? 'month' : 'day', createTime, createTime, isPast)
        }
        extra={choice}
        empty="这段时间没有数据，换一个时间看看"
      />
      <OrderRecords time={documents} args={args} picked={label} onClear={clear} />
    </div>
  )
}

function byDays(sales: DaySales[]): DaySales[] {
  return untilToday(
    sales.map((day) => ({ ...day, createTime: day.createTime.slice(0, 10) })),
    'createTime',
    serverToday(),
  )
}

function byMonths(sales: DaySales[]): DaySales[] {
  return byMonth(byDays(sales), 'createTime', FIGURES)
}
