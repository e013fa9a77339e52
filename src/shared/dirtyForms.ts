import { useSyncExternalStore } from 'react'

/** A form with unsaved input. `flush` writes its draft at once. */
export type DirtyForm = { tabKey: string; title: string; flush: () => Promise<void> }

let forms: ReadonlyMap<string, DirtyForm> = new Map()
const listeners = new Set<() => void>()

/**
 * The one registry of forms with unsaved input. It guards closing a tab, signing out, a new version and closing the
 * window, and decides whether sign-in opens over the page. It is told by events, not by effects: the effects of a
 * hidden tab are undone while its form is as dirty as before.
 */
export function markDirty(id: string, form: DirtyForm): void {
  if (forms.has(id)) return
  forms = new Map(forms).set(id, form)
  emit()
}

/** Takes a form out: it was submitted or its input discarded. */
export function clearDirty(id: string): void {
  if (!forms.has(id)) return
  forms = new Map([...forms].filter(([key]) => key !== id))
  emit()
}

/** Takes out all forms of a tab that was closed or made anew. */
export function forgetTab(tabKey: string): void {
  for (const [id, form] of forms) if (form.tabKey === tabKey) clearDirty(id)
}

/** The forms with unsaved input, of one tab or of all. */
export function dirtyForms(tabKey?: string): DirtyForm[] {
  return [...forms.values()].filter((form) => tabKey === undefined || form.tabKey === tabKey)
}

/** Writes the drafts of all forms at once, before a page goes away. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...forms.values()].map((form) => form.flush()))
}

/** Keys of the tabs that hold unsaved input, followed live. */
export function useDirtyTabs(): ReadonlySet<string> {
  const snapshot = useSyncExternalStore(subscribe, () => forms)
  return new Set([...snapshot.values()].map((form) => form.tabKey))
}

/** Asks the browser to warn before it closes a window with unsaved input. Returns how to stop. */
export function guardWindowClose(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (forms.size === 0) return
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
