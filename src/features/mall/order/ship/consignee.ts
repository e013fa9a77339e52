import { phoneError, textError } from '#domain/rules'
import { type Errors, onlyErrors, text } from '#domain/text'
import type { RegionPath } from '#features/common/region/model'
import type { MallOrder } from '#features/mall/order/shape'

/** The shipping address of an order, as typed. */
export type ConsigneeInput = {
  consigneeName: string
  consigneeMobile: string
  region: RegionPath
  consigneeDetail: string
}

/** The shipping address of an order as form values. */
export function toConsignee(order: MallOrder): ConsigneeInput {
  const { consigneeName, consigneeMobile, consigneeDetail } = order
  const region = { idPath: order.consigneeAddressIdPath, namePath: order.consigneeAddressPath }
  return { consigneeName, consigneeMobile, consigneeDetail, region }
}

/** Errors of an address by field. */
export function validateConsignee({ consigneeName, consigneeMobile, region, consigneeDetail }: ConsigneeInput): Errors {
  return onlyErrors({
    consigneeName: textError(consigneeName, { label: '收货人', max: 20, required: true }),
    consigneeMobile: phoneError(consigneeMobile, { label: '联系电话', required: true }),
    region: region.idPath === '' ? text('请选择{{label}}', { label: text('所在地区') }) : null,
    consigneeDetail: textError(consigneeDetail, { label: '详细地址', max: 100, required: true }),
  })
}
