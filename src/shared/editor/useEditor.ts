import { useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Text } from '#domain/text'
import { clearDirty, markDirty, onceClean } from '#shared/dirtyForms'
import { type Draft, type DraftKey, loadDraft } from '#shared/drafts'
import type { Comparison } from '#shared/editor/conflict/DraftComparison'
import { differencesOf, taking } from '#shared/editor/conflict/merge'
import type { Reread } from '#shared/editor/conflict/reread'
import { type Conflict, useRecordCheck } from '#shared/editor/conflict/useRecordCheck'
import { createDraftSaver, withoutSecrets } from '#shared/editor/draft/draftSaver'
import { useAttempt } from '#shared/editor/draft/useAttempt'
import { useDraftHold } from '#shared/editor/draft/useDraftHold'
import { useRestoredDraft } from '#shared/editor/draft/useRestoredDraft'
import { ApiError } from '#shared/http/ApiError'
import { getSession, useSession } from '#shared/session'
import { useTab } from '#shared/tab'
import { type EditorOptions, placeErrors } from './editorOptions'
import { isComplete } from './isComplete'
import { useErrorsInLanguage } from './useErrorsInLanguage'
import { useStaleRecord } from './useStaleRecord'

/** When the draft was saved, ms since 1970; null: not yet; failed: the browser refused to store it. */
type SavedState = { at: number | null | 'failed' }

/** Everything an editor page needs: form props, saving, the draft, and the dirty state. */
export type Editor<Values, Intent extends string = 'save'> = {
  isReady: boolean
  /** Whether there is unsaved input. */
  isDirty: () => boolean
  isSaving: boolean
  /** Props of the antd Form. */
  formProps: {
    form: FormInstance<Values>
    /** Prefixes the field ids: other pages stay mounted beside this one. */
    name: string
    initialValues: Values
    onValuesChange: () => void
    onFinish: () => void
    disabled: boolean
  }
  /** The saved values that the form's own changes started from; a restored draft brings those of its form. */
  opened: RefObject<Values>
  /** Changes values from code as if the user had typed them. Has a stable identity. */
  change: (values: Partial<Values>) => void
  /** Validates for the given intent ('save' by default) and saves. One attempt at a time. */
  save: (intent?: Intent) => void
  /** The intent of the last attempt; null before the first. */
  intent: () => Intent | null
  /** Releases the form but keeps its draft, so the user can continue later. */
  leave: () => void
  /** Discards the input and its draft. */
  discard: () => Promise<void>
  /** The draft restored when the page opened, until the user keeps or discards it. */
  restored: {
    savedAt: number
    /** Whether it was sent, and the answer is not known. */
    isUnsettled: boolean
    keep: () => void
    discard: () => void
    /** What the draft changes in the saved record; null for a new one. */
    compare: (() => Comparison) | null
  } | null
  /**
   * Another browser tab that has this draft open. `copy` fills in the values typed there; false when there are none.
   */
  other: { userName: string; since: number; copy: () => Promise<boolean> } | null
  /** Values saved elsewhere since the form opened, which the user has to choose from. */
  conflict: Conflict | null
  /** What the record is now that a save was refused; null while it still takes one. */
  moved: Text | null
  /** When the draft was last saved. A store, so that a save re-renders only its label and not the whole form. */
  useSaved: UseBoundStore<StoreApi<SavedState>>
}

/** Longest time between the two clicks of a double click, ms. */
const DOUBLE_CLICK_MS = 1_000

/**
 * The one mechanism of create and edit forms: values in, draft kept, one submit at a time, rejections shown at their
 * fields.
 */
export function useEditor<Values extends object, Payload, Data, Intent extends string = 'save'>(
  options: EditorOptions<Values, Payload, Data, Intent>,
): Editor<Values, Intent> {
  const { form, screen, record, title, initial, reread, mutation } = options
  const DEFAULT = 'save' as Intent
  const userId = useSession((session) => session.user?.userId ?? '')
  const tab = useTab()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const name = useId()
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
  const isBased = useCallback(() => Boolean(latest.current.reread || latest.current.keepsOpened), [])
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
    [hold.key, hold.held, form, attempt, useSaved, isBased],
  )
  const isReady = useRestoredDraft<Values>(hold, (draft) => {
    restore(draft)
    setDraftedAt(draft.savedAt)
    attempt.adopt(draft.attempt)
  })

  const touch = useCallback(() => {
    isDirty.current = true
    markDirty(id, { tabKey: tab.key, title, flush: saver.flush })
    onceClean(id, () => void hold.release())
    void hold.key()
    saver.touch()
  }, [id, tab.key, title, saver, hold.key, hold.release])

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

  useErrorsInLanguage(form)
  const { moved, look } = useStaleRecord(latest)
  const settle = useCallback(async () => {
    isDirty.current = false
    setDraftedAt(null)
    const dropping = saver.drop()
    clearDirty(id)
    await dropping
    if (!isDirty.current) useSaved.setState({ at: null })
  }, [id, saver, useSaved])

  // A second click may arrive before the form renders as saving.
  const isBusy = useRef(false)
  const [isAsking, setAsking] = useState(false)
  /** From reading the record again to the end of the save: input in between would be lost. */
  const [isLocked, setLocked] = useState(false)
  const [, raise] = useState()
  const intent = useRef<Intent | null>(null)
  const savedAt = useRef(0)
  const release = () => {
    isBusy.current = false
    setLocked(false)
  }
  const saving = useMutation<Data, Error, Payload>({
    ...mutation,
    meta: { ...mutation?.meta, takes: (error: unknown) => placeErrors(latest.current, error) },
    onSuccess: async (data) => {
      attempt.end()
      opened.current = form.getFieldsValue(true) as Values
      await settle()
      savedAt.current = Date.now()
      await latest.current.onDone?.(data, intent.current ?? DEFAULT)
    },
    onSettled: (_data, error) => {
      const isUnknown = error instanceof ApiError && error.isOutcomeUnknown
      if (!isUnknown) attempt.end()
      look(error)
      // The draft must not ask for an answer that is there.
      if (error && !isUnknown && isDirty.current) void saver.write()
      release()
    },
  })

  const { conflict, check } = useRecordCheck<Values>({
    form,
    title,
    opened,
    reread,
    change,
    again: () => save(intent.current ?? DEFAULT),
  })

  const submit = async () => {
    const { before, toPayload, changes } = latest.current
    if (!toPayload) return release()
    const wanted = intent.current ?? DEFAULT
    const payload = () => toPayload(form.getFieldsValue(true) as Values, wanted, opened.current)
    // The duplicate check of `before` would find the record that the open save made.
    if (before && !attempt.isRepeat(payload())) {
      setAsking(true)
      const isWanted = await before(form.getFieldsValue(true) as Values, wanted).finally(() => setAsking(false))
      if (!isWanted) return release()
    }
    if (reread && (changes?.(wanted) ?? true)) {
      setLocked(true)
      if (!(await check())) return release()
    }
    // Another user may have signed in while questions were asked: the input is not theirs.
    if ((getSession().user?.userId ?? '') !== userId) return release()
    const sent = payload()
    attempt.start(sent)
    saving.mutate(sent)
    // The key is known once the request is on its way.
    if (isDirty.current) setTimeout(() => attempt.isOpen() && void saver.write())
  }

  // An `ApiError` from `before` has already been shown; any other error goes to the error boundary of the page, and the
  // draft stays.
  const crash = (fault: unknown) => {
    release()
    if (fault instanceof ApiError) return
    raise(() => {
      throw fault
    })
  }

  const save = (next: Intent = DEFAULT) => {
    // The second click of a slow double click arrives when the first is answered, on a form that is about to close.
    const isSecondClick = !isDirty.current && intent.current === next && Date.now() - savedAt.current < DOUBLE_CLICK_MS
    if (isBusy.current || isSecondClick || !mutation) return
    isBusy.current = true
    intent.current = next
    // Write the draft first, so that a reload while saving restores what is being saved.
    void saver.flush()
    void isComplete(form).then((complete) => {
      if (complete) {
        submit().catch(crash)
        return
      }
      release()
      // antd scrolls to and focuses the first invalid field only on submit.
      form.submit()
    })
  }

  const discard = () => {
    form.resetFields()
    opened.current = initial
    return settle()
  }

  return {
    isReady,
    isDirty: () => isDirty.current,
    isSaving: saving.isPending || isAsking || isLocked,
    formProps: {
      form,
      name,
      initialValues: initial,
      onValuesChange: touch,
      onFinish: () => save(intent.current ?? DEFAULT),
      disabled: saving.isPending || isLocked,
    },
    opened,
    change,
    save,
    intent: () => intent.current,
    leave: () => {
      void saver.flush()
      clearDirty(id)
    },
    discard,
    restored:
      draftedAt === null
        ? null
        : {
            savedAt: draftedAt,
            isUnsettled: attempt.isOpen() && !saving.isPending,
            keep: () => setDraftedAt(null),
            discard: () => void discard(),
            compare: reread
              ? () => {
                  const draft = form.getFieldsValue(true) as Values
                  const differences = differencesOf(draft, draft, initial, reread.groups)
                  return { reread: reread as unknown as Reread<never>, differences }
                }
              : null,
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
    conflict,
    moved,
    useSaved,
  }
}
