import { useQuery } from '@tanstack/react-query'
import { Form, type FormInstance, Input, Radio, Select } from 'antd'
import type { Rule } from 'antd/es/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '#shared/editor/editorLayout.module.css'
import type { Editor } from '#shared/editor/useEditor'
import { FieldInput } from '#shared/fields/FieldInput'
import { useDict } from '#shared/fields/useDict'
import { buyers } from './api'
import { ContractParentSelect } from './ContractParentSelect'
import { type ContractValues, valuesOfType } from './contractForm'
import { contractFields } from './fields'
import type { ContractProject } from './model'

type Props = {
  editor: Editor<ContractValues>
  form: FormInstance<ContractValues>
  check: (name: string) => Rule
}

const CYCLES = ['月结', '批结']

/** What a contract says beside its lines; which of the fields are there depends on its type and on how it is priced. */
export function ContractFields({ editor, form, check }: Props) {
  const { t } = useTranslation()
  const contractType = Form.useWatch('contractType', form)
  const isFloating = Form.useWatch('priceMode', form) === 'FLOATING'
  const hasLines = Form.useWatch((values: ContractValues) => (values.materials ?? []).length > 0, form)
  const f = contractFields
  const item = (name: keyof typeof f & keyof ContractValues, input: ReactNode, more: object = {}) => (
    <Form.Item name={name} label={t(f[name].label)} rules={[check(name)]} validateTrigger="onBlur" {...more}>
      {input}
    </Form.Item>
  )
  const text = (maxLength: number) => <Input maxLength={maxLength} />
  const figure = <Input inputMode="decimal" maxLength={20} />
  const choice = (name: keyof typeof f) => <FieldInput field={f[name]} placeholder={t('请选择')} />
  const chosen = { validateTrigger: 'onChange' }
  return (
    <div className={layout.grid}>
      {item('contractName', text(140), { required: true, className: layout.wide })}
      {item('contractCode', text(40), { tooltip: t('提交前必须填写，作废后不能再用') })}
      <Form.Item name="contractType" label={t(f.contractType.label)} required rules={[check('contractType')]}>
        <DictChoice
          code="contract_type"
          onPick={(type) => type !== 'SUPPLEMENT' && editor.change({ parentContractId: '', parentContractCode: '' })}
        />
      </Form.Item>
      {contractType === 'SUPPLEMENT' && (
        <Form.Item
          name="parentContractId"
          label={t(f.parentContractCode.label)}
          required
          rules={[check('parentContractId')]}
          className={layout.wide}
        >
          <ContractParentSelect
            code={form.getFieldValue('parentContractCode')}
            onPick={(parentContractCode) => editor.change({ parentContractCode })}
          />
        </Form.Item>
      )}
      <Form.Item
        name="materialType"
        label={t(f.materialType.label)}
        required
        rules={[check('materialType')]}
        tooltip={hasLines ? t('已有合同材料，清空后才能修改') : undefined}
      >
        <DictChoice
          code="material_type"
          disabled={hasLines || editor.isSaving}
          onPick={(type) => editor.change(valuesOfType(type))}
        />
      </Form.Item>
      <Form.Item name="companyId" label={t(f.companyName.label)} required rules={[check('companyId')]}>
        <CompanySelect
          name={form.getFieldValue('companyName')}
          onPick={(companyName) => editor.change({ companyName, projects: [] })}
        />
      </Form.Item>
      <Form.Item
        name="projects"
        label={t(f.projectName.label)}
        required={contractType !== 'FRAME'}
        rules={[check('projects')]}
        className={layout.wide}
      >
        <ProjectSelect form={form} />
      </Form.Item>
      {item('signDate', <FieldInput field={f.signDate} />, chosen)}
      {item('effectiveDate', <FieldInput field={f.effectiveDate} />, chosen)}
      {item('expireDate', <FieldInput field={f.expireDate} />, { ...chosen, dependencies: ['effectiveDate'] })}
      <Form.Item name="priceMode" label={t(f.priceMode.label)}>
        <Radio.Group
          options={[
            { value: 'FIXED', label: t('固定价') },
            { value: 'FLOATING', label: t('网价浮动') },
          ]}
          onChange={(event) => event.target.value === 'FIXED' && editor.change({ priceSource: '', integratedCost: '' })}
        />
      </Form.Item>
      {isFloating && item('priceSource', text(140), { required: true })}
      {isFloating && item('integratedCost', figure)}
      {item('settleBasis', choice('settleBasis'), chosen)}
      {item('toleranceRate', figure)}
      {item('settleCycle', <Select allowClear options={CYCLES.map((value) => ({ value, label: t(value) }))} />, chosen)}
      {item('creditDays', <Input inputMode="numeric" maxLength={4} />)}
      {item('fundRate', figure)}
      {item('taxRate', choice('taxRate'), chosen)}
      {item('remark', <Input.TextArea maxLength={140} showCount autoSize={{ minRows: 1, maxRows: 4 }} />, {
        className: layout.wide,
      })}
    </div>
  )
}

/** What Form.Item gives its input. */
type InputProps<Value> = { id?: string; value?: Value; onChange?: (value: Value) => void; disabled?: boolean }

function DictChoice({
  code,
  onPick,
  onChange,
  value,
  ...rest
}: InputProps<string> & { code: string; onPick: (value: string) => void }) {
  const { t } = useTranslation()
  const options = useDict(code)
  return (
    <Select
      {...rest}
      value={value || undefined}
      placeholder={t('请选择')}
      options={options.map((option) => ({ value: option.value, label: t(option.label) }))}
      onChange={(next: string) => {
        onChange?.(next)
        onPick(next)
      }}
    />
  )
}

function CompanySelect({
  name,
  onPick,
  onChange,
  value,
  ...rest
}: InputProps<string> & { name: string; onPick: (name: string) => void }) {
  const { t } = useTranslation()
  const companies = useQuery(buyers.companies(null))
  const known = companies.data ?? []
  // A company that is no longer offered keeps its name.
  const isMissing = value && !known.some(({ id }) => id === value)
  return (
    <Select
      {...rest}
      value={value || undefined}
      placeholder={t('请选择')}
      loading={companies.isPending}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        ...(isMissing ? [{ value, label: name || value }] : []),
        ...known.map(({ id, companyName }) => ({ value: id, label: companyName })),
      ]}
      onChange={(next: string) => {
        onChange?.(next)
        onPick(known.find(({ id }) => id === next)?.companyName ?? '')
      }}
    />
  )
}

function ProjectSelect({
  form,
  onChange,
  value = [],
  ...rest
}: InputProps<ContractProject[]> & { form: FormInstance<ContractValues> }) {
  const { t } = useTranslation()
  const companyId = Form.useWatch('companyId', form) ?? ''
  const projects = useQuery({ ...buyers.projects(companyId), enabled: companyId !== '' })
  const names = new Map([
    ...value.map(({ projectId, projectName }) => [projectId, projectName] as const),
    ...(projects.data ?? []).map(({ id, projectName }) => [id, projectName] as const),
  ])
  return (
    <Select
      {...rest}
      mode="multiple"
      value={value.map(({ projectId }) => projectId)}
      placeholder={companyId ? t('请选择') : t('请先选择采购单位')}
      loading={companyId !== '' && projects.isPending}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...names].map(([id, label]) => ({ value: id, label }))}
      onChange={(ids: string[]) =>
        onChange?.(ids.map((projectId) => ({ projectId, projectName: names.get(projectId) ?? '' })))
      }
    />
  )
}
