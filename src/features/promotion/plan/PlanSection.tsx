import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#features/mall/activity/model'
import { OverlapSection } from './OverlapSection'
import styles from './PlanSection.module.css'
import { TrialSection } from './TrialSection'

type Props = {
  /** The activity as typed so far. */
  draft: Activity
  isExclusive?: boolean
  /** What belongs beside the form of this kind alone, e.g. what the buyer will see. */
  extra?: ReactNode
  /** The form. */
  children: ReactNode
}

/** The form of an activity, and beside it what else runs then and what a cart costs with it. */
export function PlanSection({ draft, isExclusive = false, extra, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.columns}>
      {children}
      <aside className={styles.aside} aria-label={t('保存前检查')}>
        {extra}
        <OverlapSection draft={draft} isExclusive={isExclusive} />
        <TrialSection draft={draft} />
      </aside>
    </div>
  )
}
