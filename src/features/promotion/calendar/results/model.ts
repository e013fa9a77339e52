import { groupBy } from '#domain/groups'
import { fixed, sum } from '#domain/money'
import { isBeforeText, serverNow } from '#domain/time'
import {
  type Activity,
  type Period,
  type PromotionStatus,
  type PromotionType,
  promotionTypes,
} from '#features/mall/activity/model'
import { costShare, type Effect } from '#features/mall/activity/model/effect'
import { hasBegun, runOf } from '#features/mall/activity/model/history'
import { activityName } from '#features/mall/activity/model/kind'

/**
 * Whether the figures of an activity are there: it has not begun, they are still to be read, could not be, or are read.
 */
export type ResultState = 'notBegun' | 'waiting' | 'failed' | 'read'

/** An activity of a month with what it cost and brought so far; figures are null until read. Amounts in yuan. */
export type ResultRow = Period & {
  key: string
  id: string
  promotionType: PromotionType
  promotionStatus: PromotionStatus | ''
  promotionName: string
  state: ResultState
  discountPrice: string | null
  orders: number | null
  buyers: number | null
  flowPrice: string | null
  costShare: string | null
}

/** What was read of the effect of an activity; undefined is not read yet. */
export type EffectRead = { effect: Effect | null | undefined; isFailed: boolean }

/** What names an activity among those of all kinds. */
export function keyOf({ promotionType, id }: Pick<Activity, 'promotionType' | 'id'>): string {
  return `${promotionType} ${id}`
}

/** The closed activities that ran in a period of days, 'YYYY-MM-DD', which the calendar leaves out. */
export function ranBetween(closed: readonly Activity[], from: string, to: string): Activity[] {
  return closed.filter((activity) => {
    const { startTime, endTime } = runOf(activity)
    return startTime !== '' && startTime.slice(0, 10) <= to && !isBeforeText(endTime, from)
  })
}

/** The activities of a month by kind, in the order in which prices are calculated, then by start; each once. */
export function inOrder(activities: readonly Activity[]): Activity[] {
  const unique = [...groupBy(activities, keyOf).values()].flatMap(([first]) => first ?? [])
  const place = ({ promotionType }: Activity) => promotionTypes.indexOf(promotionType)
  const start = (activity: Activity) => runOf(activity).startTime
  return unique.sort((a, b) => place(a) - place(b) || start(a).localeCompare(start(b)) || a.id.localeCompare(b.id))
}

/** The activities that may have an effect, which are the ones to read. */
export function begun(activities: readonly Activity[], now = serverNow()): Activity[] {
  return activities.filter((activity) => hasBegun(activity, now))
}

/** The rows of a month: each activity with what was read of its effect, by `keyOf`. */
export function resultRows(
  activities: readonly Activity[],
  reads: ReadonlyMap<string, EffectRead>,
  now = serverNow(),
): ResultRow[] {
  return activities.map((activity) => {
    const { id, promotionType, promotionStatus } = activity
    const key = keyOf(activity)
    const { effect, isFailed = false } = reads.get(key) ?? {}
    return {
      ...runOf(activity),
      key,
      id,
      promotionType,
      promotionStatus,
      promotionName: activityName(activity),
      state: stateOf(hasBegun(activity, now), effect !== undefined, isFailed),
      discountPrice: effect?.discountPrice ?? null,
      orders: effect?.orders ?? null,
      buyers: effect?.buyers ?? null,
      flowPrice: effect?.flowPrice ?? null,
      costShare: effect ? costShare(effect) : null,
    }
  })
}

function stateOf(isBegun: boolean, isRead: boolean, isFailed: boolean): ResultState {
  if (!isBegun) return 'notBegun'
  if (isRead) return 'read'
  return isFailed ? 'failed' : 'waiting'
}

/**
 * What all activities gave, yuan; null while some are not read. Each discount belongs to one activity, so these add up;
 * orders, buyers and amounts paid do not, because an order may have used two of them.
 */
export function totalCost(rows: readonly ResultRow[]): string | null {
  if (rows.some(({ state }) => state === 'waiting' || state === 'failed')) return null
  return fixed(sum(rows.map(({ discountPrice }) => discountPrice)), 2)
}

/**
 * Up to which position to read, so that so many are under way: after the last of the first ones that are not settled.
 */
export function readLimit(settled: readonly boolean[], atOnce: number): number {
  let open = 0
  const last = settled.findIndex((isSettled) => !isSettled && ++open === atOnce)
  return last === -1 ? settled.length : last + 1
}
