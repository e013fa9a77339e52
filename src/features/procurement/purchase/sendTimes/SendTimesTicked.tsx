import { ClockCircleOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canVerifySendTime, needsSendTime, type PurchaseOrder } from '#features/procurement/purchase/model'
import { lazyPart } from '#shared/lazyPart'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'
import { canOperate } from '#shared/navigation'

const SendTimesDialog = lazyPart(() => import('./SendTimesDialog'))

/** Confirms the send times of the ticked orders that have none, each at its own time. */
export function SendTimesTicked({ selection }: { selection: Selection<PurchaseOrder> }) {
  const { t } = useTranslation()
  const [orders, setOrders] = useState<PurchaseOrder[] | null>(null)
  const waiting = selection.rows.filter((order) => needsSendTime(order) && canVerifySendTime(order))
  if (!canOperate('purchaseOrderList')) return null
  return (
    <>
      <TickedButton
        label={t('确认发货时间')}
        count={waiting.length}
        icon={<ClockCircleOutlined aria-hidden="true" />}
        onClick={() => setOrders(waiting)}
      />
      {orders && (
        <Suspense fallback={null}>
          <SendTimesDialog
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
