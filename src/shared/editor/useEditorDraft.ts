import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { create } from 'zustand'
import { clearDirty, markDirty, onceClean } from '#shared/dirtyForms'
import { type Draft, type DraftKey, loadDraft } from '#shared/drafts'
import { differencesOf, taking } from '#shared/editor/conflict/merge'
import { createDraftSaver, withoutSecrets } from '#shared/editor/draft/draftSaver'
import { useAttempt } from '#shared/editor/draft/useAttempt'
import { useDraftHold } from '#shared/editor/draft/useDraftHold'
import { useRestoredDraft } from '#shared/editor/draft/useRestoredDraft'
import { useTab } from '#shared/tab'
import type { EditorOptions } from './editorOptions'

/** When the draft was saved, ms since 1970; null: not yet; failed: the browser refused to store it. */
export type SavedState = { at: number | null | 'failed' }

/**
 * The input of an editor, and the draft that keeps it: whether it is unsaved, what it started from, and what an earlier
 * visit left.
 */
export function useEditorDraft<Values extends object, Payload, Data, Intent extends string>(
  options: EditorOptions<Values, Payload, Data, Intent>,
  latest: RefObject<EditorOptions<Values, Payload, Data, Intent>>,
  userId: string,
) {
  const { form, screen, record, initial, reread } = options
  const tab = useTab()
  const id = `${screen}:${record}`
  const key: DraftKey = useMemo(() => ({ userId, screen, record }), [userId, screen, record])
  const hold = useDraftHold(key)
  // A ref, not state: the first keystroke in a long form would wait for a full render.
  const isDirty = useRef(false)
  const opened = useRef(initial)
  const attempt = useAttempt()
  const [useSaved] = useState(() => create<SavedState>(() => ({ at: null })))
  const [draftedAt, setDraftedAt] = useState<number | null>(null)
  /** Whether a save is compared with what the form was opened with. */
  const isBased = useCallback(() => Boolean(latest.current.reread || latest.current.keepsOpened), [latest])
  const saver = useMemo(
    () =>
      createDraftSaver(
        { own: hold.key, held: hold.held },
        () => latest.current.title,
        () => withoutSecrets(form.getFieldsValue(true) as Values, latest.current.secrets),
        () => ({
          opened: isBased() ? withoutSecrets(opened.current, latest.current.secrets) : undefined,
          attempt: attempt.kept(),
        }),
        (time) => isDirty.current && useSaved.setState({ at: time ?? 'failed' }),
      ),
    [hold.key, hold.held, form, attempt, useSaved, isBased, latest],
  )
  const isReady = useRestoredDraft<Values>(hold, (draft) => {
    restore(draft)
    setDraftedAt(draft.savedAt)
    attempt.adopt(draft.attempt)
  })

  const touch = useCallback(() => {
    isDirty.current = true
    // A reload would lose what no draft may keep.
    const { secrets = [], title } = latest.current
    const values = form.getFieldsValue(true) as Values
    const hasNoDraft = secrets.some((name) => !isSame(values[name], opened.current[name]))
    markDirty(id, { tabKey: tab.key, title, flush: saver.flush, hasNoDraft })
    onceClean(id, () => void hold.release())
    void hold.key()
    saver.touch()
  }, [id, tab.key, saver, hold.key, hold.release, form, latest])

  const change = useCallback(
    (values: Partial<Values>) => {
      form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0])
      touch()
    },
    [form, touch],
  )
  const restore = ({ values, opened: before }: Draft<Values>) => {
    if (!before) return change(values)
    // A draft continues from what its form was opened with; fields without input show what is saved by now.
    const start = { ...initial, ...before }
    if (!reread) {
      opened.current = start
      return change(values)
    }
    const others = differencesOf(start, { ...start, ...values }, initial).filter(({ isTouched }) => !isTouched)
    opened.current = taking(start, initial, others)
    change(taking(values as Values, initial, others))
  }

  /** Ends the unsaved input and drops its draft: it was saved, or discarded. */
  const settle = useCallback(async () => {
    isDirty.current = false
    setDraftedAt(null)
    const dropping = saver.drop()
    clearDirty(id)
    await dropping
    if (!isDirty.current) useSaved.setState({ at: null })
  }, [id, saver, useSaved])

  return {
    isDirty,
    attempt,
    saver,
    touch,
    settle,
    restored: draftedAt === null ? null : { savedAt: draftedAt, keep: () => setDraftedAt(null) },
    /** What the editor passes on as it is. */
    editor: {
      isReady,
      opened,
      change,
      useSaved,
      keep: saver.write,
      leave: () => {
        void saver.flush()
        clearDirty(id)
      },
      other: hold.other && {
        ...hold.other,
        copy: async () => {
          const theirs = hold.other && (await loadDraft<Values>(hold.other.key))
          if (!theirs) return false
          restore(theirs)
          return true
        },
      },
    },
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}
