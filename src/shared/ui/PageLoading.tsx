import { useTranslation } from 'react-i18next'
import styles from './PageLoading.module.css'

const LINES = ['title', 'a', 'b', 'c', 'd', 'e', 'f', 'last']

/** Placeholder while a page's code or data loads. Lightweight, because the first page shows it too. */
export function PageLoading() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('加载中')}>
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  )
}
