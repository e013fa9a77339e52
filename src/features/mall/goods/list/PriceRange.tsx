import { Input, Space } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { id?: string; value?: string; onChange?: (value: string) => void }

/** A range of prices as one text, `least_most`; either end may be missing. */
export function PriceRange({ id, value = '', onChange }: Props) {
  const { t } = useTranslation()
  const [least = '', most = ''] = value.split('_')
  const change = (from: string, to: string) => onChange?.(to === '' ? from : `${from}_${to}`)
  return (
    <Space.Compact block>
      <Input
        id={id}
        allowClear
        inputMode="decimal"
        maxLength={11}
        placeholder={t('最低')}
        value={least}
        onChange={(event) => change(figure(event.target.value), most)}
      />
      <Input
        allowClear
        inputMode="decimal"
        maxLength={11}
        aria-label={t('最高价格')}
        placeholder={t('最高')}
        value={most}
        onChange={(event) => change(least, figure(event.target.value))}
      />
    </Space.Compact>
  )
}

function figure(typed: string): string {
  return typed.replace(/[^\d.]/g, '')
}
