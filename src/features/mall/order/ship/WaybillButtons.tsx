import { canMakeWaybill, canShip } from '#features/mall/order/model'
import type { MallOrder } from '#features/mall/order/shape'
import { ActionButtons } from '#shared/action/ActionButtons'
import { canOperate } from '#shared/navigation'
import { useProvider } from './useProvider'
import { carrierActions, sfActions } from './waybillActions'

/** The buttons of an order's waybill; none until the provider is loaded. */
export function WaybillButtons({ order }: { order: MallOrder }) {
  const mayHave = canShip(order) || canMakeWaybill(order, true)
  const provider = useProvider(mayHave && canOperate('orderList'))
  if (!provider) return null
  return <ActionButtons actions={provider === 'SHUNFENG' ? sfActions : carrierActions} record={order} />
}
