import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { go } from '../../shared/navigation'
import { useTabTitle } from '../../shared/tab'
import { PageLoading } from '../../shared/ui/PageLoading'
import { EmptyState, ErrorState } from '../../shared/ui/states'
import { DeliverEditor } from './DeliverEditor'
import { useDeliverOrigin } from './useDeliverOrigin'

/** 创建送货单: the form mounts once what it draws from is read, and is a snapshot from then on. */
export default function DeliverEditPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const contractId = params.get('contractId') ?? ''
  const orderSn = params.get('orderSn') ?? ''
  const { origin, error, isPending, retry } = useDeliverOrigin(contractId, orderSn)
  useTabTitle(orderSn || origin?.contractCode)
  const chosen = (params.get('items') ?? '').split(',').filter(Boolean)
  if (origin) return <DeliverEditor origin={origin} chosen={chosen} />
  if (error) return <ErrorState error={error} retry={retry} />
  if (isPending) return <PageLoading />
  return (
    <EmptyState
      text={t('请先选择要送货的材料。')}
      action={
        <Button type="primary" onClick={() => go('chooseMaterial')}>
          {t('选择材料')}
        </Button>
      }
    />
  )
}
