import { useTranslation } from 'react-i18next'
import { statusOf } from '#domain/status'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './Dialogue.module.css'
import type { ComplaintMessage } from './model'

const SPEAKERS = {
  BUYER: { label: '买家', color: 'default' },
  STORE: { label: '商家', color: 'processing' },
  PLATFORM: { label: '平台', color: 'warning' },
} as const

/** What buyer, shop and platform said, in order; the shop's words are on its own side. */
export function Dialogue({ messages }: { messages: readonly ComplaintMessage[] }) {
  const { t } = useTranslation()
  if (messages.length === 0) return <EmptyState text={t('还没有对话')} />
  return (
    <ol className={styles.dialogue} aria-label={t('对话')}>
      {messages.map(({ id, owner, ownerName, createTime, content }) => (
        <li key={id} className={owner === 'STORE' ? `${styles.said} ${styles.own}` : styles.said}>
          <div className={textStyles.secondary}>
            {[t(statusOf(SPEAKERS, owner).label), ownerName, createTime].filter(Boolean).join('　')}
          </div>
          <div>{content}</div>
        </li>
      ))}
    </ol>
  )
}
