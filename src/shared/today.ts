import { serverNow } from '#domain/time'
import { workstation } from '#shared/storage/workstation'
import { getSession } from './session'
import { currentPath } from './sitePath'

/** Something that the user did: when, in words, and the address where; '' for one that is not opened again. */
export type ActivityEntry = { time: string; text: string; to: string }

/** So many are kept. */
const MAX_ENTRIES = 500

/**
 * Keeps something that the user did, on this workstation until the day ends. A browser that refuses to store keeps
 * it until the page unloads.
 */
export async function addActivity(text: string, to = currentPath() + window.location.search): Promise<void> {
  const entry = { time: serverNow(), text, to }
  const isOfToday = ({ time }: ActivityEntry) => time.slice(0, 10) === entry.time.slice(0, 10)
  const add = (kept: ActivityEntry[] | undefined) => [...(kept ?? []).filter(isOfToday), entry].slice(-MAX_ENTRIES)
  await workstation.change<ActivityEntry[]>(storeKey(), add)
}

/** What the user did today on this workstation, also in its other windows, the first first. */
export async function activitiesOfToday(): Promise<ActivityEntry[]> {
  const kept = await workstation.read<ActivityEntry[]>(storeKey())
  const today = serverNow().slice(0, 10)
  return (kept ?? []).filter(({ time }) => time.startsWith(today))
}

function storeKey(): string {
  return `today.${getSession().user?.userId ?? ''}`
}
