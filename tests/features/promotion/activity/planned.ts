import { dayAfter, serverNow } from '#domain/time'

const NOW = serverNow()

/** Whether an activity of the demo shop has not begun yet. */
export function isPlanned({ storeId, startTime }: { storeId: string; startTime: string }): boolean {
  return storeId === '9003' && startTime > NOW
}

/** A planned activity that has begun: its terms can no longer be changed. */
export const BEGUN = { startTime: `${dayAfter(NOW, -1)} 00:00:00` }
