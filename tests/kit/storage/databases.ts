import { connections } from './connections'

type State = 'open' | 'hung' | 'refused' | 'denied'
type Handler = ((event: Event) => void) | null
type Request = { result?: IDBDatabase; error?: DOMException } & Partial<Record<'onsuccess' | 'onerror', Handler>> & {
    onupgradeneeded?: Handler
  }

/**
 * Stands before the browser's `indexedDB`, so that a test can have it hang, refuse or be denied. Each change closes the
 * connections, as browsers do, so that the product opens them again.
 */
export function gateDatabases() {
  const real = indexedDB
  let state: State = 'open'
  let waiting: (() => void)[] = []

  const open = (name: string) => {
    const request: Request = {}
    const ask = () => {
      const asked = real.open(name)
      asked.onupgradeneeded = (event) => {
        request.result = asked.result
        request.onupgradeneeded?.(event)
      }
      asked.onsuccess = (event) => {
        request.result = asked.result
        request.onsuccess?.(event)
      }
    }
    if (state === 'hung') waiting.push(ask)
    else if (state === 'open') ask()
    else
      setTimeout(() => {
        request.error = new DOMException('refused', 'UnknownError')
        request.onerror?.(new Event('error'))
      })
    return request
  }
  const gate = { open, deleteDatabase: real.deleteDatabase.bind(real) }
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      if (state === 'denied') throw new DOMException('denied', 'SecurityError')
      return gate
    },
  })
  const to = (next: State) => () => {
    state = next
    for (const connection of connections) {
      connection.close()
      connection.onclose?.(new Event('close'))
    }
    connections.clear()
    if (next === 'hung') return
    for (const ask of waiting) ask()
    waiting = []
  }
  return { open: to('open'), hang: to('hung'), refuse: to('refused'), deny: to('denied') }
}
