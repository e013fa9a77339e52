import { serverMoment } from '#domain/clock'
import { currentPath } from '#shared/sitePath'
import { sessionStore } from '#shared/storage/webStorage'
import { scrub, scrubTrace } from './scrub'

/** Something that went wrong, without values and names. */
export type FailureEvent = {
  /** ms, by the server's clock. */
  time: number
  screen: string
  /** The kind of a failed call, or the class and text of an error. */
  what: string
  /** The call, or the lines of code. */
  where: string
  /** HTTP status, or the code of the answer's body; 0 without. */
  status: number
  /** What a gateway's log is searched by. */
  trace: string
}

const MOST = 200
/** How many of them, and under which name, a reload keeps: users reload, then ask for help. */
const MOST_KEPT = 50
const KEPT = 'failureEvents'
/** The latest moment that a date can be made of, ms. */
const MOST_MS = 8.64e15

const earlier = readKept()
let happened: FailureEvent[] = []
const listeners = new Set<(event: FailureEvent, error: unknown) => void>()

/** Records what an error is. */
export function recordFailure(facts: Pick<FailureEvent, 'what' | 'where' | 'status' | 'trace'>, error: unknown): void {
  const { what, where } = facts
  const event = {
    ...facts,
    time: serverMoment(),
    screen: scrub(currentPath()),
    what: scrub(what),
    where: scrub(where),
    trace: scrubTrace(facts.trace),
  }
  happened = [...happened, event].slice(-MOST)
  sessionStore.set(KEPT, JSON.stringify([...earlier, ...happened].slice(-MOST_KEPT)))
  for (const tell of listeners) tell(event, error)
}

/** Records an error of our own code. A failed call is recorded where it fails. */
export function noteFault(error: unknown): void {
  const { name = '', message = String(error), stack = '' } = error instanceof Error ? error : {}
  if (name === 'ApiError') return
  const places = stack.match(/[\w.-]+\.\w+:\d+:\d+/g)?.slice(0, 3) ?? []
  recordFailure({ what: `${name} ${message}`.trim(), where: places.join(' < '), status: 0, trace: '' }, error)
}

/** What went wrong in this page, the newest last; at most 200. */
export function failureEvents(): readonly FailureEvent[] {
  return happened
}

/** What went wrong in this browser tab before its last reload, the newest last. */
export function earlierFailureEvents(): readonly FailureEvent[] {
  return earlier
}

/** Tells of what goes wrong from now on. Returns the end of it. */
export function onFailureEvent(tell: (event: FailureEvent, error: unknown) => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Records what no code catches: errors, rejections, files that do not load. */
export function watchFailures(): void {
  window.addEventListener('error', ({ error, message }) => noteFault(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason))
  window.addEventListener('vite:preloadError', ({ payload }) => noteFault(payload))
}

function readKept(): FailureEvent[] {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFailureEvent) : []
  } catch {
    return []
  }
}

/** Another version may have written it. */
function isFailureEvent(kept: Partial<FailureEvent> | null): kept is FailureEvent {
  const texts = [kept?.screen, kept?.what, kept?.where, kept?.trace]
  const isMoment = Number.isFinite(kept?.time) && Math.abs(kept?.time ?? 0) < MOST_MS
  return isMoment && Number.isFinite(kept?.status) && texts.every((text) => typeof text === 'string')
}
