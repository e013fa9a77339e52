import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './RecordHead.module.css'

/** The summary of a record: party, amount, status, next step; actions in a fixed position. */
export function RecordHead({
  title,
  tags,
  facts,
  actions,
}: {
  title: ReactNode
  tags?: ReactNode
  facts?: ReactNode
  actions?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <div className={styles.summary}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {tags}
        </div>
        <div className={styles.facts}>{facts}</div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons */}
      <div className={styles.actions} role="group" aria-label={t('操作')}>
        {actions}
      </div>
    </header>
  )
}
