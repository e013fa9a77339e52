import { serverMoment } from '#domain/clock'

/** Something that went wrong, as it was: `scrub` takes values and names out before anybody else sees it. */
export type Happening = {
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

let happened: Happening[] = []
const listeners = new Set<(happening: Happening, error: unknown) => void>()

/** Records what an error is. */
export function noteHappening(facts: Pick<Happening, 'what' | 'where' | 'status' | 'trace'>, error: unknown): void {
  const happening = { time: serverMoment(), screen: window.location.pathname, ...facts }
  happened = [...happened, happening].slice(-MOST)
  for (const tell of listeners) tell(happening, error)
}

/** Records an error of our own code. A failed call is recorded where it fails. */
export function noteFault(error: unknown): void {
  const { name = '', message = String(error), stack = '' } = error instanceof Error ? error : {}
  if (name === 'ApiError') return
  const places = stack.match(/[\w.-]+\.\w+:\d+:\d+/g)?.slice(0, 3) ?? []
  noteHappening({ what: `${name} ${message}`.trim(), where: places.join(' < '), status: 0, trace: '' }, error)
}

/** What went wrong in this page, the newest last; at most 200. */
export function happenings(): readonly Happening[] {
  return happened
}

/** Tells of what goes wrong from now on. Returns the end of it. */
export function onHappening(tell: (happening: Happening, error: unknown) => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Records what no code catches: errors, rejections, files that do not load. */
export function watchHappenings(): void {
  window.addEventListener('error', ({ error, message }) => noteFault(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason))
  window.addEventListener('vite:preloadError', ({ payload }) => noteFault(payload))
}
