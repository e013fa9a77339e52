import type { FormInstance } from 'antd'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import type { Text } from '#domain/text'
import type { Comparison } from '#shared/editor/conflict/DraftComparison'
import { differencesOf } from '#shared/editor/conflict/merge'
import type { Reread } from '#shared/editor/conflict/reread'
import type { Conflict } from '#shared/editor/conflict/useRecordCheck'
import { useSession } from '#shared/session'
import type { EditorOptions } from './editorOptions'
import { type SavedState, useEditorDraft } from './useEditorDraft'
import { useErrorsInLanguage } from './useErrorsInLanguage'
import { useSaving } from './useSaving'

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
  /** Writes the draft at once: part of the input was sent, and what is left must outlive a reload. */
  keep: () => Promise<void>
  /** Releases the form but keeps its draft, so the user can continue later. */
  leave: () => void
  /** Discards the input and its draft. */
  discard: () => Promise<void>
  /** The draft restored when the page opened, until the user keeps or discards it. */
  restored: {
    savedAt: number
    /** Whether it was sent, and the answer is not known. */
    isUnsettled: boolean
    /** Whether it lacks secrets, which are never kept. */
    isPartial: boolean
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

/**
 * The one mechanism of create and edit forms: values in, draft kept, one submit at a time, rejections shown at their
 * fields.
 */
export function useEditor<Values extends object, Payload, Data, Intent extends string = 'save'>(
  options: EditorOptions<Values, Payload, Data, Intent>,
): Editor<Values, Intent> {
  const { form, initial, reread } = options
  const userId = useSession((session) => session.user?.userId ?? '')
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const name = useId()
  const draft = useEditorDraft(options, latest, userId)
  useErrorsInLanguage(form)
  const saving = useSaving(options, latest, draft, userId)
  const { restored } = draft

  const discard = () => {
    form.resetFields()
    draft.editor.opened.current = initial
    return draft.settle()
  }
  const compare = reread
    ? () => {
        const values = form.getFieldsValue(true) as Values
        const differences = differencesOf(values, values, initial, reread.groups)
        return { reread: reread as unknown as Reread<never>, differences }
      }
    : null

  return {
    ...draft.editor,
    ...saving.editor,
    isDirty: () => draft.isDirty.current,
    formProps: {
      form,
      name,
      initialValues: initial,
      onValuesChange: draft.touch,
      onFinish: () => saving.editor.save(saving.editor.intent() ?? undefined),
      disabled: saving.disabled,
    },
    discard,
    restored: restored && {
      ...restored,
      isUnsettled: draft.attempt.isOpen() && !saving.isPending,
      isPartial: options.secrets !== undefined,
      discard: () => void discard(),
      compare,
    },
  }
}
