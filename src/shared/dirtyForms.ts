import { useSyncExternalStore } from 'react'
import type { Text } from '#domain/text'

/** A form with unsaved input. `flush` writes its draft immediately; `hasNoDraft`: nothing keeps it over a reload. */
export type DirtyForm = { tabKey: string; title: Text; flush: () => Promise<void>; hasNoDraft?: boolean }

let forms: ReadonlyMap<string, DirtyForm> = new Map()
const listeners = new Set<() => void>()

/**
 * The single registry of forms with unsaved input. It guards closing a tab, signing out, reloading for a new version
 * and closing the window, and decides whether sign-in opens over the page. Updated by events, not effects: effects of a
 * hidden tab are cleaned up while its form is still dirty.
 */
export function markDirty(id: string, form: DirtyForm): void {
  if (forms.has(id)) return
  forms = new Map(forms).set(id, form)
  emit()
}

/** Removes a form after it was submitted or its input discarded. */
export function clearDirty(id: string): void {
  if (!forms.has(id)) return
  forms = new Map([...forms].filter(([key]) => key !== id))
  const cleanup = cleanups.get(id)
  cleanups.delete(id)
  cleanup?.()
  emit()
}

const cleanups = new Map<string, () => void>()

/** Runs once when the form is no longer dirty, for whatever reason; a later one replaces an earlier. */
export function onceClean(id: string, run: () => void): void {
  cleanups.set(id, run)
}

/** Removes all forms of a tab that was closed or remounted. */
export function forgetTab(tabKey: string): void {
  for (const [id, form] of forms) if (form.tabKey === tabKey) clearDirty(id)
}

/** The forms with unsaved input, of one tab or of all tabs. */
export function dirtyForms(tabKey?: string): DirtyForm[] {
  return [...forms.values()].filter((form) => tabKey === undefined || form.tabKey === tabKey)
}

/** Writes the drafts of all forms immediately, before a page unloads. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...forms.values()].map((form) => form.flush()))
}

/** Subscribes to the keys of tabs that hold unsaved input. */
export function useDirtyTabs(): ReadonlySet<string> {
  const snapshot = useSyncExternalStore(subscribe, () => forms)
  return new Set([...snapshot.values()].map((form) => form.tabKey))
}

let isLeaving = false

/** The browser no longer warns: drafts keep all input, and the page is about to reload. */
export function skipLeaveQuestion(): void {
  isLeaving = true
}

/** Makes the browser warn before closing a window with unsaved input. Returns the cleanup. */
export function guardWindowClose(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isLeaving || forms.size === 0) return
    void flushDrafts()
    event.preventDefault()
  }
  const save = () => void flushDrafts()
  window.addEventListener('beforeunload', warn)
  window.addEventListener('pagehide', save)
  return () => {
    window.removeEventListener('beforeunload', warn)
    window.removeEventListener('pagehide', save)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function emit() {
  for (const listener of listeners) listener()
}
