import * as wire from '#domain/wire'
import { body, filters, noBody } from '#shared/http/request'
import { mallOrderEndpoints } from './endpoints'
import { consigneeBody, parcelBody, shipPartBody } from './model'

const ORDER_FILTERS = [
  'buyerName',
  'clientType',
  'endDate',
  'goodsName',
  'keywords',
  'memberId',
  'orderPromotionType',
  'orderSn',
  'orderStatus',
  'paymentMethod',
  'payStatus',
  'promotionId',
  'shipName',
  'startDate',
] as const

/** What calls about the orders of the mall carry. */
export const mallOrderRequests = {
  page: filters(mallOrderEndpoints.page, ORDER_FILTERS),
  counts: filters(mallOrderEndpoints.counts, ORDER_FILTERS, { isPaged: true }),
  editPrice: body(mallOrderEndpoints.editPrice, { orderPrice: wire.text() }),
  remark: body(mallOrderEndpoints.remark, { sellerRemark: wire.text() }),
  cancel: body(mallOrderEndpoints.cancel, { reason: wire.text() }),
  take: noBody(mallOrderEndpoints.take),
  editConsignee: body(mallOrderEndpoints.editConsignee, consigneeBody),
  makeWaybill: body(mallOrderEndpoints.makeWaybill, { logisticsId: wire.text() }),
  shipBySf: noBody(mallOrderEndpoints.shipBySf),
  shipAll: body(mallOrderEndpoints.shipAll, parcelBody),
  shipPart: body(mallOrderEndpoints.shipPart, { ...parcelBody.entries, ...shipPartBody.entries, orderSn: wire.text() }),
}
