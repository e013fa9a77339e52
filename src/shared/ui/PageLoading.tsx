import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'

/** Holds the place of a page whose data is on its way. */
export function PageLoading() {
  const { t } = useTranslation()
  return (
    <div className="page-skeleton" role="status" aria-label={t('加载中')}>
      <Skeleton active paragraph={{ rows: 10 }} />
    </div>
  )
}
