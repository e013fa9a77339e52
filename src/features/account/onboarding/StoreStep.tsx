import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { LOGO_PIXELS } from '#features/common/file/model'
import { regionName } from '#features/common/region/model'
import { RegionPicker } from '#features/common/region/RegionPicker'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { Section } from '#shared/record/Section'
import { useFileGate } from '#shared/upload/useFileGate'
import { applications } from './api'
import { storeForm, storePayload } from './applicationForm'
import { storeFields } from './fields'
import { type Application, type StoreForm, validateStore } from './model'
import { StepBar } from './StepBar'

type Props = { application: Application | null; onBack: () => void; onSaved: () => Promise<void> }

/** Third step: the store. It submits the whole application. */
export function StoreStep({ application, onBack, onSaved }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<StoreForm>()
  const gate = useFileGate()
  const categories = useQuery(applications.categories(null))
  const editor = useEditor({
    form,
    screen: 'supplierEntry',
    record: 'step=3',
    title: text('入驻申请：其他信息'),
    initial: storeForm(application),
    reread: rereadBy(applications.own(''), storeForm, { fields: storeFields, none: storeForm(null) }),
    mutation: applications.submit(),
    toPayload: storePayload,
    onDone: onSaved,
    fields: storeFields,
  })
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      <EditorForm editor={editor} fields={storeFields} validate={(values) => validateStore(storePayload(values))}>
        <Section title={t('其他信息')}>
          <FormGrid>
            <FormField name="storeName" isWide />
            <FormField name="goodsManagementCategory" isWide>
              <Select
                mode="multiple"
                placeholder={t('请选择')}
                loading={categories.isPending}
                options={categories.data?.map(({ id, name }) => ({ value: id, label: name }))}
                showSearch={{ optionFilterProp: 'label' }}
                notFoundContent={categories.isError && <MissingOptions retry={() => void categories.refetch()} />}
              />
            </FormField>
            <FormField name="storeAddressIdPath">
              <RegionPicker depth={3} disabled={editor.isSaving} />
            </FormField>
            <FormField name="storeAddressDetail" />
            <FormField
              name="storeCenter"
              isWide
              tooltip={t('选填。格式为“经度,纬度”；不填时按地址文字定位')}
              extra={<Position />}
            />
            <FormField name="storeDesc" isWide />
            <FormField name="storeLogo" isWide rules={[gate.rule('storeLogo')]} checkOn="save">
              <ImagePicker
                caption={t(storeFields.storeLogo.label)}
                wanted={LOGO_PIXELS}
                onPending={(left) => gate.tell('storeLogo', left)}
                disabled={editor.isSaving}
              />
            </FormField>
          </FormGrid>
        </Section>
      </EditorForm>
      <StepBar editor={editor} next={t('提交平台审核')} onBack={onBack} />
    </EditorPage>
  )
}

/** Shows the address as the store's position: the form has no map. */
function Position() {
  const { t } = useTranslation()
  const region = Form.useWatch<StoreForm['storeAddressIdPath'] | undefined>('storeAddressIdPath')
  const detail = Form.useWatch<string | undefined>('storeAddressDetail')
  const address = `${regionName({ namePath: region?.namePath ?? '' }, '')}${detail ?? ''}`
  return address ? t('定位：{{address}}', { address }) : null
}
