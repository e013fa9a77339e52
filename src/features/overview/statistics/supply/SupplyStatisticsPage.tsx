import { statistics } from '#features/overview/statistics/api'
import { supplyFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { FigureSpec } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { useGroup } from '#features/overview/statistics/figures/useGroup'
import { useMonths } from '#features/overview/statistics/figures/useMonths'
import { usePick } from '#features/overview/statistics/figures/usePick'
import { SUPPLY_STEPS, type Supply, type SupplyGroup } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { SupplyRecords } from './SupplyRecords'

const BY_PROJECT: FigureSpec<Supply> = {
  fields: supplyFields,
  name: 'name',
  key: 'key',
  figures: SUPPLY_STEPS,
  charted: SUPPLY_STEPS,
}
const SPECS: Record<SupplyGroup, FigureSpec<Supply>> = {
  project: BY_PROJECT,
  material: {
    ...BY_PROJECT,
    fields: { ...supplyFields, name: supplyFields.material },
    texts: ['unit'],
    figures: ['deliveredQuantity', 'acceptedQuantity', 'settledQuantity', ...SUPPLY_STEPS],
    unsummed: ['deliveredQuantity', 'acceptedQuantity', 'settledQuantity'],
  },
  month: { ...BY_PROJECT, fields: { ...supplyFields, name: supplyFields.month }, isSeries: true },
}
const GROUPS: readonly [SupplyGroup, string][] = [
  ['project', '按项目'],
  ['material', '按材料'],
  ['month', '按月'],
]
/** The name of the parameter that narrows the documents to a row. */
const PICKS = { project: 'projectId', material: 'material', month: 'ofMonth' } as const

/** 供货统计: what was delivered, accepted, settled and paid, by project, material or month. */
export default function SupplyStatisticsPage() {
  const time = usePeriod('YEAR')
  const { by, choice } = useGroup(GROUPS, 'project')
  const { args, label, pick, clear, time: documents } = usePick<'projectId' | 'material' | 'ofMonth'>(time)
  const isByMonth = by === 'month'
  const asked = useCompared(time, (period) => statistics.supply({ ...period, by }))
  const figures = useMonths(time, asked, isByMonth ? emptyMonth : null)
  return (
    <div className={styles.page}>
      <PeriodBar initial="YEAR" />
      <FigureSection
        title="供货与货款"
        note="含税；送货按送货时间（不含作废），验收按验收时间和验收数量，结算按结算日期（已结算），付款按付款时间"
        time={time}
        spec={SPECS[by]}
        {...figures}
        chart="bar"
        charted={isByMonth ? undefined : 12}
        onPick={({ key, name }, isPast) => pick(PICKS[by], key, name, isPast)}
        extra={choice}
        empty="这段时间没有送货和结算，换一个时间看看"
      />
      <SupplyRecords time={documents} args={args} picked={label} onClear={clear} />
    </div>
  )
}

const emptyMonth = (month: string): Supply => ({
  key: month,
  name: month,
  unit: '',
  delivered: '0.00',
  accepted: '0.00',
  settled: '0.00',
  paid: '0.00',
  deliveredQuantity: null,
  acceptedQuantity: null,
  settledQuantity: null,
})
