import type { MallOrder, OrderParcel } from './shape'

/**
 * The parcels of an order. lilishop keeps none of an order that was shipped whole: its number stands in the order, and
 * all lines are in that one.
 */
export function parcelsOf(order: MallOrder, kept: readonly OrderParcel[]): readonly OrderParcel[] {
  const { deliverStatus, logisticsNo, logisticsName, logisticsTime, orderItems } = order
  if (kept.length > 0 || deliverStatus !== 'DELIVERED' || logisticsNo === '') return kept
  const orderPackageItemList = orderItems.map(({ sn, goodsName, num }) => ({
    orderItemSn: sn,
    goodsName,
    deliverNumber: num,
    logisticsTime,
  }))
  return [{ packageNo: '', logisticsNo, logisticsName, createTime: logisticsTime, orderPackageItemList, traces: null }]
}
