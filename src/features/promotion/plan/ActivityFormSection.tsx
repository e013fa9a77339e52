import { Form, type FormInstance } from 'antd'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#features/mall/activity/model'
import { TrialSection } from '#features/promotion/plan/trial/TrialSection'
import styles from './ActivityFormSection.module.css'
import { OverlapSection } from './OverlapSection'

type AsideProps<Values> = {
  form: FormInstance<Values>
  initial: Values
  /** The activity as typed so far. */
  draftOf: (values: Values) => Activity
  /** Whether the server refuses a second one of the kind at the same time. */
  isExclusive?: boolean
  /** Below the form instead of beside it, for a grid that needs the width. */
  isBelow?: boolean
  /** What belongs beside the form of this kind alone, e.g. what the buyer will see. */
  extra?: (values: Values) => ReactNode
}

/** The form of an activity, and beside it what else runs then and what a cart costs with it. */
export function ActivityFormSection<Values extends object>({
  children,
  ...aside
}: AsideProps<Values> & { children: ReactNode }) {
  return (
    <div className={aside.isBelow ? styles.rows : styles.columns}>
      {children}
      <Aside {...aside} />
    </div>
  )
}

/** It watches the values by itself: a keystroke must not render the form around a large grid. */
function Aside<Values extends object>(props: AsideProps<Values>) {
  const { form, initial, draftOf, isExclusive = false, isBelow = false, extra } = props
  const { t } = useTranslation()
  const typed = Form.useWatch((all: Values) => all, { form, preserve: true })
  const values = useDeferredValue({ ...initial, ...typed })
  const draft = draftOf(values)
  return (
    <aside className={isBelow ? styles.below : styles.aside} aria-label={t('保存前检查')}>
      {extra?.(values)}
      <OverlapSection draft={draft} isExclusive={isExclusive} />
      <TrialSection draft={draft} />
    </aside>
  )
}
