import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contracts } from '#features/procurement/contract/api'

/** Options shown at once; typing finds more. */
const SHOWN = 50

type Props = {
  /** Code of the selected contract. */
  code: string
  onPick: (code: string) => void
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  disabled?: boolean
}

/** The main contract of a supplement, searched by name among passed contracts. */
export function ContractParentSelect({ code, onPick, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const contractName = useDeferredValue(search.trim())
  const page = useQuery(
    contracts.page({ contractName, status: '8', contractType: 'FRAME,SINGLE', current: 1, size: SHOWN }),
  )
  const found = (page.data?.records ?? []).filter(({ contractType }) => contractType !== 'SUPPLEMENT')
  const isMissing = value && !found.some(({ id }) => id === value)
  return (
    <Select
      {...rest}
      value={value || undefined}
      placeholder={t('按合同名称查找')}
      loading={page.isFetching}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={[
        ...(isMissing ? [{ value, label: code || value }] : []),
        ...found.map((one) => ({ value: one.id, label: `${one.contractCode}　${one.contractName}` })),
      ]}
      onChange={(next: string) => {
        onChange?.(next)
        onPick(found.find(({ id }) => id === next)?.contractCode ?? '')
      }}
    />
  )
}
