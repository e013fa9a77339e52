import type { UseMutationOptions } from '@tanstack/react-query'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { type Errors, type Text, text, translateMessage } from '#domain/text'
import { type RecordOptions, rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import type { RefusalWords } from '#shared/form/refusedField'
import { canOperate } from '#shared/navigation'
import { notify } from '#shared/notify'

type Props<Data, Values extends object, Payload> = {
  /** Key of the tab, which names the draft. */
  tab: string
  title: Text
  /** The stored record: read again before a save, in case it was saved elsewhere. */
  record: RecordOptions<Data>
  opened: NonNullable<Data>
  /** The values of the tab. */
  valuesOf: (record: NonNullable<Data>) => Values
  fields: Fields
  validate: (values: Values) => Errors
  mutation: UseMutationOptions<void, Error, Payload>
  toPayload: (values: Values) => Payload
  onSaved: () => Promise<unknown>
  /** Words of rejections that are no label. */
  words?: RefusalWords
  children: ReactNode
}

/** One tab of the settings: a form with its own draft and its own mutation, read-only without permission. */
export function SettingForm<Data, Values extends object, Payload>(props: Props<Data, Values, Payload>) {
  const { t } = useTranslation()
  const { tab, title, record, opened, valuesOf, fields, validate, mutation, toPayload, onSaved, words, children } =
    props
  const [form] = Form.useForm<Values>()
  const mayChange = canOperate('supplierSetting')
  const editor = useEditor({
    form,
    screen: 'supplierSetting',
    record: `tab=${tab}`,
    title,
    initial: valuesOf(opened),
    reread: rereadBy(record, valuesOf, { fields }),
    mutation,
    toPayload,
    onDone: async () => {
      notify(translateMessage(t, text('{{title}}已保存', { title })))
      await onSaved()
    },
    fields,
    words,
  })
  const shown = mayChange ? editor : { ...editor, formProps: { ...editor.formProps, disabled: true } }
  return (
    <>
      {mayChange && <DraftNotice editor={editor} />}
      <EditorForm editor={shown} fields={fields} validate={validate}>
        {children}
      </EditorForm>
      {mayChange && <EditorBar editor={editor} submit={{ text: t('保存') }} />}
    </>
  )
}
