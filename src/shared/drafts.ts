import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import type { OpenWrites } from '#shared/http/idempotency'

/**
 * Saved input of a form. `savedAt` is local time in ms since 1970; `title` names the form in lists; `opened` are the
 * record's saved values that the input started from.
 */
export type Draft<Values> = {
  savedAt: number
  title: string
  values: Values
  opened?: Partial<Values>
  attempt?: Attempt
}

/** A save that was sent and not answered: the digest of what was sent, and the keys under which it can be found out. */
export type Attempt = { payload: string; writes: OpenWrites }

/**
 * Scopes a draft to a user, a screen and a record. `record` is the query that opens the screen on it, e.g.
 * `contractId=17`.
 */
export type DraftKey = { userId: string; screen: string; record: string }

const store = createStore('supplierDrafts', 'drafts')

/**
 * Saves a draft, replacing the previous one.
 *
 * @throws when the browser refuses to store it, so that the form can say so
 */
export async function saveDraft<Values>(
  key: DraftKey,
  values: Values,
  title = '',
  { opened, attempt }: Pick<Draft<Values>, 'opened' | 'attempt'> = {},
): Promise<void> {
  await set(nameOf(key), { savedAt: Date.now(), title, values, opened, attempt } satisfies Draft<Values>, store)
}

/** The draft of a form, or null; also null when the browser's store is unreadable. */
export async function loadDraft<Values>(key: DraftKey): Promise<Draft<Values> | null> {
  try {
    return (await get<Draft<Values>>(nameOf(key), store)) ?? null
  } catch {
    return null
  }
}

/** Deletes a draft after it was submitted or discarded. */
export async function removeDraft(key: DraftKey): Promise<void> {
  try {
    await del(nameOf(key), store)
  } catch {
    // An unreachable store holds no draft either.
  }
}

/** All drafts of a user on this workstation, newest first. */
export async function listDrafts(userId: string): Promise<(DraftKey & { savedAt: number; title: string })[]> {
  const all = await allDrafts()
  return all
    .map(([name, draft]) => ({ ...keyOf(name), savedAt: draft.savedAt, title: draft.title }))
    .filter((draft) => draft.userId === userId)
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** Deletes all drafts of a user from this workstation. */
export async function removeDrafts(userId: string): Promise<void> {
  const own = (await allDrafts()).map(([name]) => name).filter((name) => keyOf(name).userId === userId)
  try {
    await delMany(own, store)
  } catch {
    // An unreachable store holds no draft either.
  }
}

async function allDrafts(): Promise<[string, Draft<unknown>][]> {
  try {
    return await entries<string, Draft<unknown>>(store)
  } catch {
    return []
  }
}

function nameOf({ userId, screen, record }: DraftKey): string {
  return JSON.stringify([userId, screen, record])
}

function keyOf(name: string): DraftKey {
  const [userId = '', screen = '', record = ''] = JSON.parse(name) as string[]
  return { userId, screen, record }
}
