import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { type Text, text, translateMessage } from '#domain/text'
import { TicketFields } from '#features/procurement/supplementary/ticket/TicketFields'
import { useConfirm } from '#shared/dialog/useConfirm'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { TO_FIELD } from '#shared/form/toField'
import { toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { ClosedForm, Unsaved, unsavedNames } from '#shared/record/ClosedForm'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import { serverText } from '#shared/serverText'
import { useFileGate } from '#shared/upload/useFileGate'
import { supplementaries } from './api'
import { CertificateOffer, type NotesOfHeats } from './CertificateOffer'
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
import { TripFields } from './TripFields'

/** Where the draft is kept. */
function draftPlaceOf({ deliverSn }: SupplementedNote) {
  return { screen: 'deliverDetail', record: toSearch({ deliverSn, edit: 'supplementary' }) }
}

type Props = {
  note: SupplementedNote
  info: Supplementary | null
  /** What may currently be added to the note. */
  scope: SupplementScope
  notesOfHeats?: NotesOfHeats
  onClose: () => void
}

const { signPhotos: _sign, deliveryPhotos: _photos, certificates: _certificates, ...facts } = supplementaryFields
/** What can no longer be changed once the goods are stocked in; cells of tickets and heats have labels of their own. */
const FACTS = { ...ticketFields, ...heatFields, ...facts, weighTickets: field('text', '磅单') }
const ONLY_FILES = {
  title: text('只保存文件？'),
  consequence: text('项目部已入库：您填写的磅单、炉批号、时间和备注不会保存。'),
  okText: '保存文件',
}

/**
 * The drawer that supplements a note: tickets, heats, certificates, photos, times; once the goods are stocked in, only
 * further files. Of a void note it shows what was typed before.
 */
export function SupplementaryEditor(props: Props) {
  const { t } = useTranslation()
  const { note, onClose } = props
  // A note that is voided while the form is open keeps the form on screen.
  const [isClosed] = useState(props.scope === 'none')
  const title = text('补录信息 {{sn}}', { sn: note.deliverSn })
  return (
    <DrawerFrame title={translateMessage(t, title)} size={860} onClose={onClose}>
      {isClosed ? (
        <ClosedForm {...draftPlaceOf(note)} fields={FACTS} text={t('已作废，不能再补录')} />
      ) : (
        <SupplementaryForm {...props} title={title} />
      )}
    </DrawerFrame>
  )
}

function SupplementaryForm({ note, info, scope, notesOfHeats, title, onClose }: Props & { title: Text }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  // Changes while it is open, when the site stocks the goods in: what was typed stays on screen.
  const filesOnly = scope === 'files'
  const [form] = Form.useForm<SupplementaryValues>()
  const gate = useFileGate()
  const [initial] = useState(() => initialValues(note, info, filesOnly))
  const payload = (values: SupplementaryValues) =>
    filesOnly ? withFiles(values, note, info) : toSupplementary(values, note)
  const editor = useEditor({
    form,
    ...draftPlaceOf(note),
    title,
    initial,
    reread: rereadBy(supplementaries.ofNote(note.deliverSn), (saved) => initialValues(note, saved, filesOnly), {
      fields: { ...ticketFields, ...heatFields, ...supplementaryFields, weighTickets: ticketFields.ticketNo },
      none: initialValues(note, null, filesOnly),
    }),
    mutation: supplementaries.save(),
    toPayload: payload,
    before: async () => unsavedFields().length === 0 || confirm(ONLY_FILES),
    onDone: () => {
      notify(t('补录信息已保存'), note.deliverSn)
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
  const saved = initialValues(note, info)
  const unsavedFields = () => (filesOnly ? unsavedNames(form.getFieldsValue(true), saved, FACTS) : [])
  return (
    <DrawerEditor editor={editor} title={title}>
      {scope === 'none' && (
        <Alert type="warning" showIcon title={t('送货单已作废，补录信息不能再保存。已填写的内容保存在草稿中。')} />
      )}
      <EditorForm
        editor={editor}
        fields={supplementaryFields}
        validate={(values) => errorsOfValues(values, note, payload)}
      >
        <SupplementaryFiles gate={gate} disabled={disabled} />
        {note.materialType === 'REBAR' && notesOfHeats && (
          <CertificateOffer form={form} editor={editor} notesOfHeats={notesOfHeats} />
        )}
        {filesOnly ? (
          <Unsaved
            text={t('项目部已入库，只能再补传回单、照片和质保书。下面的内容没有保存，也不能再保存，需要的请复制。')}
            values={form.getFieldsValue(true)}
            saved={saved}
            fields={FACTS}
          />
        ) : (
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
