import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { decimal } from '#domain/money'
import { useTabTitle } from '#shared/tab'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { DeliverEditor } from './DeliverEditor'
import type { DeliverOrigin } from './deliverForm'
import { useDeliverOrigin } from './useDeliverOrigin'
import { useFleet } from './useDepartureCheck'

/** 创建送货单: the form mounts once its source is loaded, and is a snapshot from then on. */
export default function DeliverEditPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const contractId = params.get('contractId') ?? ''
  const orderSn = params.get('orderSn') ?? ''
  const correctsSn = params.get('corrects') ?? ''
  const { origin, error, isPending, retry } = useDeliverOrigin(contractId, orderSn, correctsSn)
  const fleet = useFleet()
  useTabTitle(correctsSn ? t('更正 {{sn}}', { sn: correctsSn }) : orderSn || origin?.contractCode)
  const asked = params.get('items') ?? ''
  const chosen = asked === 'all' && origin ? openLines(origin) : asked.split(',').filter(Boolean)
  if (origin && fleet) return <DeliverEditor origin={origin} chosen={chosen} fleet={fleet} />
  if (error) return <ErrorState error={error} retry={retry} />
  if (isPending || origin) return <PageLoading />
  return (
    <EmptyState
      text={contractId ? t('合同已到期或已不在履行中，没有可送的材料。') : t('请先选择要送货的材料。')}
      action={
        <OpenButton name="chooseMaterial" type="primary">
          {t('选择材料')}
        </OpenButton>
      }
    />
  )
}

/** Every line with a remaining quantity: `items=all` delivers an order in one click. */
function openLines(origin: DeliverOrigin): string[] {
  return origin.sources.filter((line) => decimal(line.remainQuantity)?.gt(0)).map((line) => line.sourceItemId)
}
