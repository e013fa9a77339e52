import * as v from 'valibot'
import { type Text, text } from '#domain/text'
import { formatTime } from '#domain/time'
import * as wire from '#domain/wire'

/** The group that an order waits for: how many buyers it needs and has, and when it ends, '' where that is open. */
export const groupSchema = v.object({ requiredNum: wire.count(), joinedNum: wire.count(), endTime: wire.time() })
/** The group of an order, as read. */
export type OrderGroup = v.InferOutput<typeof groupSchema>

/** How the group of an order stands; null where it waits for none, or the service does not say. */
export function groupText({ group }: { group: OrderGroup | null }): Text | null {
  if (!group?.requiredNum) return null
  const joined = group.joinedNum ?? 0
  const counts = { joined, missing: Math.max(0, group.requiredNum - joined) }
  return group.endTime === ''
    ? text('已参团 {{joined}} 人，还差 {{missing}} 人', counts)
    : text('已参团 {{joined}} 人，还差 {{missing}} 人，{{time}} 截止', {
        ...counts,
        time: formatTime(group.endTime, 'MM-DD HH:mm'),
      })
}
