import { useTranslation } from 'react-i18next'
import styles from './ListSkeleton.module.css'

/** Maximum number of placeholder rows; more would not fit on screen. */
const MOST = 20

/** Placeholder of a list while its first page loads: one line of real height per requested row. */
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
