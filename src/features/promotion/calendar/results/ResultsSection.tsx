import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import type { Activity } from '#features/mall/activity/model'
import { activityKinds } from '#features/mall/activity/model/kind'
import { ApiError } from '#shared/http/ApiError'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ExportButton } from '#shared/list/export/ExportButton'
import { ListJobLine } from '#shared/list/export/ListJobLine'
import { useListJob } from '#shared/list/export/useListJob'
import { canGo } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import { type ClosedType, closedActivities } from './api'
import { resultFields } from './fields'
import { begun, inOrder, type ResultRow, ranBetween, resultRows, totalCost } from './model'
import styles from './ResultsSection.module.css'
import { ResultsTable } from './ResultsTable'
import { useEffects } from './useEffects'

const Chart = lazyWithRetry(() => import('#shared/chart/Chart').then((module) => ({ default: module.Chart })))

const SAVED = [
  'promotionType',
  'promotionName',
  'promotionStatus',
  'startTime',
  'endTime',
  'discountPrice',
  'orders',
  'buyers',
  'flowPrice',
  'costShare',
] as const
const CLOSED_TYPES: readonly ClosedType[] = ['PINTUAN', 'FULL_DISCOUNT', 'COUPON']
const NO_ROWS: never[] = []

type Props = {
  month: string
  from: string
  to: string
  /** The activities of the calendar, which has no closed ones. */
  listed: readonly Activity[]
  /** Whether the calendar shows one product: which products closed activities had is not known. */
  isNarrowed: boolean
}

/** 花费与收益: the activities of a month with what each cost and brought, and the documents behind it. */
export function ResultsSection({ month, from, to, listed, isNarrowed }: Props) {
  const { t } = useTranslation()
  const types = CLOSED_TYPES.filter((type) => canGo(activityKinds[type].screens.list))
  const closed = useQuery({ ...closedActivities.closed(types), enabled: !isNarrowed, meta: IN_PLACE })
  const isWaiting = !isNarrowed && closed.isPending
  const all = useMemo(
    () => inOrder([...listed, ...(isNarrowed ? [] : ranBetween(closed.data ?? [], from, to))]),
    [listed, closed.data, isNarrowed, from, to],
  )
  const { reads, jobs, done, total, isStopped, resume } = useEffects(useMemo(() => begun(all), [all]))
  const exports = useListJob()
  const rows = resultRows(all, reads)
  const isWhole = !isWaiting && !closed.isError && totalCost(rows) !== null
  if (rows.length === 0 && !closed.isError) return null
  const title = t('{{month}} 活动的花费与收益', { month })
  return (
    <Section
      title={title}
      extra={
        <div className={styles.tools}>
          <ExportButton<ResultRow>
            plan={{ caption: title, fields: resultFields, columns: SAVED, shown: SAVED }}
            whole={{
              total: rows.length,
              read: async () => {
                if (!isWhole) throw new ApiError('business', '还有活动没有读到，读完后再导出')
                return { rows, isSteady: true }
              },
            }}
            ticked={NO_ROWS}
            jobs={exports}
          />
        </div>
      }
    >
      <p className={styles.note}>
        {t(
          '每行是整个活动到现在的数字，与活动页的「活动效果」相同，不只算本月：花费是它给出的优惠，收益是用了它的已付款订单。一个订单可能用了两个活动，在两行各算一次，所以只有活动优惠相加。',
        )}
        {isNarrowed && t('只看一个商品时，数字仍是整个活动的，也不含已关闭的活动。')}
      </p>
      <div className={styles.progress}>
        <ListJobLine control={exports} />
        <ListJobLine control={jobs} />
        {isStopped && (
          <span role="status">
            {t('已停止，读到 {{done}} / {{total}} 个活动', { done, total })}{' '}
            <Button size="small" onClick={resume}>
              {t('继续读取')}
            </Button>
          </span>
        )}
      </div>
      {closed.isError && !closed.data && <ErrorState query={closed} />}
      <ResultsTable caption={title} rows={rows} loading={isWaiting} />
      <Pictures rows={rows} />
    </Section>
  )
}

/** The same as pictures, of the activities that had orders: two, because what was paid dwarfs what was given. */
function Pictures({ rows }: { rows: readonly ResultRow[] }) {
  const { t } = useTranslation()
  // Equal data must not be drawn again, e.g. while the rest is read.
  const drawn = JSON.stringify(rows.filter(({ orders }) => orders))
  const { names, charts } = useMemo(() => {
    const sold: ResultRow[] = JSON.parse(drawn)
    return {
      names: sold.map(({ promotionName, promotionType }) => promotionName || t(activityKinds[promotionType].label)),
      charts: PICTURED.map((figure) => {
        const name = t(resultFields[figure].label)
        return { name, series: [{ name, values: sold.map((row) => row[figure]) }] }
      }),
    }
  }, [drawn, t])
  if (names.length === 0) return null
  return (
    <div className={styles.charts}>
      {charts.map(({ name, series }) => (
        <Suspense key={name} fallback={<div className={styles.chart} />}>
          <Chart className={styles.chart} label={name} kind="bar" names={names} series={series} format={formatYuan} />
        </Suspense>
      ))}
    </div>
  )
}

const PICTURED = ['discountPrice', 'flowPrice'] as const

function formatYuan(value: string): string {
  return formatMoney(value)
}
