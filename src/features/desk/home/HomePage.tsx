import { useQueries, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveries } from '#features/procurement/delivery/api'
import { purchases } from '#features/procurement/purchase/api'
import { canGo, go, hrefTo } from '#shared/navigation'
import { useSession } from '#shared/session'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { DraftList } from './DraftList'
import styles from './HomePage.module.css'

/** 首页: greeting and pending work; each figure opens its list with the filter applied. */
export default function HomePage() {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  const one = { current: 1, size: 1, pageNumber: 1, pageSize: 1 }
  const toShip = useQuery({ ...purchases.page({ ...one, status: 'UNDELIVERED' }), meta: { silent: true } })
  const [toAccept] = useQueries({ queries: [{ ...deliveries.page({ ...one, status: '0' }), meta: { silent: true } }] })
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('您好，{{name}}', { name: user?.userName || user?.storeName })}</h1>
        <p className={textStyles.secondary}>{user?.storeName}</p>
      </header>
      <ul className={styles.cards} aria-label={t('待办')}>
        {canGo('purchaseOrderList') && (
          <Card
            label={t('待发货订单')}
            hint={t('项目部已下单，等待送货')}
            count={toShip.data?.total}
            isFailed={toShip.isError}
            retry={() => void toShip.refetch()}
            name="purchaseOrderList"
            query={{ status: 'UNDELIVERED' }}
          />
        )}
        {canGo('deliverList') && (
          <Card
            label={t('待验收送货单')}
            hint={t('已发出，等待项目部验收')}
            count={toAccept?.data?.total}
            isFailed={toAccept?.isError ?? false}
            retry={() => void toAccept?.refetch()}
            name="deliverList"
            query={{ status: '0' }}
          />
        )}
      </ul>
      <DraftList userId={user?.userId ?? ''} />
      {hrefTo('chooseMaterial') && (
        <Button type="primary" size="large" onClick={() => go('chooseMaterial')}>
          {t('创建送货单')}
        </Button>
      )}
    </div>
  )
}

type CardProps = {
  label: string
  hint: string
  count: number | undefined
  isFailed: boolean
  retry: () => void
  name: 'purchaseOrderList' | 'deliverList'
  query: { status: string }
}

function Card({ label, hint, count, isFailed, retry, name, query }: CardProps) {
  const { t } = useTranslation()
  const figure: ReactNode = count ?? ' '
  return (
    <li className={styles.card}>
      <span>{label}</span>
      {isFailed && count === undefined ? (
        <Button type="link" onClick={retry}>
          {t('加载失败，重试')}
        </Button>
      ) : (
        <PageLink name={name} query={query} label={`${label} ${count ?? ''}`}>
          <span className={styles.figure}>{figure}</span>
        </PageLink>
      )}
      <span className={textStyles.secondary}>{hint}</span>
    </li>
  )
}
