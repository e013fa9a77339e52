import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { picturesOf } from '#features/common/file/model'
import { aboutAction } from '#shared/action/aboutAction'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { useFileGate } from '#shared/upload/useFileGate'
import { complaintActions } from './actions'
import { complaints } from './api'
import { complaintFields } from './fields'
import { type AppealInput, type Complaint, mayAppeal, validateAppeal } from './model'

/** Maximum number of pictures of an appeal. */
const MAX_PICTURES = 5

/** The drawer of the shop's appeal: open while the address has `edit=ID`. */
export function AppealDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Complaint>
      param="edit"
      screen="orderComplaint"
      size={560}
      resource={complaints.detail}
      closedBy={(complaint) => (mayAppeal(complaint) ? null : t('这个投诉现在不能申诉，请刷新后再看。'))}
      draft={{ screen: 'complaintAppeal', fields: complaintFields }}
      title={() => t('申诉')}
    >
      {(complaint, close) => complaint && <AppealForm complaint={complaint} close={close} />}
    </RecordDrawer>
  )
}

function AppealForm({ complaint, close }: { complaint: Complaint; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<AppealInput>()
  const gate = useFileGate()
  const [initial] = useState(() => appealOf(complaint))
  const title = text('申诉「{{topic}}」', { topic: complaint.complainTopic })
  const editor = useEditor({
    form,
    screen: 'complaintAppeal',
    record: `edit=${complaint.id}`,
    title,
    about: aboutAction(complaintActions, 'appeal', complaint),
    initial,
    // The service takes a second appeal, and drops the first.
    reread: rereadBy(complaints.detail(complaint.id), appealOf, { fields: complaintFields }),
    mutation: complaints.appeal(),
    toPayload: ({ appealContent, appealImages }: AppealInput) => ({
      orderComplaintId: complaint.id,
      appealContent: appealContent.trim(),
      appealImages: appealImages.join(),
    }),
    onDone: () => {
      notify(t('申诉已提交，等待平台仲裁'), complaint.orderSn)
      close()
    },
    fields: complaintFields,
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <p>{complaint.content}</p>
      <EditorForm editor={editor} fields={complaintFields} validate={validateAppeal}>
        <FormField name="appealContent" />
        <FormField name="appealImages" rules={[gate.rule('appealImages')]}>
          <ImagePicker
            caption={t('申诉凭证')}
            limit={MAX_PICTURES}
            maxMegabytes={1}
            onPending={(left) => gate.tell('appealImages', left)}
          />
        </FormField>
      </EditorForm>
    </DrawerEditor>
  )
}

function appealOf({ appealContent, appealImages }: Complaint): AppealInput {
  return { appealContent, appealImages: picturesOf(appealImages) }
}
