import type { DraftKey } from '#shared/drafts'
import { uuid } from '#shared/http/uuid'
import { getSession } from '#shared/session'
import { storedName } from '#shared/sitePath'
import { localStore } from '#shared/storage/webStorage'

/** Who has a draft open in another browser tab, and since when, ms since 1970. */
export type DraftHolder = { userName: string; since: number }

/** This browser tab. */
const OWN_ID = uuid()
const CHANNEL = 'draftHolds'
/** How long another tab may take to answer, ms, in browsers without Web Locks. */
const ANSWER_MS = 400

/** The drafts this tab holds, each with its release function. */
const held = new Map<string, () => void>()

/**
 * Holds a draft for this browser tab, so that no other one writes to it. Resolves to null when held, else to its
 * holder. A tab that is closed or crashes loses its holds.
 */
export async function holdDraft(key: DraftKey): Promise<DraftHolder | null> {
  const name = nameOf(key)
  if (held.has(name)) return null
  const release = 'locks' in navigator && navigator.locks ? await takeLock(name) : await takeEntry(name)
  if (!release) return readEntry(name) ?? { userName: '', since: Date.now() }
  held.set(name, release)
  writeEntry(name)
  return null
}

/** Releases a draft after it was submitted or discarded, or its form was left. */
export function releaseDraft(key: DraftKey): void {
  const name = nameOf(key)
  const release = held.get(name)
  if (!release) return
  held.delete(name)
  localStore.remove(name)
  release()
}

function takeLock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const request = navigator.locks.request(storedName(name), { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
    // A browser that denies its storage also denies locks; no other tab sees a draft there.
    request.catch(() => resolve(() => undefined))
  })
}

/** Without Web Locks (plain http): asks the tab named in local storage whether it is still open. */
async function takeEntry(name: string): Promise<(() => void) | null> {
  answerOthers()
  const other = readEntry(name)
  if (other && other.owner !== OWN_ID && (await isAlive(name))) return null
  return () => undefined
}

let isAnswering = false

function answerOthers(): void {
  if (isAnswering) return
  isAnswering = true
  const channel = new BroadcastChannel(storedName(CHANNEL))
  channel.addEventListener('message', ({ data }: MessageEvent<{ ask?: string }>) => {
    if (data.ask !== undefined && held.has(data.ask)) channel.postMessage({ held: data.ask })
  })
}

function isAlive(name: string): Promise<boolean> {
  const channel = new BroadcastChannel(storedName(CHANNEL))
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), ANSWER_MS)
    channel.addEventListener('message', ({ data }: MessageEvent<{ held?: string }>) => {
      if (data.held === name) resolve(true)
    })
    channel.postMessage({ ask: name })
  }).finally(() => channel.close())
}

function writeEntry(name: string): void {
  const entry = { owner: OWN_ID, userName: getSession().user?.userName ?? '', since: Date.now() }
  // A full store only costs the notice in other tabs its name and time.
  localStore.set(name, JSON.stringify(entry))
}

function readEntry(name: string): (DraftHolder & { owner: string }) | null {
  try {
    return JSON.parse(localStore.get(name) ?? 'null') as (DraftHolder & { owner: string }) | null
  } catch {
    return null
  }
}

function nameOf({ userId, screen, record }: DraftKey): string {
  return `draftHold:${userId}:${screen}:${record}`
}
