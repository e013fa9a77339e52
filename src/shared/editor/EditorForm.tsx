import { type ReactNode, Suspense, useCallback, useRef } from 'react'
import type { Fields } from '#domain/field'
import type { Text } from '#domain/text'
import { FieldsForm } from '#shared/form/FieldsForm'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { saveByKeyboard } from './EditorBar'
import type { Editor } from './useEditor'

const ConflictDialog = lazyWithRetry(() => import('#shared/editor/conflict/ConflictDialog'))

type Props<Values, Intent extends string> = {
  editor: Editor<Values, Intent>
  /** The fields' dictionary. */
  fields: Fields
  /** The model's errors by path for an intent; `intent` is null until the first save. */
  validate: (values: Values, intent: Intent | null) => Readonly<Record<string, Text>>
  /** Called with the first invalid field when validation blocks a save. */
  onIncomplete?: (name: string) => void
  className?: string
  children: ReactNode
}

/** The form of an editor: Ctrl+Enter saves; scrolls to the first invalid field; asks about what was saved elsewhere. */
export function EditorForm<Values extends object, Intent extends string>(props: Props<Values, Intent>) {
  const { editor, fields, validate, onIncomplete, className, children } = props
  const latest = useRef({ validate, editor })
  latest.current = { validate, editor }
  // A stable identity: re-rendering the page must not revalidate fields.
  const check = useCallback((values: Values) => latest.current.validate(values, latest.current.editor.intent()), [])
  return (
    <>
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
      {editor.conflict && (
        <Suspense>
          <ConflictDialog {...editor.conflict} />
        </Suspense>
      )}
    </>
  )
}
