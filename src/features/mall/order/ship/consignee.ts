import type { ConsigneeInput } from '#features/mall/order/model/input'
import type { MallOrder } from '#features/mall/order/shape'

/** The shipping address of an order as form values. */
export function toConsignee(order: MallOrder): ConsigneeInput {
  const { consigneeName, consigneeMobile, consigneeDetail } = order
  const region = { idPath: order.consigneeAddressIdPath, namePath: order.consigneeAddressPath }
  return { consigneeName, consigneeMobile, consigneeDetail, region }
}
