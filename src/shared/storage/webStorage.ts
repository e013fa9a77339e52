import { ownName, storedName } from '#shared/sitePath'
import { noteRefusal } from './refusal'

/** Local storage, shared by the browser's tabs. Never throws; what it refuses lives until the page unloads. */
export const localStore = webStorage('localStorage')

/** Session storage, of this browser tab alone. Never throws; what it refuses lives until the page unloads. */
export const sessionStore = webStorage('sessionStorage')

/** Storage may be full, denied, null, or throw at any call, even at reading its name from the window. */
function webStorage(place: 'localStorage' | 'sessionStorage') {
  /** Values that were not stored, each with what is stored instead: once that changes, another tab has written it. */
  const refused = new Map<string, [value: string | null, stored: string | null]>()
  const stored = (name: string) => attempt(() => window[place].getItem(storedName(name))) ?? null
  const put = (name: string, value: string | null): boolean => {
    const key = storedName(name)
    attempt(() => (value === null ? window[place].removeItem(key) : window[place].setItem(key, value)))
    // Read back: some browsers drop a write in silence.
    const now = stored(name)
    if (now === value) refused.delete(name)
    else refused.set(name, [value, now])
    noteRefusal(place, refused.size > 0)
    return now === value
  }
  const names = (): string[] => {
    const keys = attempt(() => Object.keys(window[place])) ?? []
    return [...keys.map(ownName).filter((name) => name !== null), ...refused.keys()]
  }
  return {
    get(name: string): string | null {
      const now = stored(name)
      const own = refused.get(name)
      return own?.[1] === now ? own[0] : now
    },
    /** Returns whether the browser stored it, so that a reload finds it. */
    set: put,
    remove: (name: string) => put(name, null),
    names,
    /** Removes what this site has stored; another one may be served by the same host. */
    clear() {
      for (const name of names()) attempt(() => window[place].removeItem(storedName(name)))
      refused.clear()
      noteRefusal(place, false)
    },
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
