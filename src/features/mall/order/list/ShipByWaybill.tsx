import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderRow } from '#features/mall/order/shape'
import { lazyPart } from '#shared/lazyPart'
import type { Selection } from '#shared/list/selection/selection'
import { canOperate } from '#shared/navigation'

const ShipByWaybillDialog = lazyPart(() => import('#features/mall/order/ship/ShipByWaybillDialog'))

/** Makes the waybills of the ticked orders, ships them with their numbers, and offers to print. */
export function ShipByWaybill({ selection }: { selection: Selection<OrderRow> }) {
  const { t } = useTranslation()
  const [orders, setOrders] = useState<OrderRow[] | null>(null)
  if (!canOperate('orderList')) return null
  return (
    <>
      <Button disabled={selection.rows.length === 0} onClick={() => setOrders(selection.rows)}>
        {t('生成电子面单并发货')}
      </Button>
      {orders && (
        <Suspense fallback={null}>
          <ShipByWaybillDialog
            orders={orders}
            onClose={(done) => {
              selection.untick(done)
              setOrders(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
