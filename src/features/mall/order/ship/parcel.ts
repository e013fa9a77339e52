import { waybillError } from '#domain/cell/numberRules'
import { tidyWaybill } from '#domain/cell/words'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import type { ShipRequest } from '#features/mall/order/api'
import { leftOf, shipCountError, unshipped } from '#features/mall/order/model'
import { type OwnTruck, ownTruckFaults, ownTruckNo } from '#features/mall/order/model/ownTruck'
import type { MallOrder, OrderItem } from '#features/mall/order/shape'
import { piecesText } from '#features/mall/sale/model'

/** How a parcel gets its number. */
type ShipWay = 'number' | 'truck' | 'waybill'

/** A parcel as typed: company, number, and quantities by line id, because lines may be shipped while a draft waits. */
export type ParcelInput = Partial<OwnTruck> & {
  /** Where its number comes from: typed, an own driver and vehicle, or a waybill that is made with the shipment. */
  way: ShipWay
  logisticsId: string
  logisticsNo: string
  counts: Record<string, string>
}

/** A truck that is not chosen yet; drafts of before have none. */
const NO_TRUCK: OwnTruck = { driverName: '', driverPhone: '', carNo: '' }

/** A new parcel, with everything that is left to ship; with the number of the waybill that was made for it. */
export function newParcel({ orderItems, orderStatus, waybill }: NewParcelOf): ParcelInput {
  const counts = Object.fromEntries(toShip(orderItems).map((item) => [item.id, String(unshipped(item))]))
  // The waybill goes on the first parcel; a second one has a number of its own.
  const { logisticsId = '', logisticsNo = '' } = (orderStatus === 'UNDELIVERED' && waybill) || {}
  return { way: 'number', logisticsId, logisticsNo, counts, ...NO_TRUCK }
}

type NewParcelOf = Pick<MallOrder, 'orderItems' | 'orderStatus' | 'waybill'>

/** The lines with a quantity still to be shipped. */
export function toShip<Item extends Pick<OrderItem, 'num' | 'deliverNumber'>>(items: readonly Item[]): Item[] {
  return items.filter((item) => unshipped(item) > 0)
}

/** Errors of a parcel by field. */
export function validateParcel(parcel: ParcelInput, items: readonly OrderItem[]): Errors {
  const { way, logisticsId, logisticsNo, counts } = parcel
  const left = toShip(items)
  const errors = left.map((item): [string, Text | null] => [
    `counts.${item.id}`,
    shipCountError(counts[item.id] ?? '', item),
  ])
  const isEmpty = left.every(({ id }) => !(Number(counts[id]) > 0))
  const first = errors[0]
  return onlyErrors({
    ...(way === 'truck' ? ownTruckFaults({ ...NO_TRUCK, ...parcel }) : {}),
    logisticsId: logisticsId === '' && way !== 'truck' ? text('请选择物流公司') : null,
    logisticsNo: way === 'number' ? waybillError(logisticsNo, { required: true }) : null,
    ...Object.fromEntries(errors),
    ...(isEmpty && first && !first[1] ? { [first[0]]: text('请选择要发货的商品') } : {}),
  })
}

/** What of an order is still to be shipped after a parcel, '3吨；2盒'; '' when nothing is. */
export function leftAfter({ counts }: ParcelInput, items: readonly OrderItem[]): string {
  const shipped = items.map((item) => ({
    ...item,
    deliverNumber: (item.deliverNumber ?? 0) + (Number(counts[item.id]) || 0),
  }))
  const left = leftOf(shipped)
  return left.length > 0 ? piecesText(left) : ''
}

/**
 * What was shipped of an order since it was opened, '5套'; '' when nothing was. Who ships it again by an old form sends
 * the same goods twice.
 */
export function shippedSince(opened: readonly OrderItem[], now: readonly OrderItem[]): string {
  const more = now.flatMap((item) => {
    const before = opened.find(({ id }) => id === item.id)?.deliverNumber ?? 0
    const num = (item.deliverNumber ?? 0) - before
    return num > 0 ? [{ ...item, num }] : []
  })
  return more.length > 0 ? piecesText(more) : ''
}

/**
 * The payload of a parcel: the whole order when nothing was shipped and nothing is left out, else its lines.
 *
 * @param ownCompany the id of the company that stands for own vehicles
 */
export function toShipRequest(parcel: ParcelInput, order: MallOrder, ownCompany = ''): ShipRequest {
  const { way, logisticsId, logisticsNo, counts } = parcel
  const numbers = new Map(toShip(order.orderItems).map(({ id }) => [id, Number(counts[id]) || 0]))
  const isWhole = order.orderItems.every(
    (item) => (item.deliverNumber ?? 0) === 0 && numbers.get(item.id) === (item.num ?? 0),
  )
  const sent = [...numbers].filter(([, count]) => count > 0)
  return {
    sn: order.sn,
    logisticsId: way === 'truck' ? ownCompany : logisticsId,
    logisticsNo:
      way === 'waybill' ? '' : way === 'truck' ? ownTruckNo({ ...NO_TRUCK, ...parcel }) : tidyWaybill(logisticsNo),
    lines: isWhole ? null : sent.map(([orderItemId, deliveryNum]) => ({ orderItemId, deliveryNum })),
  }
}
