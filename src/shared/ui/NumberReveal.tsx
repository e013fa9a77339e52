import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING, wireText } from '#domain/wire'
import styles from './NumberReveal.module.css'
import textStyles from './text.module.css'

type Props = {
  number: string
  mask: (number: string) => string
  /** Called when the number is shown. */
  onReveal?: () => void
}

/** A number of a person, such as a phone or a bank account, masked until revealed. */
export function NumberReveal({ number, mask, onReveal }: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  if (!wireText(number)) return NOTHING
  return (
    <span className={textStyles.number}>
      {isShown ? number : mask(number)}{' '}
      <button
        type="button"
        className={styles.button}
        aria-label={isShown ? t('隐藏号码') : t('显示号码 {{phone}}', { phone: mask(number) })}
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
