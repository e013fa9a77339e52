import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { clearDirty, markDirty, onceClean } from '#shared/dirtyForms'
import { type DraftKey, loadDraft } from '#shared/drafts'
import { ApiError } from '#shared/http/ApiError'
import { serverText } from '#shared/serverText'
import { useSession } from '#shared/session'
import { useTab } from '#shared/tab'
import { createDraftSaver, withoutSecrets } from './draftSaver'
import { isComplete } from './isComplete'
import { useDraftHold } from './useDraftHold'
import { useErrorsInLanguage } from './useErrorsInLanguage'
import { useRestoredDraft } from './useRestoredDraft'

type Options<Values extends object, Payload, Data, Intent> = {
  form: FormInstance<Values>
  /** Identifies the draft: the screen, and the query that opens it on this record. */
  screen: string
  record: string
  /** Names the form in unsaved-input prompts. */
  title: string
  /** The initial values, a snapshot: later responses do not reach the form. */
  initial: Values
  /** Passwords and keys: left out of the draft, which is readable in the browser. */
  secrets?: readonly (keyof Values)[]
} & (Saving<Values, Payload, Data, Intent> | DraftOnly)

/** An editor whose page sends its rows itself: only the draft is kept, and `save` does nothing. */
type DraftOnly = { mutation: null } & Partial<
  Record<Exclude<keyof Saving<object, never, never, never>, 'mutation'>, never>
>

type Saving<Values, Payload, Data, Intent> = {
  /** The mutation, e.g. `deliveries.add()`. */
  mutation: UseMutationOptions<Data, Error, Payload>
  toPayload: (values: Values, intent: Intent) => Payload
  /** Runs on valid values before they are sent, e.g. to confirm; false cancels the save. */
  before?: (values: Values, intent: Intent) => Promise<boolean>
  /** A form that reopens with the saved values stays locked until this resolves: input in between would be lost. */
  onDone: (data: Data, intent: Intent) => void | Promise<void>
  /** The fields a rejection concerns; null when it concerns no field and is shown like any other error. */
  errorsOf?: (error: ApiError) => Record<string, string> | null
  /** Called with the rejected fields, after the form's fields were marked. */
  onRefused?: (errors: Record<string, string>) => void
}

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
  restored: { savedAt: number; keep: () => void; discard: () => void } | null
  /**
   * Another browser tab that has this draft open. `copy` fills in the values typed there; false when there are none.
   */
  other: { userName: string; since: number; copy: () => Promise<boolean> } | null
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
  options: Options<Values, Payload, Data, Intent>,
): Editor<Values, Intent> {
  const { form, screen, record, title, initial } = options
  // Every set of intents includes save.
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
  const [useSaved] = useState(() => create<SavedState>(() => ({ at: null })))
  const [draftedAt, setDraftedAt] = useState<number | null>(null)
  const saver = useMemo(
    () =>
      createDraftSaver(
        { own: hold.key, held: hold.held },
        () => latest.current.title,
        () => withoutSecrets(form.getFieldsValue(true) as Values, latest.current.secrets),
        (time) => isDirty.current && useSaved.setState({ at: time ?? 'failed' }),
      ),
    [hold.key, hold.held, form, useSaved],
  )
  const isReady = useRestoredDraft<Values>(hold, (savedTime, values) => {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0])
    setDraftedAt(savedTime)
    touch()
  })

  const touch = useCallback(() => {
    isDirty.current = true
    markDirty(id, { tabKey: tab.key, title, flush: saver.flush })
    onceClean(id, () => void hold.release())
    void hold.key()
    saver.touch()
  }, [id, tab.key, title, saver, hold.key, hold.release])

  useErrorsInLanguage(form)

  const settle = useCallback(async () => {
    isDirty.current = false
    setDraftedAt(null)
    const dropping = saver.drop()
    clearDirty(id)
    await dropping
    if (!isDirty.current) useSaved.setState({ at: null })
  }, [id, saver, useSaved])

  const { mutation } = options
  // A second click may arrive before the form renders as saving.
  const isBusy = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const [, raise] = useState()
  // Payload of a save whose outcome is unknown. Repeating it skips `before`: its duplicate check would find the user's
  // own record.
  const unsettled = useRef('')
  const intent = useRef<Intent | null>(null)
  const savedAt = useRef(0)
  const release = () => {
    isBusy.current = false
  }
  const saving = useMutation<Data, Error, Payload>({
    ...mutation,
    meta: { ...mutation?.meta, takes: (error: unknown) => placeErrors(latest.current, error) },
    onSuccess: async (data) => {
      await settle()
      savedAt.current = Date.now()
      await latest.current.onDone?.(data, intent.current ?? DEFAULT)
    },
    onSettled: (_data, error, payload) => {
      const isUnknown = error instanceof ApiError && error.isOutcomeUnknown
      unsettled.current = isUnknown ? JSON.stringify(payload) : ''
      release()
    },
  })

  const submit = async () => {
    const { before, toPayload } = latest.current
    if (!toPayload) return release()
    const wanted = intent.current ?? DEFAULT
    const valuesNow = () => form.getFieldsValue(true) as Values
    const isRetry = JSON.stringify(toPayload(valuesNow(), wanted)) === unsettled.current
    if (before && !isRetry) {
      setAsking(true)
      const isWanted = await before(valuesNow(), wanted).finally(() => setAsking(false))
      if (!isWanted) return release()
    }
    saving.mutate(toPayload(valuesNow(), wanted))
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
      if (complete) return submit().catch(crash)
      release()
      // antd scrolls to and focuses the first invalid field only on submit.
      form.submit()
    })
  }

  const change = useCallback(
    (values: Partial<Values>) => {
      form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0])
      touch()
    },
    [form, touch],
  )

  const discard = () => {
    form.resetFields()
    return settle()
  }

  return {
    isReady,
    isDirty: () => isDirty.current,
    isSaving: saving.isPending || isAsking,
    formProps: {
      form,
      name,
      initialValues: initial,
      onValuesChange: touch,
      onFinish: () => save(intent.current ?? DEFAULT),
      disabled: saving.isPending,
    },
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
            keep: () => setDraftedAt(null),
            discard: () => void discard(),
          },
    other: hold.other && {
      ...hold.other,
      copy: async () => {
        const theirs = hold.other && (await loadDraft<Values>(hold.other.key))
        if (!theirs) return false
        form.setFieldsValue(theirs.values as Parameters<typeof form.setFieldsValue>[0])
        touch()
        return true
      },
    },
    useSaved,
  }
}

/** Marks the rejected fields. False when the rejection concerns no field. */
function placeErrors<Values extends object, Payload, Data, Intent extends string>(
  options: Options<Values, Payload, Data, Intent>,
  error: unknown,
): boolean {
  const errors = error instanceof ApiError ? options.errorsOf?.(error) : null
  if (!errors) return false
  const { form, onRefused } = options
  const names = Object.keys(errors).filter((name) => form.getFieldInstance(name as never) !== undefined)
  form.setFields(names.map((name) => ({ name: name as never, errors: [serverText(errors[name] ?? '')] })))
  if (names[0]) form.scrollToField(names[0] as never, { focus: true, block: 'center' })
  onRefused?.(errors)
  return true
}
