import { useQuery } from '@tanstack/react-query'
import type { FigureSpec } from '#features/overview/figure/model'
import { statistics } from '#features/overview/statistics/api'
import { salesFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { usePick } from '#features/overview/statistics/figures/usePick'
import type { CategorySales, ProjectSales } from '#features/overview/statistics/model'
import { PaidOrders } from '#features/overview/statistics/order/OrderRecords'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { IN_PLACE } from '#shared/resource'

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
  figures: ['num', 'price'],
  charted: ['price'],
}
/** Number of bars in a chart. */
const CHARTED = 10

/** 销售构成: sales by project and by category, and the orders behind. */
export default function CompositionPage() {
  const time = usePeriod()
  const past = time.before?.args ?? {}
  const isCompared = time.before !== null
  const { args, label, pick, clear } = usePick<'projectId' | 'categoryId'>()
  const projects = useQuery({ ...statistics.project(time.args), meta: IN_PLACE })
  const pastProjects = useQuery({ ...statistics.project(past), enabled: isCompared, meta: IN_PLACE })
  const categories = useQuery({ ...statistics.category(time.args), meta: IN_PLACE })
  const pastCategories = useQuery({ ...statistics.category(past), enabled: isCompared, meta: IN_PLACE })
  return (
    <div className={styles.page}>
      <PeriodBar />
      <FigureSection
        title="按项目"
        note="已付款的订单（含虚拟订单），按付款时间，退款另计"
        time={time}
        spec={PROJECTS}
        read={projects}
        compared={time.before && pastProjects}
        chart="rank"
        charted={CHARTED}
        onPick={({ projectId, projectName }) => pick('projectId', projectId, projectName)}
        empty="这段时间没有付款订单，换一个时间看看"
      />
      <FigureSection
        title="按商品分类"
        note="已付款的订单（含虚拟订单），按付款时间，退款另计；金额为商品实付，不含运费"
        time={time}
        spec={CATEGORIES}
        read={categories}
        compared={time.before && pastCategories}
        chart="rank"
        charted={CHARTED}
        onPick={({ categoryId, categoryName }) => pick('categoryId', categoryId, categoryName)}
        empty="这段时间没有卖出商品，换一个时间看看"
      />
      <PaidOrders time={time} args={args} picked={label} onClear={clear} />
    </div>
  )
}
