import { statistics } from '#features/overview/statistics/api'
import { salesFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { FigureSpec } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { usePick } from '#features/overview/statistics/figures/usePick'
import type { CategorySales, ProjectSales } from '#features/overview/statistics/model'
import { PaidOrders } from '#features/overview/statistics/order/OrderRecords'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'

const PROJECTS: FigureSpec<ProjectSales> = {
  fields: salesFields,
  name: 'projectName',
  key: 'projectId',
  figures: ['orderNum', 'price'],
  charted: ['price'],
}
const CATEGORIES: FigureSpec<CategorySales> = {
  fields: { ...salesFields, price: salesFields.soldPrice },
  name: 'categoryName',
  key: 'categoryId',
  texts: ['pieces'],
  figures: ['price'],
  charted: ['price'],
}
/** Number of bars in a chart. */
const CHARTED = 10

/** 销售构成: sales by buyer and by category, and the orders behind. */
export default function CompositionPage() {
  const time = usePeriod()
  const { args, label, pick, clear, time: documents } = usePick<'projectId' | 'categoryId'>(time)
  const projects = useCompared(time, statistics.project)
  const categories = useCompared(time, statistics.category)
  return (
    <div className={styles.page}>
      <PeriodBar />
      <FigureSection
        title="按买家"
        note="已付款的订单（含虚拟订单），按付款时间，退款另计"
        time={time}
        spec={PROJECTS}
        {...projects}
        chart="rank"
        charted={CHARTED}
        onPick={({ projectId, projectName }, isPast) => pick('projectId', projectId, projectName, isPast)}
        empty="这段时间没有付款订单，换一个时间看看"
      />
      <FigureSection
        title="按商品分类"
        note="已付款的订单（含虚拟订单），按付款时间，退款另计；金额为商品实付，不含运费"
        time={time}
        spec={CATEGORIES}
        {...categories}
        chart="rank"
        charted={CHARTED}
        onPick={({ categoryId, categoryName }, isPast) => pick('categoryId', categoryId, categoryName, isPast)}
        empty="这段时间没有卖出商品，换一个时间看看"
      />
      <PaidOrders time={documents} args={args} picked={label} onClear={clear} />
    </div>
  )
}
