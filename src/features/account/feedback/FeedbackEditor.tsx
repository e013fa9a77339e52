import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { readIncident } from '#shared/diagnosis/incident'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { feedbacks } from './api'
import styles from './FeedbackEditor.module.css'
import { feedbackFields } from './fields'
import { type Feedback, validateFeedback } from './model'

/** The drawer that sends a feedback: open while the address has `edit=new`. */
export function FeedbackEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Feedback>
      param="edit"
      screen="feedback"
      resource={feedbacks.byId}
      size={560}
      title={() => t('提交反馈')}
    >
      {(_none, close) => <FeedbackForm close={close} />}
    </RecordDrawer>
  )
}

type Values = { category: string; content: string; pictures: string[] }

function FeedbackForm({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const [incident] = useState(readIncident)
  const title = text('提交反馈')
  const editor = useEditor({
    form,
    screen: 'feedback',
    record: 'edit=new',
    title,
    initial: { category: '操作疑问', content: '', pictures: [] } as Values,
    reread: null,
    mutation: feedbacks.send(),
    toPayload: ({ pictures, ...values }) => ({ ...values, ...incident, pictures: pictures.join() }),
    onDone: () => {
      notify(t('反馈已提交，感谢您的意见'))
      close()
    },
    fields: feedbackFields,
  })
  return (
    <DrawerEditor editor={editor} title={title} saveText={t('提交')}>
      <EditorForm editor={editor} fields={feedbackFields} validate={validateFeedback}>
        <FormField name="category" />
        <FormField name="content" />
        <FormField name="pictures">
          <ImagePicker caption={t('截图')} limit={5} />
        </FormField>
      </EditorForm>
      <Alert
        className={styles.incident}
        type="info"
        title={t('以下内容会一并发送；手机号和登录凭证已隐藏')}
        description={
          <DescriptionList fields={feedbackFields} record={incident} names={['page', 'version', 'lastError']} />
        }
      />
    </DrawerEditor>
  )
}
