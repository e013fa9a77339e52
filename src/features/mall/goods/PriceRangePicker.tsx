import { Input, type InputProps, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { toHalfWidth } from '#domain/cell/words'

type Props = {
  id?: string
  value?: string
  onChange?: (value: string) => void
  /** The accessible name of the upper end. */
  mostLabel?: string
}

/** A range of prices as one text, `least_most`; either end may be missing. What is no price is marked. */
export function PriceRangePicker({ id, value = '', onChange, mostLabel }: Props) {
  const { t } = useTranslation()
  const [least = '', most = ''] = value.split('_')
  const change = (from: string, to: string) => onChange?.(to === '' ? from : `${from}_${to}`)
  return (
    <Space.Compact block>
      <Input
        id={id}
        allowClear
        inputMode="decimal"
        placeholder={t('最低')}
        {...markOf(least)}
        value={least}
        onChange={(event) => change(typedPrice(event.target.value), most)}
      />
      <Input
        allowClear
        inputMode="decimal"
        aria-label={mostLabel ?? t('最高价格')}
        placeholder={t('最高')}
        {...markOf(most)}
        value={most}
        onChange={(event) => change(least, typedPrice(event.target.value))}
      />
    </Space.Compact>
  )
}

/** Without the character that separates the two prices. */
function typedPrice(typed: string): string {
  return toHalfWidth(typed).replaceAll('_', '').trim()
}

function markOf(price: string): Pick<InputProps, 'status' | 'aria-invalid'> {
  return price === '' || /^\d+(\.\d*)?$/.test(price) ? {} : { status: 'error', 'aria-invalid': true }
}
