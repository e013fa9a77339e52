import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteRefusal, refusedPlaces, subscribeRefusals } from '#shared/storage/refusal'
import { localStore, sessionStore } from '#shared/storage/webStorage'

// Suites of one worker share the module: what another was refused is not of this one.
beforeEach(() => {
  for (const place of refusedPlaces().split(' ')) noteRefusal(place, false)
})

afterEach(() => {
  localStore.clear()
  sessionStore.clear()
  vi.unstubAllGlobals()
})

/** A storage as the browser has it, with methods of one's own. */
function storage(own: Partial<Storage> = {}) {
  const values = new Map<string, string>()
  const methods = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
    clear: () => values.clear(),
    ...own,
  }
  return new Proxy(methods, {
    ownKeys: () => [...values.keys()],
    set: (target, name, value) => Object.assign(target, { [name]: value }) === target,
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

function refuse(name: string): never {
  throw new DOMException('refused', name)
}

const full = () => ({ setItem: () => refuse('QuotaExceededError') })
const throwing = () => ({ getItem: () => refuse('InvalidStateError') })

const KINDS = [
  ['localStorage', localStore],
  ['sessionStorage', sessionStore],
] as const

describe.each(KINDS)('%s', (place, store) => {
  const CASES: [string, () => object][] = [
    ['is full', () => ({ [place]: storage(full()) })],
    ['throws when read', () => ({ [place]: storage(throwing()) })],
    ['drops writes in silence', () => ({ [place]: storage({ setItem: () => undefined }) })],
    ['is null', () => ({ [place]: null })],
    [
      'is denied',
      () => ({
        get [place]() {
          return refuse('SecurityError')
        },
      }),
    ],
  ]

  it.each(CASES)('that %s has what was set until the page unloads, and says so', (_name, browser) => {
    vi.stubGlobal('window', browser())
    expect(store.get('a')).toBeNull()
    expect(store.set('a', '1')).toBe(false)
    store.set('b', '2')
    expect([store.get('a'), store.get('b')]).toEqual(['1', '2'])
    expect(store.names()).toEqual(expect.arrayContaining(['a', 'b']))
    expect(refusedPlaces()).toBe(place)
    store.remove('a')
    expect(store.get('a')).toBeNull()
    store.clear()
    expect(store.get('b')).toBeNull()
  })

  it('that works keeps everything itself', () => {
    const real = storage()
    vi.stubGlobal('window', { [place]: real })
    expect(store.set('a', '1')).toBe(true)
    expect(real.getItem('a')).toBe('1')
    expect(refusedPlaces()).toBe('')
    real.removeItem('a')
    expect(store.get('a')).toBeNull()
  })

  it('with a value that another tab changed since has that one', () => {
    const real = storage()
    vi.stubGlobal('window', { [place]: real })
    store.set('token', 'old')
    const { setItem } = real
    real.setItem = full().setItem
    store.set('token', 'own')
    expect(store.get('token')).toBe('own')
    setItem('token', 'theirs')
    expect(store.get('token')).toBe('theirs')
  })

  it('with room again stores what is set, and is refused no longer', () => {
    const real = storage()
    vi.stubGlobal('window', { [place]: real })
    const listener = vi.fn()
    const stop = subscribeRefusals(listener)
    const { setItem } = real
    real.setItem = full().setItem
    store.set('a', '1')
    expect([refusedPlaces(), listener.mock.calls.length]).toEqual([place, 1])
    real.setItem = setItem
    store.set('a', '2')
    expect([real.getItem('a'), refusedPlaces(), listener.mock.calls.length]).toEqual(['2', '', 2])
    stop()
  })
})
