import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useRecordCheck } from '#shared/editor/conflict/useRecordCheck'
import { ApiError } from '#shared/http/ApiError'
import { getSession } from '#shared/session'
import { type EditorOptions, placeErrors } from './editorOptions'
import { isComplete } from './isComplete'
import type { useEditorDraft } from './useEditorDraft'
import { useStaleRecord } from './useStaleRecord'

/** Longest time between the two clicks of a double click, ms. */
const DOUBLE_CLICK_MS = 1_000

/**
 * How an editor saves: one attempt at a time, checked against what was saved elsewhere, with rejections at their
 * fields.
 */
export function useSaving<Values extends object, Payload, Data, Intent extends string>(
  options: EditorOptions<Values, Payload, Data, Intent>,
  latest: RefObject<EditorOptions<Values, Payload, Data, Intent>>,
  draft: ReturnType<typeof useEditorDraft<Values, Payload, Data, Intent>>,
  userId: string,
) {
  const { form, title, reread, mutation } = options
  const { attempt, isDirty, saver, settle } = draft
  const { opened, change } = draft.editor
  const DEFAULT = 'save' as Intent
  const { moved, look } = useStaleRecord(latest)

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

  return {
    isPending: saving.isPending,
    /** No input is taken: it would be lost. */
    disabled: saving.isPending || isLocked,
    /** What the editor passes on as it is. */
    editor: {
      isSaving: saving.isPending || isAsking || isLocked,
      save,
      intent: () => intent.current,
      conflict,
      moved,
    },
  }
}
