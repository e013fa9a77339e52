import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canSupplement, type Deliver } from '#features/procurement/delivery/model'
import { saveByKeyboard } from '#shared/editor/EditorBar'
import { EditorDrawer } from '#shared/editor/EditorDrawer'
import { useEditor } from '#shared/editor/useEditor'
import { useFileGate } from '#shared/editor/useFileGate'
import { toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { supplementaries } from './api'
import { HeatFields } from './HeatFields'
import type { Supplementary } from './model'
import { SupplementaryFiles } from './SupplementaryFiles'
import {
  errorsOfValues,
  initialValues,
  namePath,
  refusalErrors,
  type SupplementaryValues,
  toSupplementary,
} from './supplementaryForm'
import { TicketFields } from './TicketFields'
import { TripFields } from './TripFields'

type Props = { note: Deliver; info: Supplementary | null; onClose: () => void }

/** The drawer that adds to a note: tickets, heats, papers, photos, times. It opens only while the note may be added to. */
export function SupplementaryEditor(props: Props) {
  // Asked once: what is being typed outlasts a stock-in that happens meanwhile, and the server has the last word.
  const [isEditable] = useState(() => canSupplement(props.note.status))
  return isEditable ? <EditorForm {...props} /> : null
}

function EditorForm({ note, info, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<SupplementaryValues>()
  const gate = useFileGate()
  const [initial] = useState(() => initialValues(note, info))
  const valuesNow = () => form.getFieldsValue(true) as SupplementaryValues
  const editor = useEditor<SupplementaryValues, Supplementary, unknown>({
    form,
    screen: 'deliverDetail',
    record: toSearch({ deliverSn: note.deliverSn, edit: 'supplementary' }),
    title: t('补录信息 {{sn}}', { sn: note.deliverSn }),
    initial,
    action: supplementaries.save(),
    toPayload: (values) => toSupplementary(values, note),
    onDone: () => {
      notify(t('补录信息已保存'))
      onClose()
    },
    errorsOf: (error) => refusalErrors(error, valuesNow(), note),
    onRefused: (errors) => {
      const paths = Object.entries(errors).map(([path, text]) => ({ name: namePath(path), text }))
      form.setFields(paths.map(({ name, text }) => ({ name: name as never, errors: [t(text)] })))
      if (paths[0]) form.scrollToField(paths[0].name as never, { focus: true, block: 'center' })
    },
  })
  const check = (path: string) => ({
    validator: () => {
      const error = errorsOfValues(valuesNow(), note)[path]
      return error ? Promise.reject(new Error(t(error))) : Promise.resolve()
    },
  })
  return (
    <EditorDrawer editor={editor} title={t('补录信息 {{sn}}', { sn: note.deliverSn })} size={860} onClose={onClose}>
      {!canSupplement(note.status) && (
        <Alert type="warning" showIcon title={t('项目部已入库，补录信息不能再保存。已填写的内容保存在草稿中。')} />
      )}
      <Form
        {...editor.formProps}
        layout="vertical"
        onKeyDown={saveByKeyboard(editor.save)}
        scrollToFirstError={{ focus: true, block: 'center' }}
      >
        <SupplementaryFiles check={check} gate={gate} disabled={editor.isSaving} />
        <TicketFields note={note} form={form} check={check} gate={gate} disabled={editor.isSaving} />
        {note.materialType === 'REBAR' && <HeatFields note={note} check={check} />}
        <TripFields note={note} editor={editor} form={form} check={check} />
      </Form>
    </EditorDrawer>
  )
}
