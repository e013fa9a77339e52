import { type ReactNode, useCallback, useRef } from 'react'
import type { Fields } from '#domain/field'
import type { Text } from '#domain/text'
import { saveByKeyboard } from '#shared/editor/EditorBar'
import type { Editor } from '#shared/editor/useEditor'
import { FieldsForm } from './FieldsForm'

type Props<Values, Intent extends string> = {
  editor: Editor<Values, Intent>
  /** The dictionary its fields draw from. */
  fields: Fields
  /** The model's errors by path, for what saving is for; `intent` is null until saving was tried. */
  validate: (values: Values, intent: Intent | null) => Readonly<Record<string, Text>>
  /** Told the name of the first wrong field when saving was refused by the form itself. */
  onIncomplete?: (name: string) => void
  className?: string
  children: ReactNode
}

/** The form of an editor: Ctrl+Enter saves, the first wrong field comes into view. */
export function EditorForm<Values extends object, Intent extends string>(props: Props<Values, Intent>) {
  const { editor, fields, validate, onIncomplete, className, children } = props
  const latest = useRef({ validate, editor })
  latest.current = { validate, editor }
  // One identity: fields must not be checked again because the page rendered.
  const check = useCallback((values: Values) => latest.current.validate(values, latest.current.editor.intent()), [])
  return (
    <FieldsForm<Values>
      {...editor.formProps}
      className={className}
      fields={fields}
      validate={check}
      onKeyDown={saveByKeyboard(() => editor.save())}
      onFinishFailed={({ errorFields }) => onIncomplete?.(String(errorFields[0]?.name[0] ?? ''))}
    >
      {children}
    </FieldsForm>
  )
}
