import { useMemo } from 'react'
import { serverToday } from '#domain/time'
import { statistics } from '#features/overview/statistics/api'
import { visitFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import { type FigureSpec, untilToday } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import type { DayVisits, Overview } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { useCapability } from '#shared/capability/useCapability'

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
  const isLimited = !useCapability('statisticsDays')
  const time = usePeriod(undefined, isLimited)
  const figures = useCompared(time, statistics.visits, isLimited ? countedDays : withDays)
  const people = useCompared(time, statistics.overview, visitors)
  const [now, before] = [people.read.data, people.compared?.data]
  const [days, daysBefore] = [figures.read.data, figures.compared?.data]
  const given = useMemo(
    () => ({ now: plausible(now, days), before: plausible(before, daysBefore) }),
    [now, before, days, daysBefore],
  )
  return (
    <div className={styles.page}>
      <PeriodBar isLimited={isLimited} />
      <FigureSection
        title="流量趋势"
        note="店铺和商品页面的浏览；合计的访客数按人去重，同一访客多日来访只计一次"
        time={time}
        spec={VISITS}
        {...figures}
        given={given}
        chart="line"
        empty="这段时间没有浏览，换一个时间看看"
      />
    </div>
  )
}

function withDays(visits: DayVisits[]): DayVisits[] {
  return untilToday(
    visits.map((day) => ({ ...day, date: day.date.slice(0, 10) })),
    'date',
    serverToday(),
  )
}

/** The days without today's, unless it counts: a lilishop counts a day into its month once it is over. */
function countedDays(visits: DayVisits[]): DayVisits[] {
  const isCounted = ({ date, pvNum }: DayVisits) => date !== serverToday() || (pvNum ?? 0) > 0
  return visits.length > 1 ? withDays(visits).filter(isCounted) : withDays(visits)
}

/** The distinct visitors of a period. */
function visitors(overview: Overview | null): { uvNum: number | null } {
  return { uvNum: overview?.uvNum ?? null }
}

/** The visitors of a period, unless a day of it had more: a lilishop counts today's into the days alone. */
function plausible<Total extends { uvNum: number | null }>(total: Total | undefined, days: DayVisits[] | undefined) {
  const isShort = days?.some(({ uvNum }) => (uvNum ?? 0) > (total?.uvNum ?? 0))
  return total && isShort ? { ...total, uvNum: null } : total
}
