import { Alert, Form, type FormInstance } from 'antd'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { type Activity, type Period, periodText } from '#features/mall/activity/model'
import { SampleCartSection } from '#features/promotion/sampleCart/SampleCartSection'
import styles from './ActivityFormSection.module.css'
import { OverlapSection } from './OverlapSection'

const FORMS = { beside: styles.columns, below: styles.rows, belowNarrow: styles.wideColumns } as const
const ASIDES = { beside: styles.aside, below: styles.below, belowNarrow: styles.wideAside } as const

type AsideProps<Values> = {
  form: FormInstance<Values>
  initial: Values
  /** The activity as typed so far. */
  draftOf: (values: Values) => Activity
  /** Where it is: for a grid that needs the width below the form, or beside it in wide windows only. */
  place?: 'beside' | 'below' | 'belowNarrow'
  /** What belongs beside the form of this kind alone, e.g. what the buyer will see. */
  extra?: (values: Values) => ReactNode
}

/** The form of an activity, and beside it what else runs then and what a cart costs with it. */
export function ActivityFormSection<Values extends object>({
  children,
  copied,
  ...aside
}: AsideProps<Values> & {
  /** Of a copy: the period of the original, and the one that the form begins with. */
  copied?: { from: Period; to: Period } | null
  children: ReactNode
}) {
  const form = FORMS[aside.place ?? 'beside']
  return (
    <>
      {copied && <CopiedPeriod {...copied} />}
      <div className={form}>
        {children}
        <Aside {...aside} />
      </div>
    </>
  )
}

/** What time a copy gets. */
function CopiedPeriod({ from, to }: { from: Period; to: Period }) {
  const { t } = useTranslation()
  const title =
    to.startTime === ''
      ? t('原活动已关闭，没有时间：请为副本选择活动时间')
      : t('副本的时间已填为 {{to}}：从明天起，和原活动（{{from}}）一样长，可以修改', {
          from: periodText(from),
          to: periodText(to),
        })
  return <Alert type="info" showIcon title={title} />
}

/** It watches the values by itself: a keystroke must not render the form around a large grid. */
function Aside<Values extends object>(props: AsideProps<Values>) {
  const { form, initial, draftOf, place = 'beside', extra } = props
  const { t } = useTranslation()
  const typed = Form.useWatch((all: Values) => all, { form, preserve: true })
  const values = useDeferredValue({ ...initial, ...typed })
  const draft = draftOf(values)
  return (
    <aside className={ASIDES[place]} aria-label={t('保存前检查')}>
      {extra?.(values)}
      <OverlapSection draft={draft} />
      <SampleCartSection draft={draft} />
    </aside>
  )
}
