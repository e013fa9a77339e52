import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { NOTHING, wireText } from '#domain/wire'
import styles from './PhoneReveal.module.css'
import textStyles from './text.module.css'

type Props = {
  phone: string
  /** Called when the number is shown. */
  onReveal?: () => void
}

/** A phone number, masked until revealed. */
export function PhoneReveal({ phone, onReveal }: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  if (!wireText(phone)) return NOTHING
  return (
    <span className={textStyles.number}>
      {isShown ? phone : maskPhone(phone)}{' '}
      <button
        type="button"
        className={styles.button}
        aria-label={isShown ? t('隐藏号码') : t('显示号码 {{phone}}', { phone: maskPhone(phone) })}
        onClick={() => {
          if (!isShown) onReveal?.()
          setShown(!isShown)
        }}
      >
        {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      </button>
    </span>
  )
}
