import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { translateMessage } from '#domain/text'
import { formatTime } from '#domain/time'
import { listDrafts } from '#shared/drafts'
import { storedHref } from '#shared/navigation'
import { useTabActive } from '#shared/tab'
import textStyles from '#shared/ui/text.module.css'
import styles from './DraftList.module.css'

/** Drafts of forms on this workstation, each with a link that reopens it. */
export function DraftList({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const isActive = useTabActive()
  const drafts = useQuery({
    queryKey: ['drafts', userId, isActive],
    queryFn: () => listDrafts(userId),
    gcTime: 0,
    staleTime: 0,
  })
  const list = (drafts.data ?? []).flatMap((draft) => {
    const to = storedHref(draft.screen, draft.record)
    return to === null ? [] : [{ ...draft, to }]
  })
  if (list.length === 0) return null
  return (
    <section className={styles.drafts} aria-label={t('未提交的草稿')}>
      <h2>{t('未提交的草稿')}</h2>
      <ul>
        {list.map((draft) => (
          <li key={draft.to}>
            <Link to={draft.to}>{translateMessage(t, draft.title)}</Link>{' '}
            <span className={textStyles.secondary}>{formatTime(draft.savedAt, 'YYYY-MM-DD HH:mm')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
