import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { statistics } from '#features/overview/statistics/api'
import { deviationFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { type FigureSpec, shareOf } from '#features/overview/statistics/figures/model'
import { RecordsSection } from '#features/overview/statistics/figures/RecordsSection'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { useGroup } from '#features/overview/statistics/figures/useGroup'
import { usePick } from '#features/overview/statistics/figures/usePick'
import type { Deviation, LoadGroup } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { FieldValue } from '#shared/fields/FieldValue'
import { SearchForm } from '#shared/list/search/SearchForm'
import { useListState } from '#shared/list/useListState'
import textStyles from '#shared/ui/text.module.css'
import { type DeviationRow, DeviationTotals } from './DeviationTotals'

const TITLES: Record<LoadGroup, string> = {
  driver: '磅差（按司机）',
  car: '磅差（按车辆）',
  material: '磅差（按材料）',
  payer: '磅差（按采购单位）',
}
const GROUPS = [
  ['driver', '按司机'],
  ['car', '按车辆'],
  ['material', '按材料'],
  ['payer', '按采购单位'],
] as const
const FILTERS = ['driverName', 'carNo', 'materialName', 'companyName'] as const
const COLUMNS = [
  'deliverSn',
  'driverName',
  'carNo',
  'materialName',
  'unit',
  'quantity',
  'deviation',
  'amount',
  'acceptTime',
  'projectName',
  'companyName',
] as const

/** 磅差统计: what the site weighed against the notes, by driver, vehicle, material or buyer, and what it is worth. */
export default function DeviationStatisticsPage() {
  const { t } = useTranslation()
  const time = usePeriod('YEAR')
  const { by, choice } = useGroup(GROUPS, 'driver')
  const { args, label, pick, clear, time: documents } = usePick<'load' | 'over'>(time)
  const filter = useListState(FILTERS)
  const figures = useCompared(time, (period) => statistics.deviation({ ...period, ...filter.criteria, by }), withRates)
  return (
    <div className={styles.page}>
      <PeriodBar initial="YEAR" />
      <SearchForm
        fields={deviationFields}
        filters={FILTERS}
        control={filter}
        label={t('磅差统计')}
        onSame={() => void figures.read.refetch()}
      />
      <FigureSection
        title={TITLES[by]}
        note="已验收的过磅材料，按验收时间；磅差 = 验收数量 − 送货数量，偏差率按送货数量计，金额按送货单含税单价计"
        time={time}
        spec={SPECS[by]}
        {...figures}
        chart="rank"
        charted={12}
        onPick={({ key, name }, isPast, figure) =>
          pick(figure === 'overNum' ? 'over' : 'load', key, by === 'car' ? formatPlate(name) : name, isPast)
        }
        extra={choice}
        empty="这段时间没有过磅验收，换一个时间看看"
      />
      <DeviationTotals rows={figures.read.data ?? []} />
      <RecordsSection
        title="过磅明细"
        period={documents.words}
        query={statistics.deviationRecords}
        arg={{ ...documents.args, ...filter.criteria, ...args, by }}
        fields={deviationFields}
        columns={COLUMNS}
        rowKey="deliverSn"
        counted="deviation"
        render={(name, { deviation, isOver }) =>
          name === 'deviation' && isOver ? (
            <span className={textStyles.negative} title={t('超差')}>
              <FieldValue field={deviationFields.deviation} value={deviation} />
            </span>
          ) : undefined
        }
        picked={label}
        onClear={clear}
        empty="没有过磅记录"
      />
    </div>
  )
}

const SPECS = Object.fromEntries(
  GROUPS.map(([by]) => [
    by,
    {
      fields: { ...deviationFields, name: deviationFields[by === 'material' ? 'materialName' : by] },
      name: 'name',
      key: 'key',
      texts: ['unit'],
      figures: ['noteNum', 'overNum', 'quantity', 'deviation', 'rate', 'amount'],
      charted: ['rate'],
      opened: ['noteNum', 'overNum'],
      // Tonnes and cubic metres do not add up.
      unsummed: ['quantity', 'deviation', 'rate'],
    },
  ]),
) as unknown as Record<LoadGroup, FigureSpec<DeviationRow>>

/** The rows with their rate, per mille of the delivered quantity. */
function withRates(rows: Deviation[]): DeviationRow[] {
  return rows.map((row) => ({ ...row, rate: shareOf(row.deviation, row.quantity, 1000) }))
}
