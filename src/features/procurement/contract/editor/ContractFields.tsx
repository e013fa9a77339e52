import { Form, type FormInstance, Radio } from 'antd'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainFigure } from '#domain/money'
import { wireText } from '#domain/wire'
import { contractFields } from '#features/procurement/contract/fields'
import { type ContractValues, type LineRow, valuesOfType } from '#features/procurement/contract/form/contractForm'
import { fixedPriceTerms, withHeadCost } from '#features/procurement/contract/form/linePrices'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { FormInput, type FormInputProps } from '#shared/form/FormInput'
import { CompanySelect } from './CompanySelect'
import { ContractParentSelect } from './ContractParentSelect'
import { ProjectSelect } from './ProjectSelect'
import { valuesOfParent } from './supplement'

type Props = { form: FormInstance<ContractValues>; change: Editor<ContractValues>['change'] }

/**
 * The terms of a contract. Fields that depend on others watch them themselves, so that a change of one field, or
 * a render of the page, does not render all twenty.
 */
export const ContractFields = memo(function ContractFields({ form, change }: Props) {
  const { t } = useTranslation()
  const pickType = (type: unknown) => type !== 'SUPPLEMENT' && change({ parentContractId: '', parentContractCode: '' })
  return (
    <FormGrid>
      <FormField name="contractName" isWide />
      <FormField name="contractCode" isRequired tooltip={t('提交前必须填写，作废后不能再用')} />
      <FormField name="contractType">
        <Choice field={contractFields.contractType} onPick={pickType} />
      </FormField>
      <ParentField form={form} change={change} />
      <MaterialTypeField form={form} change={change} />
      <CompanyField form={form} change={change} />
      <ProjectsField form={form} />
      <FormField name="signDate" />
      <FormField name="effectiveDate" />
      <FormField name="expireDate" dependencies={['effectiveDate']} />
      <FormField name="priceMode">
        <Radio.Group
          options={[
            { value: 'FIXED', label: t('固定价') },
            { value: 'FLOATING', label: t('网价浮动') },
          ]}
          onChange={(event) => event.target.value === 'FIXED' && change(fixedPriceTerms(form.getFieldsValue(true)))}
        />
      </FormField>
      <FloatingFields form={form} change={change} />
      <FormField name="settleBasis" />
      <FormField name="toleranceRate" />
      <FormField name="settleCycle" />
      <FormField name="creditDays" />
      <FormField name="fundRate" />
      <FormField name="taxRate" />
      <FormField name="remark" isWide />
    </FormGrid>
  )
})

/** The contract that a supplement belongs to. */
function ParentField({ form, change }: Props) {
  const contractType = Form.useWatch('contractType', form)
  const code = Form.useWatch('parentContractCode', { form, preserve: true }) ?? form.getFieldValue('parentContractCode')
  if (contractType !== 'SUPPLEMENT') return null
  return (
    <FormField name="parentContractId" field="parentContractCode" isRequired isWide>
      <ContractParentSelect
        code={code}
        onPick={(parent) => change(valuesOfParent(parent, form.getFieldsValue(true)))}
      />
    </FormField>
  )
}

/** Locked while there are lines: it determines their columns. */
function MaterialTypeField({ form, change }: Props) {
  const { t } = useTranslation()
  const hasLines = Form.useWatch((values: ContractValues) => values.materials?.length > 0, form)
  return (
    <FormField name="materialType" tooltip={hasLines ? t('已有合同材料，清空后才能修改') : undefined}>
      <Choice
        field={contractFields.materialType}
        // An explicit false would enable it while the form is locked.
        disabled={hasLines || undefined}
        onPick={(type) => change(valuesOfType(type))}
      />
    </FormField>
  )
}

function CompanyField({ form, change }: Props) {
  const name = Form.useWatch('companyName', { form, preserve: true }) ?? form.getFieldValue('companyName')
  return (
    <FormField name="companyId" field="companyName">
      <CompanySelect name={name} onPick={(companyName) => change({ companyName, projects: [] })} />
    </FormField>
  )
}

function ProjectsField({ form }: Pick<Props, 'form'>) {
  const isFrame = Form.useWatch('contractType', form) === 'FRAME'
  return (
    <FormField name="projects" field="projectName" isRequired={!isFrame} isWide>
      <ProjectSelect form={form} />
    </FormField>
  )
}

/** The fields of a floating price. */
function FloatingFields({ form, change }: Props) {
  const isFloating = Form.useWatch('priceMode', form) === 'FLOATING'
  if (!isFloating) return null
  return (
    <>
      <FormField name="priceSource" isRequired />
      <FormField name="integratedCost">
        <HeadCost form={form} change={change} />
      </FormField>
    </>
  )
}

/** The integrated cost of the contract; when it was typed, the lines without a cost of their own follow it. */
function HeadCost({ form, change, ...input }: Props & Omit<FormInputProps, 'field'>) {
  const [from, setFrom] = useState(() => wireText(input.value))
  return (
    <FormInput
      {...input}
      field={contractFields.integratedCost}
      onBlur={() => {
        input.onBlur?.()
        const to = plainFigure(wireText(form.getFieldValue('integratedCost')))
        if (to === from) return
        const rows: LineRow[] = form.getFieldValue('materials') ?? []
        const isRebar = form.getFieldValue('materialType') === 'REBAR'
        if (isRebar && rows.length > 0) change({ materials: withHeadCost(rows, from, to) })
        setFrom(to)
      }}
    />
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
