import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { NOTHING, wireText } from '#domain/wire'
import styles from './PhoneReveal.module.css'
import textStyles from './text.module.css'

/** A phone number, masked until revealed. */
export function PhoneReveal({ phone }: { phone: string }) {
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
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      </button>
    </span>
  )
}
