type Place = 'localStorage' | 'sessionStorage'

/** Ways in which a browser refuses local or session storage. */
export const REFUSALS = {
  'is full': () => refusing({ setItem: 'QuotaExceededError' }),
  'throws when read': () => refusing({ getItem: 'InvalidStateError' }),
  'is denied': () => ({
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }),
  'is null': () => ({ value: null }),
} satisfies Record<string, () => PropertyDescriptor>

/** Has the window's storage refuse. Returns what gives back the browser's own. */
export function refuseStorage(place: Place, way: keyof typeof REFUSALS): () => void {
  const own = Object.getOwnPropertyDescriptor(window, place) as PropertyDescriptor
  Object.defineProperty(window, place, { ...REFUSALS[way](), configurable: true })
  return () => Object.defineProperty(window, place, own)
}

/** An empty storage some of whose methods throw. */
function refusing(errors: Partial<Record<keyof Storage, string>>): PropertyDescriptor {
  const values = new Map<string, string>()
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
    clear: () => values.clear(),
  }
  for (const [method, error] of Object.entries(errors)) {
    Object.assign(storage, {
      [method]: () => {
        throw new DOMException('refused', error)
      },
    })
  }
  return { value: storage }
}
