import type { FormInstance } from 'antd'
import { type Ref, useImperativeHandle } from 'react'
import type { Text } from '#domain/text'
import { DraftNotice } from '#shared/editor/EditorBar'
import { useEditor } from '#shared/editor/useEditor'

/** The draft of a dialog. */
export type DialogDraft = {
  /** Something was typed. */
  touch: () => void
  /** The dialog is closed; its draft is offered again. */
  leave: () => void
  /** The action is done. */
  remove: () => void
}

type Props = {
  ref: Ref<DialogDraft>
  form: FormInstance<object>
  /** Where its draft is kept, and what names it in lists. */
  screen: string
  record: string
  title: Text
  initial: object
}

/** Keeps what is typed in the dialog of an action as editors do: over F5, until the action is done. */
export function ActionFormDraft({ ref, ...options }: Props) {
  const editor = useEditor<object, never, never>({ ...options, mutation: null })
  useImperativeHandle(ref, () => ({
    touch: editor.formProps.onValuesChange,
    leave: editor.leave,
    remove: () => void editor.discard(),
  }))
  return <DraftNotice editor={editor} />
}
