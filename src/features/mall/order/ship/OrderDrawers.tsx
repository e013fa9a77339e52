import { Suspense } from 'react'
import { lazyPart } from '#shared/lazyPart'
import { useSearchParam } from '#shared/useSearchParam'

const ShipDrawer = lazyPart(() => import('./ShipDrawer').then((module) => ({ default: module.ShipDrawer })))
const ConsigneeDrawer = lazyPart(() =>
  import('./ConsigneeDrawer').then((module) => ({ default: module.ConsigneeDrawer })),
)
const PriceDrawer = lazyPart(() =>
  import('#features/mall/order/price/PriceDrawer').then((module) => ({ default: module.PriceDrawer })),
)
const WaybillDrawer = lazyPart(() => import('./WaybillDrawer').then((module) => ({ default: module.WaybillDrawer })))

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
