import { Form, type FormInstance } from 'antd'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#features/mall/activity/model'
import { SampleCartSection } from '#features/promotion/sampleCart/SampleCartSection'
import { OverlapSection } from './OverlapSection'
import styles from './SaveChecksSection.module.css'

const FORMS = { beside: styles.columns, below: styles.rows, belowNarrow: styles.wideColumns } as const
const ASIDES = { beside: styles.aside, below: styles.below, belowNarrow: styles.wideAside } as const

type Props<Values> = {
  form: FormInstance<Values>
  initial: Values
  /** The activity as typed so far. */
  unsavedActivity: (values: Values) => Activity
  /** Where the checks are: for a grid that needs the width below the form, or beside it in wide windows only. */
  place: keyof typeof FORMS
  /** What belongs beside the form of this kind alone, e.g. what the buyer will see. */
  extra?: (values: Values) => ReactNode
}

/** The form of an activity, and beside it what else runs then and what a cart costs with it. */
export function SaveChecksSection<Values extends object>(props: Props<Values> & { children: ReactNode }) {
  const { children, ...checks } = props
  const form = FORMS[checks.place]
  return (
    <div className={form}>
      {children}
      <Checks {...checks} />
    </div>
  )
}

/** It watches the values by itself: a keystroke must not render the form around a large grid. */
function Checks<Values extends object>({ form, initial, unsavedActivity, place, extra }: Props<Values>) {
  const { t } = useTranslation()
  const typed = Form.useWatch((all: Values) => all, { form, preserve: true })
  const values = useDeferredValue({ ...initial, ...typed })
  const draft = unsavedActivity(values)
  return (
    <aside className={ASIDES[place]} aria-label={t('保存前检查')}>
      {extra?.(values)}
      <OverlapSection draft={draft} />
      <SampleCartSection draft={draft} />
    </aside>
  )
}
