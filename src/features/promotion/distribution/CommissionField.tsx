import { Input, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toHalfWidth } from '#domain/cell/words'
import styles from './CommissionField.module.css'
import { commissionAt, rateOf } from './model'

type Props = {
  price: string | null
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (commission: string) => void
  onBlur?: () => void
}

/** A commission in yuan, or in percent of the price: typing one computes the other. */
export function CommissionField({ price, id, value = '', onChange, onBlur }: Props) {
  const { t } = useTranslation()
  // The percentage as typed, as long as the commission is the one it gave.
  const [typed, setTyped] = useState({ rate: '', commission: '' })
  const rate = typed.rate !== '' && typed.commission === value ? typed.rate : rateOf(value, price)
  const changeRate = (next: string) => {
    const commission = commissionAt(next, price)
    setTyped({ rate: next, commission })
    onChange?.(commission)
  }
  return (
    <Space.Compact className={styles.pair}>
      <Input
        id={id}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange?.(tidy(event.target.value))}
        onBlur={onBlur}
        suffix={t('元')}
      />
      <Input
        aria-label={t('佣金比例')}
        inputMode="decimal"
        value={rate}
        onChange={(event) => changeRate(tidy(event.target.value))}
        onBlur={onBlur}
        suffix="%"
      />
    </Space.Compact>
  )
}

function tidy(typed: string): string {
  return toHalfWidth(typed).trim()
}
