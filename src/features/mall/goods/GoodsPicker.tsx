import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { goods } from './api'

type Props = {
  /** The product of the value when known; its name labels the value before any search. */
  chosen: { id: string; goodsName: string } | null
  onPick?: () => void
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (id: string) => void
  disabled?: boolean
  allowClear?: boolean
}

/** Maximum number of products that a search offers. */
const MAX_HITS = 20

/** Selects one of the shop's products, searched by name. */
export function GoodsPicker({ chosen, onPick, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const goodsName = useDeferredValue(typed.trim())
  const query = useQuery({ ...goods.page({ goodsName, current: 1, size: MAX_HITS }), meta: { silent: true } })
  const found = query.data?.records ?? []
  const known = chosen && chosen.id === value && !found.some(({ id }) => id === value) ? [chosen, ...found] : found
  return (
    <Select
      {...rest}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('输入商品名称查找')}
      loading={query.isFetching}
      notFoundContent={query.isError ? <MissingOptions retry={() => void query.refetch()} /> : undefined}
      options={known.map(({ id, goodsName: label }) => ({ value: id, label }))}
      value={value || undefined}
      onChange={(next: string | undefined) => {
        onChange?.(next ?? '')
        onPick?.()
      }}
    />
  )
}
