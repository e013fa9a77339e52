import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FigureSpec } from '#features/overview/figure/model'
import { statistics } from '#features/overview/statistics/api'
import { visitFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { DayVisits } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { IN_PLACE } from '#shared/resource'

const VISITS: FigureSpec<DayVisits> = {
  fields: visitFields,
  name: 'date',
  figures: ['pvNum', 'uvNum'],
  charted: ['pvNum', 'uvNum'],
  unsummed: ['uvNum'],
  isSeries: true,
}

/** 流量统计: pages seen and visitors, day by day. A visitor of several days counts once in the total. */
export default function TrafficStatisticsPage() {
  const time = usePeriod()
  const read = useVisits(time.args, true)
  const compared = useVisits(time.before?.args ?? {}, time.before !== null)
  const now = useVisitors(time.args, true)
  const before = useVisitors(time.before?.args ?? {}, time.before !== null)
  const given = useMemo(() => ({ now, before }), [now, before])
  return (
    <div className={styles.page}>
      <PeriodBar />
      <FigureSection
        title="流量趋势"
        note="店铺和商品页面的浏览；合计的访客数按人去重，同一访客多日来访只计一次"
        time={time}
        spec={VISITS}
        read={read}
        compared={time.before && compared}
        given={given}
        chart="line"
        empty="这段时间没有浏览，换一个时间看看"
      />
    </div>
  )
}

function useVisits(args: Record<string, string>, enabled: boolean) {
  const read = useQuery({ ...statistics.visits(args), enabled, meta: IN_PLACE })
  const data = useMemo(() => read.data?.map((day) => ({ ...day, date: day.date.slice(0, 10) })), [read.data])
  return { ...read, data }
}

/** The distinct visitors of a period; null until known. */
function useVisitors(args: Record<string, string>, enabled: boolean): { uvNum: number | null } | null {
  const { data } = useQuery({ ...statistics.overview(args), enabled, meta: { silent: true } })
  const uvNum = data?.uvNum ?? null
  return useMemo(() => ({ uvNum }), [uvNum])
}
