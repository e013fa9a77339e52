import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Transport } from '#features/procurement/transport/model/transport'
import { logistics } from '#features/store/logistics/api'

type Props = {
  /** What the field holds: a courier's code, whose name has a field of its own, or a carrier's name. */
  by: 'code' | 'name'
  /** Called with the fields of the selected company. */
  onPick: (values: Partial<Transport>) => void
  id?: string
  'aria-invalid'?: boolean
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}

/** A logistics company, selected from the platform's or typed: a gateway may list none. */
export function CarrierPicker({ by, onPick, value, onChange, onBlur, ...rest }: Props) {
  const { t } = useTranslation()
  const { data: carriers = [] } = useQuery({ ...logistics.carriers(null), meta: { silent: true } })
  const pick = (is: (carrier: (typeof carriers)[number]) => boolean) => {
    const carrier = carriers.find(is)
    if (!carrier) return false
    onPick(
      by === 'code' ? { logisticsCode: carrier.code, logisticsName: carrier.name } : { logisticsName: carrier.name },
    )
    return true
  }
  return (
    <AutoComplete
      {...rest}
      value={value}
      placeholder={t('选择或输入公司')}
      onBlur={() => {
        // A company's whole name is as good as choosing it.
        if (by === 'code') pick(({ name }) => name === value?.trim())
        if (value) onBlur?.()
      }}
      showSearch={{
        filterOption: (text, option) =>
          String(option?.search ?? '')
            .toLowerCase()
            .includes(text.trim().toLowerCase()),
      }}
      onChange={(text: string) => {
        if (pick(({ id }) => id === text)) return
        // Its name goes with a company that is typed over.
        if (by === 'code' && carriers.some(({ code }) => code === value)) onPick({ logisticsName: '' })
        onChange?.(text)
      }}
      options={carriers.map(({ id, name, code }) => ({
        value: id,
        search: `${name} ${code}`,
        label: by === 'code' ? `${name}　${code}` : name,
      }))}
    />
  )
}
