import { type DraftKey, removeDraft, saveDraft } from '#shared/drafts'

/** Longest that typed input may stay unsaved, ms. */
const SAVE_WITHIN_MS = 500

/** Saves a form's input as its draft, soon after each change and at once when asked. */
export type DraftSaver = {
  /** Notes a change; the draft is written within half a second however fast the typing goes on. */
  touch: () => void
  /** Writes now what is not yet written. */
  flush: () => Promise<void>
  /** Forgets the draft and whatever was about to be written. */
  drop: () => Promise<void>
}

/**
 * A saver for one form.
 *
 * @param title gives what the form is called in lists, in the language of the moment
 * @param read gives the form's values at the moment of saving
 * @param onSaved told when a draft was written (ms since 1970), or `null` when the browser refused to store it
 */
export function createDraftSaver<Values>(
  key: DraftKey,
  title: () => string,
  read: () => Values,
  onSaved: (savedAt: number | null) => void,
): DraftSaver {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    try {
      await saveDraft(key, read(), title())
      onSaved(Date.now())
    } catch {
      onSaved(null)
    }
  }
  return {
    touch: () => {
      timer ??= setTimeout(() => void write(), SAVE_WITHIN_MS)
    },
    flush: () => (timer === undefined ? Promise.resolve() : write()),
    drop: () => {
      clearTimeout(timer)
      timer = undefined
      return removeDraft(key)
    },
  }
}
