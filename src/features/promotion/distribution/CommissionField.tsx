import { Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FigureInput } from '#shared/fields/FigureInput'
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
      <FigureInput
        id={id}
        value={value}
        onChange={(next) => onChange?.(next.trim())}
        onBlur={onBlur}
        suffix={t('元')}
      />
      <FigureInput
        aria-label={t('佣金比例')}
        value={rate}
        onChange={(next) => changeRate(next.trim())}
        onBlur={onBlur}
        suffix="%"
      />
    </Space.Compact>
  )
}
