import type { Text } from '#domain/text'
import { type Draft, type DraftKey, removeDraft, saveDraft } from '#shared/drafts'

/** Longest time that input stays unsaved, ms. */
const SAVE_WITHIN_MS = 500

/** Saves a form's input as its draft, shortly after each change and immediately on request. */
export type DraftSaver = {
  /** Records a change; the draft is written within half a second, even during continuous typing. */
  touch: () => void
  /** Writes pending changes immediately. */
  flush: () => Promise<void>
  /** Writes the draft, changed or not: a save was sent, or was refused. */
  write: () => Promise<void>
  /** Deletes the draft and cancels pending writes. */
  drop: () => Promise<void>
}

/**
 * A saver for one form.
 *
 * @param key the draft to write to, which may be a copy; `held` is null while nothing was written
 * @param title returns the form's name in lists
 * @param read returns the form's values at the time of saving
 * @param more returns what those values started from, if a save compares it, and a save without an answer
 * @param onSaved called after each write with ms since 1970, or `null` when the browser refused to store it
 */
export function createDraftSaver<Values>(
  key: { own: () => Promise<DraftKey>; held: () => Promise<DraftKey> | null },
  title: () => Text,
  read: () => Values,
  more: () => Pick<Draft<Values>, 'opened' | 'attempt'>,
  onSaved: (savedAt: number | null) => void,
): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    writing = store()
    return writing
  }
  const store = async () => {
    try {
      await saveDraft(await key.own(), read(), title(), more())
      onSaved(Date.now())
    } catch {
      onSaved(null)
    }
  }
  return {
    touch: () => {
      timer ??= setTimeout(() => void write(), SAVE_WITHIN_MS)
    },
    write,
    flush: () => (timer === undefined ? writing : write()),
    drop: async () => {
      clearTimeout(timer)
      timer = undefined
      // Read before waiting, because the hold may be released meanwhile.
      const holding = key.held()
      await writing
      const held = await holding
      if (held) await removeDraft(held)
    },
  }
}

/** Values without the named ones. */
export function withoutSecrets<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[] = [],
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !names.includes(name as keyof Values)),
  ) as Partial<Values>
}
