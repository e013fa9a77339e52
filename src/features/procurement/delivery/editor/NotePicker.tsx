import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { deliveries } from '#features/procurement/delivery/api'
import type { DeliveryNote } from '#features/procurement/delivery/model'

type Props = {
  /** Accessible name of the field. */
  label: string
  note: DeliveryNote | null
  onPick: (note: DeliveryNote) => void
  disabled?: boolean
}

/** Chooses a delivery note by its number; before anything is typed, the latest without a signed copy. */
export function NotePicker({ label, note, onPick, disabled }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const query = useQuery({
    ...deliveries.page({
      ...(text ? { deliverSn: text } : { signed: '0' }),
      sort: 'deliverTime',
      order: 'desc',
      pageNumber: 1,
      pageSize: 20,
    }),
    enabled: isOpen,
    meta: { silent: true },
  })
  const found = query.data?.records ?? []
  const notes = note && !found.some(({ id }) => id === note.id) ? [note, ...found] : found
  return (
    <Select<string>
      aria-label={label}
      value={note?.id}
      disabled={disabled}
      placeholder={t('按单号选择送货单')}
      style={{ width: '100%' }}
      popupMatchSelectWidth={420}
      loading={query.isFetching}
      showSearch={{ filterOption: false, onSearch: (typed) => setText(typed.trim()) }}
      onOpenChange={setOpen}
      onChange={(id) => {
        const chosen = notes.find((one) => one.id === id)
        if (chosen) onPick(chosen)
      }}
      options={notes.map((one) => ({
        value: one.id,
        label: `${one.deliverSn} · ${one.projectName} · ${formatPlate(one.carNo)} · ${one.deliverTime.slice(0, 10)}`,
      }))}
    />
  )
}
