import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { buyers } from '#features/procurement/contract/api'

type Props = {
  /** Name of the selected company. */
  name: string
  onPick: (name: string) => void
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (value: string) => void
}

/** Selects the buyer's company of a contract. */
export function CompanySelect({ name, onPick, onChange, value, ...rest }: Props) {
  const { t } = useTranslation()
  const companies = useQuery(buyers.companies(null))
  const known = companies.data ?? []
  // A company that is no longer offered still shows its name.
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
