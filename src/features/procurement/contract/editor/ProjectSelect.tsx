import { useQuery } from '@tanstack/react-query'
import { Form, type FormInstance, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { buyers } from '#features/procurement/contract/api'
import type { ContractValues } from '#features/procurement/contract/form/contractForm'
import type { ContractProject } from '#features/procurement/material/model'

type Props = {
  form: FormInstance<ContractValues>
  /** Set by Form.Item. */
  id?: string
  value?: ContractProject[]
  onChange?: (value: ContractProject[]) => void
}

/** Selects the projects of a contract, within the company selected in the form. */
export function ProjectSelect({ form, onChange, value = [], ...rest }: Props) {
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
