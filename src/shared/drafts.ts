import { createStore, del, entries, get, set } from 'idb-keyval'

/** A saved input of a form. `savedAt` is milliseconds since 1970 of this workstation; `title` names the form in lists. */
export type Draft<Values> = { savedAt: number; title: string; values: Values }

/**
 * Whose draft of what: another user never sees it, and each record of a screen has its own. `record` is the query
 * that opens the screen on it, e.g. `contractId=17`.
 */
export type DraftKey = { userId: string; screen: string; record: string }

const store = createStore('supplierDrafts', 'drafts')

/** Saves a draft over the one before. Rejects when the browser refuses to store, so that the form can say so. */
export async function saveDraft<Values>(key: DraftKey, values: Values, title = ''): Promise<void> {
  await set(nameOf(key), { savedAt: Date.now(), title, values } satisfies Draft<Values>, store)
}

/** The draft of a form, or null. A browser that cannot read its store has none. */
export async function loadDraft<Values>(key: DraftKey): Promise<Draft<Values> | null> {
  try {
    return (await get<Draft<Values>>(nameOf(key), store)) ?? null
  } catch {
    return null
  }
}

/** Forgets a draft, after it was submitted or discarded. */
export async function removeDraft(key: DraftKey): Promise<void> {
  try {
    await del(nameOf(key), store)
  } catch {
    // A browser that cannot reach its store holds no draft either.
  }
}

/** All drafts of a user on this workstation, newest first: what is still to be finished. */
export async function listDrafts(userId: string): Promise<(DraftKey & { savedAt: number; title: string })[]> {
  const all = await allDrafts()
  return all
    .map(([name, draft]) => ({ ...keyOf(name), savedAt: draft.savedAt, title: draft.title }))
    .filter((draft) => draft.userId === userId)
    .sort((a, b) => b.savedAt - a.savedAt)
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
