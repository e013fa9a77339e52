import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { plain, translateMessage } from '#domain/text'
import { dayAfter, daysBetween, formatTime, parseTime } from '#domain/time'
import { type PromotionStatus, periodText, promotionStatuses, scopeTypes } from '#features/mall/activity/model'
import { activityFaults } from '#features/mall/activity/model/fault'
import {
  activityKinds,
  activityName,
  activityScreen,
  activityTitle,
  offerText,
} from '#features/mall/activity/model/kind'
import type { Seckill } from '#features/promotion/seckill/model'
import { Due } from '#shared/ui/Due'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './CalendarTable.module.css'
import { type CalendarGroup, type CalendarRow, monthDays, type Span, spanOf } from './model'

/** How a bar looks by status. */
const BARS: Record<PromotionStatus, string | undefined> = {
  START: styles.running,
  NEW: styles.planned,
  END: styles.over,
  CLOSE: styles.over,
}

type Props = {
  month: string
  today: string
  groups: readonly CalendarGroup[]
  /** The seckills that may be applied to. */
  seckills: readonly Seckill[]
}

/** A month of activities: a column for each day, a bar for each activity. */
export function CalendarTable({ month, today, groups, seckills }: Props) {
  const { t } = useTranslation()
  const { from, to } = monthDays(month)
  const days = Array.from({ length: (daysBetween(from, to) ?? 0) + 1 }, (_, at) => dayAfter(from, at))
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={textStyles.spoken}>{t('{{month}} 的活动', { month })}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {t('活动')}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={dayClass(day, today)}
                aria-current={day === today ? 'date' : undefined}
              >
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ type, rows }) => (
          <tbody key={type}>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className={styles.group}>
                {t(activityKinds[type].label)} {rows.length}
              </th>
            </tr>
            {rows.map((row) => (
              <ActivityRow key={row.activity.id} row={row} length={days.length} />
            ))}
          </tbody>
        ))}
        {seckills.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className={styles.group}>
                {t('可报名的秒杀')} {seckills.length}
              </th>
            </tr>
            {seckills.map((seckill) => (
              <SeckillRow key={seckill.id} seckill={seckill} month={month} length={days.length} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

function ActivityRow({ row, length }: { row: CalendarRow; length: number }) {
  const { t } = useTranslation()
  const { activity, overlaps } = row
  const { scopeType, startTime } = activity
  const status = activity.promotionStatus || 'NEW'
  const faults = activityFaults(activity)
  const time = startTime === '' ? t('领取后生效') : periodText(activity, 'MM-DD HH:mm')
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <PageLink {...activityScreen(activity)}>{activityTitle(t, activity)}</PageLink>
        <span className={textStyles.secondary}>
          {translateMessage(t, offerText(activity))}　{t(scopeTypes[scopeType]?.label ?? '指定商品')}
        </span>
        {faults.map((fault) => (
          <span key={plain(fault)} className={textStyles.negative}>
            {translateMessage(t, fault)}
          </span>
        ))}
        {overlaps.length > 0 && (
          <Tooltip title={overlaps.map(activityName).join('、')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the names of the others are in its hint */}
            <span className={styles.overlap} tabIndex={0}>
              {t('同期还有 {{count}} 个活动含同样商品', { count: overlaps.length })}
            </span>
          </Tooltip>
        )}
      </th>
      <BarCells
        span={row}
        length={length}
        look={BARS[status]}
        words={`${t(promotionStatuses[status]?.label ?? status)} ${time}`}
      />
    </tr>
  )
}

/** A seckill of the platform that the shop may still apply to. */
function SeckillRow({ seckill, month, length }: { seckill: Seckill; month: string; length: number }) {
  const { t } = useTranslation()
  const { id, promotionName, applyEndTime, applyNum, startTime } = seckill
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <PageLink name="seckill-goods" query={{ id }}>
          {promotionName}
        </PageLink>
        <span className={textStyles.secondary}>
          {t('报名截止 {{time}}', { time: formatTime(applyEndTime, 'MM-DD HH:mm') })} <Due due={applyEndTime} />
        </span>
        <span className={textStyles.secondary}>
          {applyNum ? t('已报名 {{count}} 个规格', { count: applyNum }) : t('还没有报名')}
        </span>
      </th>
      <BarCells
        span={spanOf(seckill, month)}
        length={length}
        look={styles.planned}
        words={`${t('可报名')} ${formatTime(startTime, 'MM-DD')}`}
      />
    </tr>
  )
}

/** The days of a row: a bar from the first to the last, with its words inside or beside it. */
function BarCells({ span, length, look, words }: { span: Span; length: number; look?: string; words: string }) {
  const { first, last, isFromBefore, isToAfter } = span
  const className = [styles.bar, look, isFromBefore ? styles.before : '', isToAfter ? styles.after : ''].join(' ')
  return (
    <>
      {first > 0 && <td colSpan={first} />}
      <td colSpan={last - first + 1} className={styles.cell}>
        <span className={className} title={words}>
          <span className={wordsClass(span, length)}>{words}</span>
        </span>
      </td>
      {last < length - 1 && <td colSpan={length - 1 - last} />}
    </>
  )
}

function dayClass(day: string, today: string): string {
  if (day === today) return styles.today ?? ''
  const weekday = parseTime(day)?.day()
  return (weekday === 0 || weekday === 6 ? styles.weekend : styles.day) ?? ''
}

/** Days of a bar that holds its words. */
const WIDE = 10

/** Words stand in their bar, or beside a short one, on the side that has the room. */
function wordsClass({ first, last }: Span, length: number): string | undefined {
  if (last - first + 1 >= WIDE) return styles.words
  return first > length / 2 ? styles.wordsBefore : styles.wordsAfter
}
