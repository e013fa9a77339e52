import { useTranslation } from 'react-i18next'
import type { DecimalText } from '#domain/wire'
import { statistics } from '#features/overview/statistics/api'
import { deviationFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { type FigureSpec, shareOf } from '#features/overview/statistics/figures/model'
import { RecordsSection } from '#features/overview/statistics/figures/RecordsSection'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { useGroup } from '#features/overview/statistics/figures/useGroup'
import { usePick } from '#features/overview/statistics/figures/usePick'
import type { Deviation } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { FieldValue } from '#shared/fields/FieldValue'
import textStyles from '#shared/ui/text.module.css'

type Row = Deviation & { rate: DecimalText }

const BY_DRIVER: FigureSpec<Row> = {
  fields: { ...deviationFields, name: deviationFields.driver },
  name: 'name',
  key: 'key',
  texts: ['unit'],
  figures: ['noteNum', 'overNum', 'quantity', 'deviation', 'rate'],
  charted: ['rate'],
  // Tonnes and cubic metres do not add up.
  unsummed: ['quantity', 'deviation', 'rate'],
}
const BY_CAR: FigureSpec<Row> = { ...BY_DRIVER, fields: { ...deviationFields, name: deviationFields.car } }
const GROUPS = [
  ['driver', '按司机'],
  ['car', '按车辆'],
] as const
const COLUMNS = [
  'deliverSn',
  'driverName',
  'carNo',
  'materialName',
  'unit',
  'quantity',
  'deviation',
  'acceptTime',
  'projectName',
] as const

/** 磅差统计: what the site weighed against the notes, by driver or vehicle. */
export default function DeviationStatisticsPage() {
  const { t } = useTranslation()
  const time = usePeriod('YEAR')
  const { by, choice } = useGroup(GROUPS, 'driver')
  const { args, label, pick, clear } = usePick<'load'>()
  const figures = useCompared(time, (period) => statistics.deviation({ ...period, by }), withRates)
  return (
    <div className={styles.page}>
      <PeriodBar initial="YEAR" />
      <FigureSection
        title={by === 'car' ? '磅差（按车辆）' : '磅差（按司机）'}
        note="已验收的过磅材料，按验收时间；磅差 = 验收数量 − 送货数量，偏差率按送货数量计"
        time={time}
        spec={by === 'car' ? BY_CAR : BY_DRIVER}
        {...figures}
        chart="rank"
        charted={12}
        onPick={({ key, name }) => pick('load', key, name)}
        extra={choice}
        empty="这段时间没有过磅验收，换一个时间看看"
      />
      <RecordsSection
        title="过磅明细"
        period={time.words}
        query={statistics.deviationRecords}
        arg={{ ...time.args, ...args, by }}
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

/** The rows with their rate, per mille of the delivered quantity. */
function withRates(rows: Deviation[]): Row[] {
  return rows.map((row) => ({ ...row, rate: shareOf(row.deviation, row.quantity, 1000) }))
}
