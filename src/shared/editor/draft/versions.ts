import type { DraftKey } from '#shared/drafts'
import { workstation } from '#shared/storage/workstation'

/** A state of a record as the server had it: when, in the server's time, and whether this workstation saved it. */
export type Version<Values> = { id: string; time: string; isSaved: boolean; values: Values }

/** So many are kept of a record. */
const MAX_VERSIONS = 12

/**
 * Keeps a state of a record on this workstation, unless it is the latest one kept. A browser that refuses to store
 * keeps it until the page unloads.
 */
export async function keepVersion<Values>(key: DraftKey, version: Omit<Version<Values>, 'id'>): Promise<void> {
  const add = (stored: Version<Values>[] | undefined) => {
    const kept = stored ?? []
    const [latest] = kept
    if (latest && JSON.stringify(latest.values) === JSON.stringify(version.values)) return kept
    const id = `${version.time} ${Number(latest?.id.split(' ').at(-1) ?? 0) + 1}`
    return [{ ...version, id }, ...kept].slice(0, MAX_VERSIONS)
  }
  await workstation.change<Version<Values>[]>(storeKey(key), add)
}

/** The states of a record that were kept on this workstation for the user, the latest first. */
export async function storedVersions<Values>(key: DraftKey): Promise<Version<Values>[]> {
  return (await workstation.read<Version<Values>[]>(storeKey(key))) ?? []
}

/** Removes all states of records that were kept on this workstation for a user. */
export async function removeVersions(userId: string): Promise<void> {
  const names = (await workstation.entries()).map(([name]) => name)
  await workstation.remove(names.filter((name) => name.startsWith(PREFIX) && ownerOf(name) === userId))
}

/** Removes the states, of all users, that are older than a time of the server. */
export async function removeOldVersions(before: string): Promise<void> {
  for (const [name, stored] of await workstation.entries<Version<unknown>[]>()) {
    if (!name.startsWith(PREFIX)) continue
    const kept = stored.filter(({ time }) => time >= before)
    if (kept.length === 0) await workstation.remove([name])
    else if (kept.length < stored.length) await workstation.replace(name, kept)
  }
}

const PREFIX = 'versions.'

function ownerOf(name: string): string {
  return (JSON.parse(name.slice(PREFIX.length)) as [userId: string])[0]
}

function storeKey({ userId, screen, record }: DraftKey): string {
  return `${PREFIX}${JSON.stringify([userId, screen, record])}`
}
