import { specText, unshipped } from '#features/mall/order/model'
import { type OwnTruck, readOwnTruck } from '#features/mall/order/model/ownTruck'
import type { MallOrder, OrderItem, OrderParcel } from '#features/mall/order/shape'

/** A line of a parcel slip. */
export type SlipLine = { key: string; goodsSn: string; goodsName: string; specs: string; unit: string; count: number }

/** What lies in one parcel. */
export type ParcelSlip = {
  key: string
  /** Counts the parcels of the order from 1; of own vehicles, only those. */
  number: number
  logistics: string
  /** The shop's own driver and vehicle that bring it. */
  truck: OwnTruck | null
  lines: SlipLine[]
}

/** The slips of an order: one per parcel, and before it is shipped one of everything to pack. */
export function slipsOf(order: MallOrder, parcels: readonly OrderParcel[]): ParcelSlip[] {
  const { sn, orderItems: items } = order
  if (parcels.length === 0) {
    const lines = items.map((item) => lineOf(item, item.id, item.goodsName, unshipped(item)))
    return [{ key: sn, number: 1, logistics: '', truck: null, lines: lines.filter(({ count }) => count > 0) }]
  }
  const trucks = parcels.map(readOwnTruck)
  return parcels.map(({ packageNo, logisticsName, logisticsNo, orderPackageItemList }, at) => ({
    key: packageNo || `${sn}-${at}`,
    number: trucks[at] ? trucks.slice(0, at + 1).filter(Boolean).length : at + 1,
    logistics: [logisticsName, logisticsNo].filter(Boolean).join(' '),
    truck: trucks[at] ?? null,
    lines: orderPackageItemList.map(({ orderItemSn, goodsName, deliverNumber }, line) => {
      const item = items.find((one) => one.sn !== '' && one.sn === orderItemSn)
      return lineOf(item, String(line), goodsName, deliverNumber ?? 0)
    }),
  }))
}

/** The name of a parcel's paper: what goes with an own vehicle is signed by who receives it. */
export function slipTitle({ truck }: Pick<ParcelSlip, 'truck'>): '送货单' | '装箱单' {
  return truck ? '送货单' : '装箱单'
}

function lineOf(item: OrderItem | undefined, key: string, goodsName: string, count: number): SlipLine {
  return {
    key,
    goodsName: item?.goodsName || goodsName,
    goodsSn: item?.goodsSn ?? '',
    specs: specText(item?.specs ?? ''),
    unit: item?.goodsUnit ?? '',
    count,
  }
}
