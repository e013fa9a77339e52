import type { Text } from '#domain/text'
import type { OpenWrites } from '#shared/http/idempotency'
import { openDatabase } from '#shared/storage/database'

/**
 * Saved input of a form. `savedAt` is local time in ms since 1970; `title` names the form in lists; `opened` are the
 * record's saved values that the input started from.
 */
export type Draft<Values> = {
  savedAt: number
  title: Text
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

/** The database of the drafts. */
export const DRAFTS = 'supplierDrafts'

/** The name of an account's setting on this computer: whether signing out always forgets its drafts. */
export function forgetPref(userId: string): string {
  return `forgetDrafts.${userId}`
}

const drafts = openDatabase(DRAFTS, 'drafts')

/**
 * Saves a draft, replacing the previous one.
 *
 * @throws when the browser refuses to store it, so that the form can say so; it lives until the page unloads then
 */
export async function saveDraft<Values>(
  key: DraftKey,
  values: Values,
  title: Text = { text: '' },
  { opened, attempt }: Pick<Draft<Values>, 'opened' | 'attempt'> = {},
): Promise<void> {
  const draft = { savedAt: Date.now(), title, values, opened, attempt } satisfies Draft<Values>
  const isStored = await drafts.replace(nameOf(key), draft)
  if (!isStored) throw new Error('the browser did not store the draft')
}

/** The draft of a form, or null; also null when the browser's store is unreadable. */
export async function loadDraft<Values>(key: DraftKey): Promise<Draft<Values> | null> {
  return (await drafts.read<Draft<Values>>(nameOf(key))) ?? null
}

/** Deletes a draft after it was submitted or discarded. */
export async function removeDraft(key: DraftKey): Promise<void> {
  await drafts.remove([nameOf(key)])
}

/** All drafts of a user on this workstation, newest first. */
export async function listDrafts(userId: string): Promise<(DraftKey & { savedAt: number; title: Text })[]> {
  const all = await drafts.entries<Omit<Draft<unknown>, 'title'> & { title: StoredTitle }>()
  return all
    .map(([name, draft]) => ({ ...keyOf(name), savedAt: draft.savedAt, title: titleOf(draft.title) }))
    .filter((draft) => draft.userId === userId)
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** Changes the values of every draft of a user. */
export async function changeDrafts(userId: string, change: (values: unknown) => unknown): Promise<void> {
  // One that is submitted meanwhile stays away.
  const changed = (draft: Draft<unknown> | undefined) =>
    draft && { ...draft, values: change(draft.values), opened: change(draft.opened) as Partial<unknown> }
  for (const [name] of await drafts.entries()) {
    if (keyOf(name).userId === userId) await drafts.change<Draft<unknown> | undefined>(name, changed)
  }
}

/** Deletes the drafts, of all users, that were saved before a time, ms since 1970. */
export async function removeOldDrafts(before: number): Promise<void> {
  const all = await drafts.entries<Draft<unknown>>()
  await drafts.remove(all.filter(([, { savedAt }]) => !(savedAt >= before)).map(([name]) => name))
}

/** Deletes the drafts of all users. */
export function clearDrafts(): Promise<void> {
  return drafts.clear()
}

/** Deletes all drafts of a user from this workstation. */
export async function removeDrafts(userId: string): Promise<void> {
  const names = (await drafts.entries()).map(([name]) => name)
  await drafts.remove(names.filter((name) => keyOf(name).userId === userId))
}

/** Release 1.0 stored a title as its words in Chinese. */
type StoredTitle = Text | string

function titleOf(stored: StoredTitle): Text {
  return typeof stored === 'string' ? { text: stored } : stored
}

function nameOf({ userId, screen, record }: DraftKey): string {
  return JSON.stringify([userId, screen, record])
}

function keyOf(name: string): DraftKey {
  const [userId = '', screen = '', record = ''] = JSON.parse(name) as string[]
  return { userId, screen, record }
}
