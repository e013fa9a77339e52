/** What the browser refused to store, by place: `localStorage`, `sessionStorage`, or the name of a database. */
const places = new Set<string>()
const listeners = new Set<() => void>()

/** Notes whether a place of the browser's storage keeps what it is given. */
export function noteRefusal(place: string, isRefused: boolean): void {
  if (places.has(place) === isRefused) return
  if (isRefused) places.add(place)
  else places.delete(place)
  for (const listener of listeners) listener()
}

/** The places that do not keep what they are given, joined by spaces; '' when all do. */
export function refusedPlaces(): string {
  return [...places].join(' ')
}

/** Calls the listener after every change of `refusedPlaces`. Returns the cleanup. */
export function subscribeRefusals(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
