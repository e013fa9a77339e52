import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { RegionPicker } from '#features/common/region/RegionPicker'
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
import { companyForm, companyPayload } from './applicationForm'
import { companyFields } from './fields'
import { type Application, type CompanyForm, validateCompany } from './model'
import { StepBar } from './StepBar'

/** First step: the company, its licence and its legal person. */
export function CompanyStep({
  application,
  onSaved,
}: {
  application: Application | null
  onSaved: () => Promise<void>
}) {
  const { t } = useTranslation()
  const [form] = Form.useForm<CompanyForm>()
  const gate = useFileGate()
  const editor = useEditor({
    form,
    screen: 'supplierEntry',
    record: 'step=1',
    title: text('入驻申请：企业资质信息'),
    initial: companyForm(application),
    secrets: ['legalId', 'legalPhoto'],
    reread: rereadBy(applications.own(''), companyForm, { fields: companyFields, none: companyForm(null) }),
    mutation: applications.saveCompany(),
    toPayload: companyPayload,
    onDone: onSaved,
  })
  const pictures = (name: 'licencePhoto' | 'legalPhoto', limit: number, extra: string) => (
    <FormField name={name} isWide rules={[gate.rule(name)]} checkOn="save" extra={extra}>
      <ImagePicker
        caption={t(companyFields[name].label)}
        limit={limit}
        onPending={(left) => gate.tell(name, left)}
        disabled={editor.isSaving}
      />
    </FormField>
  )
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <EditorForm editor={editor} fields={companyFields} validate={(values) => validateCompany(companyPayload(values))}>
        <Section title={t('基础信息')}>
          <FormGrid>
            <FormField name="companyName" isWide />
            <FormField name="companyAddressIdPath">
              <RegionPicker depth={3} disabled={editor.isSaving} />
            </FormField>
            <FormField name="companyAddress" />
            <FormField name="employeeNum" />
            <FormField name="registeredCapital" />
            <FormField name="companyPhone" tooltip={t('手机或带区号的座机')} />
            <FormField name="companyEmail" />
            <FormField name="linkName" />
            <FormField name="linkPhone" />
          </FormGrid>
        </Section>
        <Section title={t('营业执照信息')}>
          <FormGrid>
            <FormField name="licenseNum" isWide tooltip={t('18 位统一社会信用代码')} />
            <FormField name="scope" isWide />
            {pictures('licencePhoto', 3, t('请压缩图片在2M以内，格式为gif，jpg，png，并确保文字清晰'))}
          </FormGrid>
        </Section>
        <Section title={t('法人信息')}>
          <FormGrid>
            <FormField name="legalName" />
            <FormField name="legalId" />
            {pictures('legalPhoto', 2, t('身份证正反面两张照片，单张不超过2M'))}
          </FormGrid>
        </Section>
      </EditorForm>
      <StepBar editor={editor} next={t('填写财务资质信息')} />
    </EditorPage>
  )
}
