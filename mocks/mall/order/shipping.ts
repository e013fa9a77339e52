import { canShip, orderStatuses, shipCountError, unshipped } from '#features/mall/order/model'
import { shipmentNumber } from '#features/mall/order/model/ownTruck'
import type { Account } from '#mocks/kernel/auth/caller'
import { type Refusal, refusal } from '#mocks/kernel/http/reply'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { logisticsTables } from '#mocks/store/logistics/rows'
import { mallId } from './mallId'
import { type OrderItemRow, type OrderRow, orderTables } from './rows'
import { itemsOf, logOrder, moveOrder, setItems } from './rules'
import { afterShip } from './stepRules'

const { mallOrderItems, mallOrderParcels } = orderTables

/** The logistics company of a parcel, and its tracking number. */
export type ShippedParcel = { logisticsId: string; logisticsNo: string }

/**
 * Ships everything left of an order, in one parcel.
 *
 * @throws Refusal when the status forbids it
 */
export function shipAll(order: OrderRow, parcel: ShippedParcel, by: Account): OrderRow {
  if (!canShip(order)) throw notShippable(order)
  const rest = itemsOf(order.sn).map((item) => ({ item, count: unshipped(item) }))
  return shipLines(order, rest, parcel, by)
}

/**
 * Ships part of an order; with the last piece the order becomes shipped.
 *
 * @throws Refusal when the status forbids it or a number is wrong
 */
export function shipPart(
  order: OrderRow,
  parcel: ShippedParcel,
  counts: ReadonlyMap<string, number>,
  by: Account,
): OrderRow {
  if (!canShip(order)) throw notShippable(order)
  const items = itemsOf(order.sn)
  const lines = [...counts].map(([id, count]) => ({ item: items.find((one) => one.id === id), count }))
  const known = lines.filter((line): line is { item: OrderItemRow; count: number } => line.item !== undefined)
  const isSound = known.every(
    ({ item, count }) => count > 0 && shipCountError(String(count), { ...item, goodsUnit: '' }) === null,
  )
  if (known.length === 0 || known.length < lines.length || !isSound) throw refusal(400, '发货数量不正确!')
  return shipLines(order, known, parcel, by)
}

/** The refusal to ship an order, which names its status. */
export function notShippable(order: OrderRow): Refusal {
  return refusal(31006, `订单${orderStatuses[order.orderStatus].label}`)
}

function shipLines(
  order: OrderRow,
  lines: { item: OrderItemRow; count: number }[],
  parcel: ShippedParcel,
  by: Account,
) {
  const company = logisticsTables.logistics.get(parcel.logisticsId)
  if (!company) throw refusal(31005, '物流错误')
  const now = worldNow()
  const id = mallId()
  mallOrderParcels.insert({
    id,
    packageNo: `OP${worldToday().replaceAll('-', '')}${id}`,
    orderSn: order.sn,
    logisticsNo: parcel.logisticsNo,
    logisticsCode: company.id,
    logisticsName: company.name,
    consigneeMobile: order.consigneeMobile,
    createTime: now,
    lines: lines
      .filter(({ count }) => count > 0)
      .map(({ item, count }) => ({
        id: mallId(),
        orderItemSn: item.sn,
        goodsName: item.goodsName,
        thumbnail: item.image,
        deliverNumber: count,
      })),
  })
  for (const { item, count } of lines) mallOrderItems.update(item.id, { deliverNumber: item.deliverNumber + count })
  const isComplete = itemsOf(order.sn).every(({ num, deliverNumber }) => deliverNumber >= num)
  const number = shipmentNumber({ logisticsName: company.name, logisticsNo: parcel.logisticsNo })
  logOrder(order.sn, by, `${isComplete ? '订单已发货' : '订单部分发货'}，${company.name} ${number}`)
  if (!isComplete) return moveOrder(order, 'partDeliver', { deliverStatus: 'PARTS_DELIVERED' })
  setItems(order.sn, { afterSaleStatus: 'NOT_APPLIED', complainStatus: 'NO_APPLY' })
  const shipped = moveOrder(order, 'deliver', {
    deliverStatus: 'DELIVERED',
    logisticsNo: parcel.logisticsNo,
    logisticsCode: company.id,
    logisticsName: company.name,
    logisticsTime: now,
  })
  for (const follow of afterShip.all()) follow(shipped)
  return shipped
}

/** The logistics companies that a shop uses. */
export function companiesOf(storeId: string) {
  return logisticsTables.storeLogistics
    .filter((row) => row.storeId === storeId)
    .flatMap(({ logisticsId }) => logisticsTables.logistics.get(logisticsId) ?? [])
}
