import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { listDrafts } from '#shared/drafts'
import { canGo } from '#shared/navigation'
import { useTab } from '#shared/tab'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './DraftList.module.css'

/** Forms that were begun on this workstation and not submitted, each one click away. */
export function DraftList({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const { isActive } = useTab()
  const drafts = useQuery({
    queryKey: ['drafts', userId, isActive],
    queryFn: () => listDrafts(userId),
    gcTime: 0,
    staleTime: 0,
  })
  const list = (drafts.data ?? []).filter((draft) => canGo(draft.screen))
  if (list.length === 0) return null
  return (
    <section className={styles.drafts} aria-label={t('未提交的草稿')}>
      <h2>{t('未提交的草稿')}</h2>
      <ul>
        {list.map((draft) => (
          <li key={`${draft.screen}?${draft.record}`}>
            <PageLink name={draft.screen} query={Object.fromEntries(new URLSearchParams(draft.record))}>
              {draft.title}
            </PageLink>{' '}
            <span className={textStyles.secondary}>{dayjs(draft.savedAt).format('YYYY-MM-DD HH:mm')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
