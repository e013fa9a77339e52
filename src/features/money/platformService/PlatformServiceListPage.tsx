import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { go } from '#shared/navigation'
import { RecordHead } from '#shared/record/RecordHead'
import { IN_PLACE } from '#shared/resource'
import { PageLink } from '#shared/ui/PageLink'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { platformServices } from './api'
import type { PlatformFeature } from './model'
import styles from './PlatformServiceListPage.module.css'
import { ServiceCard } from './ServiceCard'
import { serviceStateOf } from './serviceState'

/** 平台服务: the available packages, which of them are in use, and until when. */
export default function PlatformServiceListPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...platformServices.features(null), staleTime: 0, meta: IN_PLACE })
  if (query.isPending) return <PageLoading />
  if (query.isError && !query.data) return <ErrorState query={query} />
  const features = query.data ?? []
  return (
    <div className={styles.page}>
      <RecordHead
        title={t('平台服务')}
        facts={<Summary features={features} />}
        actions={<Button onClick={() => go('purchaseRecordList')}>{t('购买记录')}</Button>}
      />
      {features.length === 0 ? (
        <EmptyState
          text={t('平台还没有可购买的服务，以前的订单在购买记录中。')}
          action={<PageLink name="purchaseRecordList">{t('购买记录')}</PageLink>}
        />
      ) : (
        <ul className={styles.services} aria-label={t('平台服务')}>
          {features.map((feature) => (
            <ServiceCard key={feature.featureId} feature={feature} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Summary({ features }: { features: PlatformFeature[] }) {
  const { t } = useTranslation()
  const states = features.map((feature) => serviceStateOf(feature))
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length
  return (
    <>
      <span>{t('使用中 {{number}} 项', { number: count('active', 'soon') })}</span>
      <span>{t('其中即将到期 {{number}} 项', { number: count('soon') })}</span>
      <span>{t('已到期 {{number}} 项', { number: count('ended') })}</span>
    </>
  )
}
