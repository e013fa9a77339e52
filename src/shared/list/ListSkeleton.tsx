import { useTranslation } from 'react-i18next'
import styles from './ListSkeleton.module.css'

/** Rows on screen at most; more would only scroll. */
const MOST = 20

/** Placeholder of a list's table while its first page loads: as many lines as it asks for, of their height. */
export function ListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation()
  const lines = Array.from({ length: Math.min(rows, MOST) }, (_, at) => `line ${at}`)
  return (
    <div className={styles.table} role="status" aria-label={t('加载中')}>
      <div className={styles.head} />
      {lines.map((line) => (
        <div key={line} className={styles.row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
