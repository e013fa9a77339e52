import { get, update } from 'idb-keyval'
import type { DraftKey } from '#shared/drafts'

/** A state of a record as the server had it: when, in the server's time, and whether this workstation saved it. */
export type Version<Values> = { id: string; time: string; isSaved: boolean; values: Values }

/** So many are kept of a record. */
const MAX_VERSIONS = 12

/**
 * Keeps a state of a record on this workstation, unless it is the latest one kept. A browser that refuses to store
 * keeps nothing.
 */
export async function keepVersion<Values>(key: DraftKey, version: Omit<Version<Values>, 'id'>): Promise<void> {
  const add = (kept: Version<Values>[] = []) => {
    const [latest] = kept
    if (latest && JSON.stringify(latest.values) === JSON.stringify(version.values)) return kept
    const id = `${version.time} ${Number(latest?.id.split(' ').at(-1) ?? 0) + 1}`
    return [{ ...version, id }, ...kept].slice(0, MAX_VERSIONS)
  }
  try {
    await update<Version<Values>[]>(storeKey(key), add)
  } catch {
    // There is nothing to compare with then, and nothing else is lost.
  }
}

/** The states of a record that were kept on this workstation for the user, the latest first. */
export async function storedVersions<Values>(key: DraftKey): Promise<Version<Values>[]> {
  const stored = await get<Version<Values>[]>(storeKey(key)).catch(() => undefined)
  return stored ?? []
}

function storeKey({ userId, screen, record }: DraftKey): string {
  return `versions.${JSON.stringify([userId, screen, record])}`
}
