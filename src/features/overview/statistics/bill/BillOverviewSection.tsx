import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { statistics } from '#features/overview/statistics/api'
import { FigureList } from '#features/overview/statistics/figures/FigureList'
import type { BillOverview } from '#features/overview/statistics/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'

const FIGURES: readonly [keyof BillOverview, string, isMoney?: true][] = [
  ['totalPrice', '结算金额（元）', true],
  ['settledPrice', '已完成（元）', true],
  ['unsettledPrice', '未完成（元）', true],
  ['billNum', '结算单'],
  ['outNum', '待结算'],
  ['storeAuditNum', '待确认'],
  ['rejectionNum', '待处理'],
  ['completeNum', '已完成'],
]

/** The bills of a period: their number by state, what is settled and what is not. */
export function BillOverviewSection({ time }: { time: PeriodState }) {
  const { t } = useTranslation()
  const read = useQuery({ ...statistics.billOverview(time.args), meta: IN_PLACE })
  const { data } = read
  return (
    <Section title={t('结算概况')}>
      {read.isError && !data ? (
        <ErrorState query={read} />
      ) : (
        <FigureList
          label={t('结算概况')}
          figures={FIGURES.map(([name, label, isMoney]) => {
            const figure = data?.[name] ?? null
            return { label: t(label), text: figure === null ? NOTHING : isMoney ? formatMoney(figure) : String(figure) }
          })}
        />
      )}
    </Section>
  )
}
