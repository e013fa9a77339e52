import { Button, Form, Input, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import type { Member } from '#features/account/register/model'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { LOGO_PIXELS } from '#features/common/file/model'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, DraftState } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { getSession, storeUser } from '#shared/session'
import { useFileGate } from '#shared/upload/useFileGate'
import { members } from './api'
import { profileFields } from './fields'
import { type ProfileForm, validateProfile } from './model'
import styles from './ProfileEditor.module.css'

/** Edits avatar and nick name; the user name is read-only. */
export function ProfileEditor({ member, onSaved }: { member: Member; onSaved: () => Promise<void> }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<ProfileForm>()
  const gate = useFileGate()
  const editor = useEditor({
    form,
    screen: 'personal-enter',
    record: '',
    title: text('个人资料'),
    initial: profileOf(member),
    reread: rereadBy(members.own(null), profileOf, { fields: profileFields }),
    mutation: members.save(),
    toPayload: ({ nickName, face }) => ({ nickName, face: face[0] ?? '' }),
    onDone: async () => {
      notify(t('个人资料已保存'))
      const { user } = getSession()
      // The home page shows the new name without a reload.
      if (user) storeUser({ ...user, userName: form.getFieldValue('nickName') })
      await onSaved()
    },
  })
  return (
    <Section title={t('基本信息')}>
      <DraftNotice editor={editor} />
      <EditorForm editor={editor} fields={profileFields} validate={validateProfile} className={styles.form}>
        <Form.Item label={t(profileFields.username.label)}>
          <Input value={member.username} readOnly variant="filled" aria-label={t(profileFields.username.label)} />
        </Form.Item>
        <FormField name="nickName" />
        <FormField name="face" rules={[gate.rule('face')]} checkOn="save">
          <ImagePicker
            caption={t(profileFields.face.label)}
            wanted={LOGO_PIXELS}
            onPending={(left) => gate.tell('face', left)}
          />
        </FormField>
        <Space>
          <Button type="primary" loading={editor.isSaving} onClick={() => editor.save()} title="Ctrl+Enter">
            {t('保存')}
          </Button>
          <DraftState editor={editor} />
        </Space>
      </EditorForm>
    </Section>
  )
}

function profileOf({ nickName, face }: Member): ProfileForm {
  return { nickName, face: face ? [face] : [] }
}
