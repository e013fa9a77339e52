import { useTranslation } from 'react-i18next'
import type { OrderRow } from '#features/mall/order/shape'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { TickedDialog } from '#shared/list/batch/TickedDialog'
import type { Selection } from '#shared/list/selection/selection'
import { canOperate } from '#shared/navigation'

const ShipByWaybillDialog = lazyWithRetry(() => import('#features/mall/order/ship/ShipByWaybillDialog'))

/** Makes the waybills of the ticked orders, ships them with their numbers, and offers to print. */
export function ShipByWaybill({ selection }: { selection: Selection<OrderRow> }) {
  const { t } = useTranslation()
  if (!canOperate('orderList')) return null
  return (
    <TickedDialog label={t('生成电子面单并发货')} selection={selection}>
      {(orders, close) => <ShipByWaybillDialog orders={orders} onClose={close} />}
    </TickedDialog>
  )
}
