import { ClockCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { canVerifySendTime, needsSendTime, type PurchaseOrder } from '#features/procurement/purchase/model'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { TickedDialog } from '#shared/list/batch/TickedDialog'
import type { Selection } from '#shared/list/selection/selection'
import { canOperate } from '#shared/navigation'

const SendTimesDialog = lazyWithRetry(() => import('./SendTimesDialog'))

/** Confirms the send times of the ticked orders that have none, each at its own time. */
export function SendTimesTicked({ selection }: { selection: Selection<PurchaseOrder> }) {
  const { t } = useTranslation()
  if (!canOperate('purchaseOrderList')) return null
  return (
    <TickedDialog
      label={t('确认发货时间')}
      icon={<ClockCircleOutlined aria-hidden="true" />}
      selection={selection}
      isFor={(order) => needsSendTime(order) && canVerifySendTime(order)}
    >
      {(orders, close) => <SendTimesDialog orders={orders} onClose={close} />}
    </TickedDialog>
  )
}
