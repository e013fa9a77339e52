import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { members } from '#features/mall/member/api'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { listQuery } from '#shared/listState'

/** Most members that a search offers. */
const MAX_HITS = 20

type Props = {
  /** The id of a member; '' for a new buyer. */
  value: string
  /** The name of that member, which may be outside the search. */
  name: string | null
  onChange: (id: string) => void
}

/** A new buyer, or one of the shop's members with what was received. */
export function BuyerPicker({ value, name, onChange }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const memberName = useDeferredValue(typed.trim())
  const asked = listQuery({ criteria: { memberName }, current: 1, size: MAX_HITS, sort: '', order: '' })
  const query = useQuery({ ...members.page(asked), enabled: isOpen, meta: { silent: true } })
  const found = (query.data?.records ?? []).map((one) => ({ value: one.id, label: one.memberName }))
  const isKnown = value === '' || found.some((option) => option.value === value)
  return (
    <Select
      aria-label={t('买家')}
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onOpenChange={(next) => setOpen(next)}
      loading={query.isFetching}
      notFoundContent={query.isError ? <MissingOptions retry={() => void query.refetch()} /> : undefined}
      options={[
        { value: '', label: t('新买家（没有领过券）') },
        ...(isKnown ? [] : [{ value, label: name ?? value }]),
        ...found,
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
