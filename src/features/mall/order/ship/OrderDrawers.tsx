import { Suspense } from 'react'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { useSearchParam } from '#shared/useSearchParam'

const ShipDrawer = lazyWithRetry(() => import('./ShipDrawer').then((module) => ({ default: module.ShipDrawer })))
const ConsigneeDrawer = lazyWithRetry(() =>
  import('./ConsigneeDrawer').then((module) => ({ default: module.ConsigneeDrawer })),
)
const PriceDrawer = lazyWithRetry(() =>
  import('#features/mall/order/price/PriceDrawer').then((module) => ({ default: module.PriceDrawer })),
)
const WaybillDrawer = lazyWithRetry(() =>
  import('./WaybillDrawer').then((module) => ({ default: module.WaybillDrawer })),
)

/** The drawers over an order or a list of orders. Their code loads when the address opens one. */
export function OrderDrawers() {
  const [ship] = useSearchParam('ship')
  const [consignee] = useSearchParam('consignee')
  const [price] = useSearchParam('price')
  const [waybill] = useSearchParam('waybill')
  return (
    <Suspense fallback={null}>
      {ship !== '' && <ShipDrawer />}
      {consignee !== '' && <ConsigneeDrawer />}
      {price !== '' && <PriceDrawer />}
      {waybill !== '' && <WaybillDrawer />}
    </Suspense>
  )
}
