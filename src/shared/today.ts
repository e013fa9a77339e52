import { serverNow } from '#domain/time'
import { workstation } from '#shared/storage/workstation'
import { getSession } from './session'

/** Something that the user did: when, in words, and the address where; '' for one that is not opened again. */
export type Deed = { time: string; text: string; to: string }

/** So many are kept. */
const MAX_DEEDS = 500

/**
 * Keeps something that the user did, on this workstation until the day ends. A browser that refuses to store keeps
 * it until the page unloads.
 */
export async function keepDeed(text: string, to = window.location.pathname + window.location.search): Promise<void> {
  const deed = { time: serverNow(), text, to }
  const isOfToday = ({ time }: Deed) => time.slice(0, 10) === deed.time.slice(0, 10)
  const add = (kept: Deed[] | undefined) => [...(kept ?? []).filter(isOfToday), deed].slice(-MAX_DEEDS)
  await workstation.change<Deed[]>(storeKey(), add)
}

/** What the user did today on this workstation, also in its other windows, the first first. */
export async function deedsOfToday(): Promise<Deed[]> {
  const kept = await workstation.read<Deed[]>(storeKey())
  const today = serverNow().slice(0, 10)
  return (kept ?? []).filter(({ time }) => time.startsWith(today))
}

function storeKey(): string {
  return `today.${getSession().user?.userId ?? ''}`
}
