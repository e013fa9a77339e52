import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { useFileGate } from '#shared/editor/useFileGate'
import { TO_FIELD } from '#shared/form/toField'
import { toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import { serverText } from '#shared/serverText'
import { supplementaries } from './api'
import { heatFields, supplementaryFields, ticketFields } from './fields'
import { HeatFields } from './HeatFields'
import type { Supplementary, SupplementedNote, SupplementScope } from './model'
import { SupplementaryFiles } from './SupplementaryFiles'
import {
  errorsOfValues,
  initialValues,
  namePath,
  refusalErrors,
  type SupplementaryValues,
  toSupplementary,
  withFiles,
} from './supplementaryForm'
import { TicketFields } from './TicketFields'
import { TripFields } from './TripFields'

type Props = {
  note: SupplementedNote
  info: Supplementary | null
  /** What may currently be added to the note. */
  scope: SupplementScope
  onClose: () => void
}

/**
 * The drawer that supplements a note: tickets, heats, certificates, photos, times; once the goods are stocked in, only
 * further files. It opens only if the note allows it.
 */
export function SupplementaryEditor(props: Props) {
  const { t } = useTranslation()
  // Captured once: input survives a concurrent stock-in, and the server decides.
  const [scope] = useState(props.scope)
  if (scope === 'none') return null
  const title = t('补录信息 {{sn}}', { sn: props.note.deliverSn })
  return (
    <DrawerFrame title={title} size={860} onClose={props.onClose}>
      <SupplementaryForm {...props} title={title} filesOnly={scope === 'files'} />
    </DrawerFrame>
  )
}

function SupplementaryForm({
  note,
  info,
  scope,
  title,
  filesOnly,
  onClose,
}: Props & { title: string; filesOnly: boolean }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<SupplementaryValues>()
  const gate = useFileGate()
  const [initial] = useState(() => initialValues(note, info, filesOnly))
  const payload = (values: SupplementaryValues) =>
    filesOnly ? withFiles(values, note, info) : toSupplementary(values, note)
  const editor = useEditor({
    form,
    screen: 'deliverDetail',
    record: toSearch({ deliverSn: note.deliverSn, edit: 'supplementary' }),
    title,
    initial,
    reread: rereadBy(supplementaries.ofNote(note.deliverSn), (saved) => initialValues(note, saved, filesOnly), {
      fields: { ...ticketFields, ...heatFields, ...supplementaryFields, weighTickets: ticketFields.ticketNo },
      none: initialValues(note, null, filesOnly),
    }),
    mutation: supplementaries.save(),
    toPayload: payload,
    onDone: () => {
      notify(t('补录信息已保存'))
      onClose()
    },
    errorsOf: (error) => refusalErrors(error, form.getFieldsValue(true) as SupplementaryValues, note),
    onRefused: (errors) => {
      const refused = Object.entries(errors).map(([path, error]) => ({ name: namePath(path) as never, error }))
      form.setFields(refused.map(({ name, error }) => ({ name, errors: [serverText(error)] })))
      if (refused[0]) form.scrollToField(refused[0].name, TO_FIELD)
    },
  })
  const disabled = editor.isSaving
  return (
    <DrawerEditor editor={editor} title={title}>
      {!filesOnly && scope !== 'all' && (
        <Alert type="warning" showIcon title={t('项目部已入库，补录信息不能再保存。已填写的内容保存在草稿中。')} />
      )}
      <EditorForm
        editor={editor}
        fields={supplementaryFields}
        validate={(values) => errorsOfValues(values, note, payload)}
      >
        <SupplementaryFiles gate={gate} disabled={disabled} />
        {!filesOnly && (
          <>
            <TicketFields note={note} form={form} gate={gate} disabled={disabled} />
            {note.materialType === 'REBAR' && <HeatFields items={note.items ?? []} />}
            <TripFields isTruck={note.deliverMode === 'TRUCK'} editor={editor} form={form} />
          </>
        )}
      </EditorForm>
    </DrawerEditor>
  )
}
