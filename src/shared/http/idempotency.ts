import { sessionStore } from '#shared/storage/webStorage'
import { uuid } from './uuid'

type OpenWrite = { key: string; since: number }

/** Writes without a definite response, by their content. */
export type OpenWrites = [content: string, OpenWrite][]

const STORE_KEY = 'openWrites'
/** How long after a reload a repeated write counts as the same one, ms. */
const LIFE_MS = 30 * 60_000

/**
 * Keys of writes without a definite response. Sending the same content again (a double click, a retry after a lost
 * response, F5 while saving) reuses the key, so that the server executes it once; a definite response discards the key.
 */
const open = new Map<string, OpenWrite>(readStored())

/** The key for a write of this method, path and body. */
export function idempotencyKey(method: string, path: string, body: unknown): { key: string; settle: () => void } {
  const content = `${method} ${path} ${digest(fingerprint(body))}`
  const { key } = open.get(content) ?? { key: uuid() }
  open.set(content, { key, since: Date.now() })
  store()
  return {
    key,
    settle: () => {
      if (open.get(content)?.key !== key) return
      open.delete(content)
      store()
    },
  }
}

/** The writes of this browser tab that have no definite response yet. */
export function openWrites(): OpenWrites {
  return [...open]
}

/** Adopts the writes of a tab that was closed before they were answered: the same content gets its old key again. */
export function adoptWrites(writes: OpenWrites): void {
  for (const [content, write] of writes) if (!open.has(content)) open.set(content, write)
  store()
}

/**
 * Stored per browser tab: the same content in another tab is a separate write. Without storage, a write repeated after
 * a reload gets a new key.
 */
function store() {
  sessionStore.set(STORE_KEY, JSON.stringify([...open]))
}

function readStored(): OpenWrites {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(STORE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpenWrite) : []
  } catch {
    return []
  }
}

function isOpenWrite(entry: unknown): entry is OpenWrites[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { key, since } = (entry[1] ?? {}) as Partial<OpenWrite>
  return typeof key === 'string' && typeof since === 'number' && Date.now() - since < LIFE_MS
}

/** Tells texts apart without storing them: their length and two 32-bit FNV-1a hashes. */
export function digest(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b)
  }
  return `${text.length} ${(one >>> 0).toString(36)} ${(two >>> 0).toString(36)}`
}

function fingerprint(body: unknown): string {
  if (body instanceof FormData) {
    return [...body.entries()]
      .map(
        ([name, value]) =>
          `${name}=${value instanceof File ? `${value.name}:${value.size}:${value.lastModified}` : value}`,
      )
      .join('&')
  }
  if (body instanceof URLSearchParams) return body.toString()
  return JSON.stringify(body ?? null)
}
