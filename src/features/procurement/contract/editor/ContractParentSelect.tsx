import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contractStatus } from '#domain/document/procurementStatus'
import { contracts } from '#features/procurement/contract/api'
import { type Contract, takesSupplement } from '#features/procurement/contract/model'

/** Options shown at once; typing finds more. */
const SHOWN = 50

type Props = {
  /** Code of the selected contract. */
  code: string
  onPick: (contract: Contract) => void
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  disabled?: boolean
}

/** The main contract of a supplement, searched by name or number among passed contracts. */
export function ContractParentSelect({ code, onPick, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const typed = useDeferredValue(search.trim())
  const passed = { status: contractStatus.code.approved, contractType: 'FRAME,SINGLE', current: 1, size: SHOWN }
  const byName = useQuery(contracts.page({ ...passed, contractName: typed }))
  const byCode = useQuery({ ...contracts.page({ ...passed, contractCode: typed }), enabled: typed !== '' })
  const read = [...(typed === '' ? [] : (byCode.data?.records ?? [])), ...(byName.data?.records ?? [])]
  const found = [...new Map(read.filter(takesSupplement).map((one) => [one.id, one])).values()]
  const isMissing = value && !found.some(({ id }) => id === value)
  return (
    <Select
      {...rest}
      value={value || undefined}
      placeholder={t('按合同名称或编号查找')}
      loading={byName.isFetching || byCode.isFetching}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={[
        ...(isMissing ? [{ value, label: code || value }] : []),
        ...found.map((one) => ({ value: one.id, label: `${one.contractCode}　${one.contractName}` })),
      ]}
      onChange={(next: string) => {
        onChange?.(next)
        const picked = found.find(({ id }) => id === next)
        if (picked) onPick(picked)
      }}
    />
  )
}
