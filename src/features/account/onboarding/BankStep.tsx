import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { Section } from '#shared/record/Section'
import { useFileGate } from '#shared/upload/useFileGate'
import { applications } from './api'
import { bankForm, bankOf } from './applicationForm'
import { bankFields } from './fields'
import { type Application, type BankForm, validateBank } from './model'
import { StepBar } from './StepBar'

type Props = { application: Application | null; onBack: () => void; onSaved: () => Promise<void> }

/** Second step: the account that settlements are paid to. */
export function BankStep({ application, onBack, onSaved }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<BankForm>()
  const gate = useFileGate()
  const name = 'settlementBankLicencePhoto'
  const editor = useEditor({
    form,
    screen: 'supplierEntry',
    record: 'step=2',
    title: text('入驻申请：财务资质信息'),
    initial: bankForm(application),
    secrets: ['settlementBankAccountNum', 'settlementBankLicencePhoto'],
    reread: rereadBy(applications.own(''), bankForm, { fields: bankFields, none: bankForm(null) }),
    mutation: applications.saveBank(),
    toPayload: bankOf,
    onDone: onSaved,
  })
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <EditorForm editor={editor} fields={bankFields} validate={(values) => validateBank(bankOf(values))}>
        <Section title={t('财务资质信息')}>
          <FormGrid>
            <FormField name="settlementBankAccountName" isWide />
            <FormField name="settlementBankAccountNum" isWide />
            <FormField name="settlementBankBranchName" isWide />
            <FormField name="settlementBankJointName" isWide />
            <FormField name={name} isWide rules={[gate.rule(name)]} checkOn="save">
              <ImagePicker
                caption={t(bankFields[name].label)}
                onPending={(left) => gate.tell(name, left)}
                disabled={editor.isSaving}
              />
            </FormField>
          </FormGrid>
        </Section>
      </EditorForm>
      <StepBar editor={editor} next={t('填写其他信息')} onBack={onBack} />
    </EditorPage>
  )
}
