import { useSyncExternalStore } from 'react'
import { changeWorkstation, readWorkstation } from '#shared/storage/workstationValue'

/**
 * Settings of this workstation (theme, paper, column widths …) by name. They live in IndexedDB, because signing out
 * clears local storage and must not reset them. Read into memory once at start, so reading is synchronous.
 */
let values: Record<string, unknown> = {}
const listeners = new Set<() => void>()
/** Their name in the workstation's store. */
export const PREFS = 'prefs'

/**
 * Loads the settings; call once before the first render. A browser without IndexedDB starts with defaults; one that
 * answers late gets its settings then.
 */
export async function loadPrefs(): Promise<void> {
  values = {}
  const adopt = (stored: Record<string, unknown> = {}) => {
    values = { ...stored, ...values }
    emit()
  }
  await readWorkstation(PREFS, adopt)
}

/** A setting, or the fallback when none is stored. */
export function readPref<T>(name: string, fallback: T): T {
  return (values[name] as T | undefined) ?? fallback
}

/** Stores a setting; `undefined` removes it. Kept in memory even when the browser refuses to store. */
export function writePref(name: string, value: unknown): void {
  values = withPref(values, name, value)
  // Only this setting: another browser tab may have changed the others since they were read here.
  void changeWorkstation<Record<string, unknown>>(PREFS, (stored) => withPref(stored ?? {}, name, value))
  emit()
}

/** A setting and its setter, like `useState`; users of the same name stay in sync. The fallback must be stable. */
export function usePref<T>(name: string, fallback: T): [T, (value: T | undefined) => void] {
  const value = useSyncExternalStore(subscribePrefs, () => readPref(name, fallback))
  return [value, (next) => writePref(name, next)]
}

function emit() {
  for (const listener of listeners) listener()
}

function withPref(prefs: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _dropped, ...rest } = prefs
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** Calls the listener after every change of a setting. Returns the cleanup. */
export function subscribePrefs(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
