import { useMemo } from 'react'
import { fixed, sum } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import { statistics } from '#features/overview/statistics/api'
import { refundFields, salesFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { byMonth, type FigureSpec, shareOf } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { usePick } from '#features/overview/statistics/figures/usePick'
import { useTimeGroup } from '#features/overview/statistics/figures/useTimeGroup'
import type { CategoryRefunds, RefundSum } from '#features/overview/statistics/model'
import { Refunds } from '#features/overview/statistics/order/OrderRecords'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { WithCapability } from '#shared/capability/WithCapability'

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

type Rated = CategoryRefunds & { rate: DecimalText }
const BY_CATEGORY: FigureSpec<Rated> = {
  fields: { ...refundFields, price: salesFields.soldPrice, refundPrice: refundFields.price },
  name: 'categoryName',
  key: 'categoryId',
  figures: ['price', 'refundPrice', 'rate'],
  charted: ['rate'],
  unsummed: ['rate'],
}

/** 退款统计: what was refunded, by day, by reason and by category, and the claims behind. */
export default function RefundStatisticsPage() {
  const time = usePeriod()
  const { args, label, pick, clear, time: documents } = usePick<'day' | 'month' | 'reason' | 'categoryId'>(time)
  const { by, choice } = useTimeGroup(time)
  const days = useCompared(time, statistics.refundByDay, by === 'month' ? byMonths : undefined)
  const reasons = useCompared(time, statistics.refundByReason)
  const categories = useCompared(time, statistics.refundByCategory, withRates)
  const [now, past] = [categories.read.data, categories.compared?.data]
  const given = useMemo(() => ({ now: rateOf(now ?? []), before: rateOf(past ?? []) }), [now, past])
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
        onPick={({ key }, isPast) => pick(by, key, key, isPast)}
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
        onPick={({ key }, isPast) => pick('reason', key, key, isPast)}
        empty="这段时间没有退款"
      />
      <FigureSection
        title="退款率（按商品分类）"
        note="同一时间内退款占销售的比例，按退款时间和付款时间；以前的订单现在才退款时会超过 100%；金额为商品的，不含运费"
        time={time}
        spec={BY_CATEGORY}
        {...categories}
        given={given}
        chart="rank"
        charted={10}
        onPick={({ categoryId, categoryName }, isPast) => pick('categoryId', categoryId, categoryName, isPast)}
        empty="这段时间没有销售和退款，换一个时间看看"
      />
      <WithCapability of="refundRecords">
        <Refunds time={documents} args={args} picked={label} onClear={clear} />
      </WithCapability>
    </div>
  )
}

function byMonths(days: RefundSum[]): RefundSum[] {
  return byMonth(days, 'key', BY_DAY.figures)
}

function withRates(rows: CategoryRefunds[]): Rated[] {
  return rows.map((row) => ({ ...row, ...rateOf([row]) }))
}

/** What was refunded of all that was sold, in percent. */
function rateOf(rows: readonly CategoryRefunds[]): Pick<Rated, 'rate'> {
  const total = (name: 'price' | 'refundPrice') => fixed(sum(rows.map((row) => row[name])), 2)
  return { rate: shareOf(total('refundPrice'), total('price'), 100) }
}
