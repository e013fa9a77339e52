import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#features/mall/activity/model'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { Section } from '#shared/record/Section'
import { PageLoading } from '#shared/ui/PageLoading'

const ActivityCart = lazyWithRetry(() => import('./ActivityCart'))

/** 优惠试算 beside a form or in a record; it loads after them. */
export function SampleCartSection({ draft }: { draft: Activity }) {
  const { t } = useTranslation()
  return (
    <Section title={t('优惠试算')}>
      <Suspense fallback={<PageLoading />}>
        <ActivityCart draft={draft} />
      </Suspense>
    </Section>
  )
}
