import { Form, type FormInstance, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { FormInput, type FormInputProps } from '#shared/form/FormInput'
import { CompanySelect } from './CompanySelect'
import { ContractParentSelect } from './ContractParentSelect'
import { type ContractValues, valuesOfType } from './contractForm'
import { contractFields } from './fields'
import { ProjectSelect } from './ProjectSelect'

type Props = { editor: Pick<Editor<ContractValues>, 'change'>; form: FormInstance<ContractValues> }

/** The terms of a contract; its type and pricing decide which fields are shown. */
export function ContractFields({ editor, form }: Props) {
  const { t } = useTranslation()
  const contractType = Form.useWatch('contractType', form)
  const isFloating = Form.useWatch('priceMode', form) === 'FLOATING'
  const hasLines = Form.useWatch((values: ContractValues) => values.materials?.length > 0, form)
  const pickType = (type: unknown) =>
    type !== 'SUPPLEMENT' && editor.change({ parentContractId: '', parentContractCode: '' })
  return (
    <FormGrid>
      <FormField name="contractName" isWide />
      <FormField name="contractCode" isRequired tooltip={t('提交前必须填写，作废后不能再用')} />
      <FormField name="contractType">
        <Choice field={contractFields.contractType} onPick={pickType} />
      </FormField>
      {contractType === 'SUPPLEMENT' && (
        <FormField name="parentContractId" field="parentContractCode" isRequired isWide>
          <ContractParentSelect
            code={form.getFieldValue('parentContractCode')}
            onPick={(parentContractCode) => editor.change({ parentContractCode })}
          />
        </FormField>
      )}
      <FormField name="materialType" tooltip={hasLines ? t('已有合同材料，清空后才能修改') : undefined}>
        <Choice
          field={contractFields.materialType}
          // An explicit false would enable it while the form is locked.
          disabled={hasLines || undefined}
          onPick={(type) => editor.change(valuesOfType(type))}
        />
      </FormField>
      <FormField name="companyId" field="companyName">
        <CompanySelect
          name={form.getFieldValue('companyName')}
          onPick={(companyName) => editor.change({ companyName, projects: [] })}
        />
      </FormField>
      <FormField name="projects" field="projectName" isRequired={contractType !== 'FRAME'} isWide>
        <ProjectSelect form={form} />
      </FormField>
      <FormField name="signDate" />
      <FormField name="effectiveDate" />
      <FormField name="expireDate" dependencies={['effectiveDate']} />
      <FormField name="priceMode">
        <Radio.Group
          options={[
            { value: 'FIXED', label: t('固定价') },
            { value: 'FLOATING', label: t('网价浮动') },
          ]}
          onChange={(event) => event.target.value === 'FIXED' && editor.change({ priceSource: '', integratedCost: '' })}
        />
      </FormField>
      {isFloating && <FormField name="priceSource" isRequired />}
      {isFloating && <FormField name="integratedCost" />}
      <FormField name="settleBasis" />
      <FormField name="toleranceRate" />
      <FormField name="settleCycle" />
      <FormField name="creditDays" />
      <FormField name="fundRate" />
      <FormField name="taxRate" />
      <FormField name="remark" isWide />
    </FormGrid>
  )
}

/** A dictionary select that changes other fields. */
function Choice({ onPick, onChange, ...input }: FormInputProps & { onPick: (value: string) => void }) {
  return (
    <FormInput
      {...input}
      onChange={(value) => {
        onChange?.(value)
        onPick(String(value))
      }}
    />
  )
}
