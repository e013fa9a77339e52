import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
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
  /** Enter was pressed, maybe before the search is read: it takes the first hit. */
  const [isEntered, setEntered] = useState(false)
  /** An arrow key chose among the hits: Enter takes that one. */
  const isMoved = useRef(false)
  const memberName = useDeferredValue(typed.trim())
  const asked = listQuery({ criteria: { memberName }, current: 1, size: MAX_HITS, sort: '', order: '' })
  const query = useQuery({ ...members.page(asked), enabled: isOpen, meta: { silent: true } })
  const found = (query.data?.records ?? []).map((one) => ({ value: one.id, label: one.memberName }))
  const isSearch = typed.trim() !== ''
  // The hits of the search before stay while the next is read: none of them may be taken.
  const isRead = typed.trim() === memberName && query.data !== undefined && !query.isPlaceholderData
  const isKnown = value === '' || found.some((option) => option.value === value)
  const known = isKnown ? [] : [{ value, label: name ?? value }]
  const choose = (id: string) => {
    onChange(id)
    setOpen(false)
    setTyped('')
  }
  useEffect(() => {
    if (!isEntered || !isRead) return
    setEntered(false)
    if (found[0]) choose(found[0].value)
  })
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isMoved.current = true
    if (event.key !== 'Enter' || !isSearch || isMoved.current || query.isError) return
    // The list would close without a choice while it has no hits yet.
    event.stopPropagation()
    event.preventDefault()
    setEntered(true)
  }
  return (
    <div style={{ width: '100%' }} onKeyDownCapture={handleKey}>
      <Select
        aria-label={t('买家')}
        style={{ width: '100%' }}
        showSearch={{
          filterOption: false,
          searchValue: typed,
          onSearch: (next) => {
            isMoved.current = false
            setEntered(false)
            setTyped(next)
          },
        }}
        open={isOpen}
        onOpenChange={setOpen}
        loading={query.isFetching}
        notFoundContent={
          query.isError ? (
            <MissingOptions retry={() => void query.refetch()} />
          ) : isRead ? (
            t('没有找到买家')
          ) : (
            t('加载中')
          )
        }
        options={
          isSearch ? (isRead ? found : []) : [{ value: '', label: t('新买家（没有领过券）') }, ...known, ...found]
        }
        labelRender={({ label }) => label ?? name ?? t('新买家（没有领过券）')}
        value={value}
        onChange={choose}
      />
    </div>
  )
}
