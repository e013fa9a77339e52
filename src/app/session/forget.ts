import { isAnyPhone } from '#domain/cell/phone'
import { serverNow, shiftMinutes } from '#domain/time'
import { changeDrafts, clearDrafts, removeDrafts, removeOldDrafts } from '#shared/drafts'
import { removeOldVersions, removeVersions } from '#shared/editor/draft/versions'
import { loadPrefs, PREFS, writePref } from '#shared/prefs'
import { localStore, sessionStore } from '#shared/storage/webStorage'
import { workstation } from '#shared/storage/workstation'

// What this computer forgets of its users, and when.

/** What a user typed is kept this long, days. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 3_600_000
const DAY_MINUTES = 24 * 60

/**
 * What a sign-out leaves in session storage, which holds no values: what went wrong, for the diagnosis, the keys of
 * writes without an answer, and when the language was chosen and the page reloaded.
 */
const LEFT_IN_SESSION = ['failureEvents', 'openWrites', 'languageChosenAt', 'reloadedForRelease', 'reloadedForLowest']

/** At each sign-out: the phone numbers in drafts, and the values of forms without a draft. */
export async function forgetPersons(userId: string): Promise<void> {
  for (const name of sessionStore.names()) if (!LEFT_IN_SESSION.includes(name)) sessionStore.remove(name)
  await changeDrafts(userId, withoutNumbers)
  await changePrefs((name, value) => (name === `trucks.${userId}` ? withoutPhones(value) : value))
}

/** What a user typed or edited: drafts, kept states of records, values of forms without one. */
export async function forgetDrafts(userId: string): Promise<void> {
  sessionStore.clear()
  await Promise.all([removeDrafts(userId), removeVersions(userId)])
}

/** All that this site keeps on this computer, of every user, its settings included. */
export async function forgetEverything(): Promise<void> {
  localStore.clear()
  sessionStore.clear()
  await Promise.all([clearDrafts(), workstation.clear()])
  await loadPrefs()
}

/** What is older than a week: drafts, kept states of records, searches, opened records, and waits for SMS codes. */
export async function forgetOld(): Promise<void> {
  const before = Date.now() - KEPT_DAYS * DAY_MS
  for (const name of sessionStore.names()) {
    if (/Until\./.test(name) && Number(sessionStore.get(name)) < Date.now()) sessionStore.remove(name)
  }
  const now = serverNow()
  const days = (await workstation.entries<{ time: string }[]>()).filter(([name]) => name.startsWith('today.'))
  const past = days.filter(([, entries]) => !entries.some(({ time }) => time.startsWith(now.slice(0, 10))))
  await Promise.all([
    removeOldDrafts(before),
    removeOldVersions(shiftMinutes(now, -KEPT_DAYS * DAY_MINUTES)),
    workstation.remove(past.map(([name]) => name)),
    changePrefs((name, value, prefs) => (isOldPref(name, value, prefs, before) ? undefined : value)),
  ])
}

type Prefs = Readonly<Record<string, unknown>>

/** Changes the settings of this workstation; one that becomes undefined is removed. */
async function changePrefs(to: (name: string, value: unknown, prefs: Prefs) => unknown): Promise<void> {
  const prefs = (await workstation.read<Prefs>(PREFS)) ?? {}
  for (const [name, value] of Object.entries(prefs)) {
    const changed = to(name, value, prefs)
    if (changed !== value) writePref(name, changed)
  }
}

function isOldPref(name: string, value: unknown, prefs: Prefs, before: number): boolean {
  if (name.startsWith('searches.')) return !(Number(prefs[name.replace('searches.', 'searchTimes.')]) >= before)
  if (name.startsWith('searchTimes.')) return !(Number(value) >= before)
  if (!name.startsWith('recent.') || !Array.isArray(value)) return false
  // The latest is the first.
  return !(Number((value[0] as { time?: number } | undefined)?.time) >= before)
}

/**
 * The same values without phone numbers, and without the id of the person whose number it was (`driverId` beside
 * `driverPhone`): by the id a restored form would fill in the number on file, also for one that was typed over it.
 */
function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (!isPlain(value)) return withoutPhones(value)
  const ids = Object.entries(value).flatMap(([name, inner]) =>
    name.endsWith('Phone') && inner !== '' && withoutPhones(inner) === '' ? [name.replace(/Phone$/, 'Id')] : [],
  )
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, ids.includes(name) ? '' : withoutNumbers(inner)]),
  )
}

/**
 * The same values with '' for each that is a phone number, or parts between slashes of which one is: the waybill of an
 * own vehicle. A restored form asks for them again: filled from its record, a changed name would have another's number.
 */
function withoutPhones(value: unknown): unknown {
  if (typeof value === 'string') return value.split('/').some(isAnyPhone) ? '' : value
  if (Array.isArray(value)) return value.map(withoutPhones)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutPhones(inner)]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
