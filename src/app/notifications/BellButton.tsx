import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { go } from '#shared/navigation'
import { BellGlyph } from '#shared/ui/glyphs'
import styles from './BellButton.module.css'

/** Opens the unread messages; `count` of them once it is known. */
export function BellButton({ count = 0 }: { count?: number }) {
  const { t } = useTranslation()
  const label = count > 0 ? t('{{count}} 条未读消息', { count }) : t('消息中心')
  return (
    <Button
      type="text"
      className={styles.bell}
      aria-label={label}
      title={label}
      onClick={() => go('message', { status: 'UN_READY' })}
    >
      <BellGlyph />
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Button>
  )
}
