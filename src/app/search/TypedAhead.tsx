import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TypedAhead.module.css'

/** What was typed while the code of the search loaded, and whether Enter followed. */
export type Typed = { text: string; isEntered: boolean }

/** Takes the keys until the search is there. */
export function TypedAhead({ typed, onClose }: { typed: RefObject<Typed>; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <input
      ref={(input) => input?.focus()}
      className={styles.input}
      aria-label={t('查找页面与单据')}
      onChange={({ target }) => {
        typed.current.text = target.value
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
        if (key === 'Enter') typed.current.isEntered = true
      }}
    />
  )
}
