import * as v from 'valibot'
import { withTotal } from '#domain/counts'
import { maskCode } from '#domain/mask'
import { fixed, sum } from '#domain/money'
import { mapped, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { type DecimalText, textItem } from '#domain/wire'
import { groupSchema } from '#features/mall/order/model/group'
import { invoicedLeaves, withInvoice } from '#features/mall/sale/model/invoice'
import {
  type DeliverStatus,
  type DeliveryMethod,
  type OrderPromotionType,
  type OrderState,
  type OrderStatus,
  type OrderType,
  type PayStatus,
  stationSchema,
} from './model'

const rowItemSchema = v.object({
  sn: wire.id(),
  goodsId: wire.text(),
  skuId: wire.text(),
  num: wire.count(),
  /** The unit it is sold in, and how many were shipped: our own additions; '' and null from others. */
  goodsUnit: wire.text(),
  deliverNumber: wire.count(),
  image: wire.text(),
  name: wire.text(),
  goodsPrice: wire.decimal(),
  afterSaleStatus: wire.text(),
})

/** A waybill that was made for an order, kept by the service. Our own addition; null from others. */
const madeWaybillSchema = v.object({ logisticsId: wire.text(), logisticsName: wire.text(), logisticsNo: wire.text() })

const shared = {
  sn: wire.id(),
  flowPrice: wire.decimal(),
  createTime: wire.time(),
  orderStatus: wire.code<OrderStatus>(),
  payStatus: wire.code<PayStatus>(),
  deliverStatus: wire.code<DeliverStatus>(),
  orderType: wire.code<OrderType>(),
  orderPromotionType: wire.code<OrderPromotionType>(),
  deliveryMethod: wire.code<DeliveryMethod>(),
  paymentMethod: wire.text(),
  paymentTime: wire.time(),
  memberId: wire.text(),
  memberName: wire.text(),
  clientType: wire.text(),
  sellerRemark: wire.text(),
  remark: wire.text(),
  consigneeName: wire.text(),
  consigneeMobile: wire.text(),
  consigneeAddressPath: wire.text(),
  consigneeDetail: wire.text(),
  /** The pick-up point; in the list our own addition, '' from others. */
  storeAddressPath: wire.text(),
  /** The last parcel, once everything is shipped. */
  logisticsNo: wire.text(),
  logisticsName: wire.text(),
  waybill: wire.record(madeWaybillSchema),
  /** The group that it waits for: our own addition; null from others. */
  group: wire.record(groupSchema),
}

/** A row of the list of orders; some services omit the consignee. */
export const orderRowSchema = v.object({ ...shared, orderItems: wire.list(rowItemSchema) })
/** An order in the list. */
export type OrderRow = v.InferOutput<typeof orderRowSchema>

const itemSchema = v.object({
  id: wire.id(),
  sn: wire.text(),
  goodsId: wire.text(),
  skuId: wire.text(),
  goodsName: wire.text(),
  image: wire.text(),
  specs: wire.text(),
  /** Number of the SKU, and the unit it is sold in: our own addition. */
  goodsSn: wire.text(),
  goodsUnit: wire.text(),
  num: wire.count(),
  unitPrice: wire.decimal(),
  /** Of a lilishop: the price of a piece as ordered, while its unit price follows a changed amount. */
  goodsPrice: v.optional(wire.decimal(), null),
  subTotal: wire.decimal(),
  flowPrice: wire.decimal(),
  /** Its amount as ordered, before the shop changed any price [proposed]. */
  agreedPrice: wire.decimal(),
  promotionType: wire.text(),
  deliverNumber: wire.count(),
  returnGoodsNumber: wire.count(),
  afterSaleStatus: wire.text(),
  isRefund: wire.text(),
  refundPrice: wire.decimal(),
  /** Of a lilishop, whose amount of a line has its share of the freight in it. */
  priceDetailDTO: v.optional(wire.record(v.object({ freightPrice: wire.decimal() })), null),
})
/** A line of an order. */
export type OrderItem = v.InferOutput<typeof itemSchema>

const discountSchema = v.object({
  promotionTypeEnum: wire.text(),
  promotionName: wire.text(),
  promotionId: wire.text(),
  discountPrice: wire.decimal(),
})
/** What an activity took off an order. */
export type OrderDiscount = v.InferOutput<typeof discountSchema>

const priceSchema = v.object({
  couponPrice: wire.decimal(),
  payPoint: wire.count(),
  discountPriceDetail: wire.list(discountSchema),
})

const logSchema = v.object({
  id: wire.text(),
  createTime: wire.time(),
  operatorType: wire.text(),
  operatorName: wire.text(),
  message: wire.text(),
})

const receiptSchema = v.pipe(v.object({ ...invoicedLeaves, id: wire.text() }), v.transform(withInvoice))

const orderSchema = v.object({
  ...shared,
  id: wire.text(),
  tradeSn: wire.text(),
  storeName: wire.text(),
  logisticsTime: wire.time(),
  completeTime: wire.time(),
  consigneeAddressIdPath: wire.text(),
  goodsPrice: wire.decimal(),
  freightPrice: wire.decimal(),
  discountPrice: wire.decimal(),
  updatePrice: wire.decimal(),
  /** What went back to the buyer, freight included [proposed]. */
  refundPrice: wire.decimal(),
  weight: wire.decimal(),
  goodsNum: wire.count(),
  cancelReason: wire.text(),
  logisticsCode: wire.text(),
  /** The buyer's proof: masked here, so that no screen of the shop can show it. */
  verificationCode: v.pipe(
    wire.text(),
    v.transform((code) => maskCode(code)),
  ),
  storeAddressMobile: wire.text(),
  priceDetailDTO: wire.record(priceSchema),
  /** The kinds of claims on it, `RETURN_GOODS` or `RETURN_MONEY`: our own addition; [] from others. */
  claimTypes: wire.list(textItem),
})

/** The lines at the price of their goods: where they add up to the whole order, each has its share of the freight. */
function withoutFreight(whole: string | null, items: OrderItem[]): OrderItem[] {
  const freight = sum(items.map(({ priceDetailDTO }) => priceDetailDTO?.freightPrice ?? null))
  const isIncluded = freight.gt(0) && sum(items.map(({ flowPrice }) => flowPrice)).eq(sum([whole]))
  if (!isIncluded) return items
  return items.map((item) => ({
    ...item,
    flowPrice: fixed(sum([item.flowPrice]).minus(sum([item.priceDetailDTO?.freightPrice ?? null])), 2) as DecimalText,
  }))
}

/** A line whose price of a piece is the one that its sum is made of. */
function asOrdered(item: OrderItem): OrderItem {
  const { goodsPrice, unitPrice, subTotal, num } = item
  const makesSum = (price: string | null) =>
    sum([price])
      .times(num ?? 0)
      .eq(sum([subTotal]))
  return goodsPrice !== null && !makesSum(unitPrice) && makesSum(goodsPrice) ? { ...item, unitPrice: goodsPrice } : item
}

/** The record of an order: its own fields and what belongs to it. */
export const orderDetailSchema = v.pipe(
  v.object({
    order: orderSchema,
    orderItems: wire.list(itemSchema),
    orderLogs: wire.list(logSchema),
    receipt: wire.record(receiptSchema),
  }),
  v.transform(({ order, orderItems, ...rest }) => ({
    ...order,
    // lilishop counts the pieces of parcels alone: of an order that was shipped at once it says 0.
    orderItems: withoutFreight(order.flowPrice, orderItems.map(asOrdered)).map((item) =>
      order.deliverStatus === 'DELIVERED' ? { ...item, deliverNumber: item.deliverNumber || item.num } : item,
    ),
    ...rest,
  })),
)
/** The record of a mall order; amounts in yuan. */
export type MallOrder = v.InferOutput<typeof orderDetailSchema>

const parcelItemSchema = v.object({
  orderItemSn: wire.text(),
  goodsName: wire.text(),
  deliverNumber: wire.count(),
  logisticsTime: wire.time(),
})
const tracesSchema = v.object({ traces: wire.list(stationSchema) })
/** A parcel of an order, with its tracking. */
export const parcelSchema = v.object({
  packageNo: wire.text(),
  logisticsNo: wire.text(),
  logisticsName: wire.text(),
  createTime: wire.time(),
  orderPackageItemList: wire.list(parcelItemSchema),
  traces: v.optional(v.nullable(tracesSchema), null),
})
/** A parcel of an order, with its tracking. */
export type OrderParcel = v.InferOutput<typeof parcelSchema>

/** An order that was found by its buyer's code. */
export const foundSchema = v.object({ sn: wire.text() })

/** A waybill. `logisticsNo` is our own addition: the number that the carrier gave. */
export const waybillSchema = v.object({
  printTemplate: wire.text(),
  logisticsNo: wire.text(),
  token: wire.text(),
  url: wire.text(),
})
/** A waybill as read: HTML to print, or the address of a file. */
export type Waybill = v.InferOutput<typeof waybillSchema>

/** How many orders are in each status. */
export const orderCounts = mapped(
  requiredValue(
    v.object({
      waitPayNum: wire.count(),
      waitDeliveryNum: wire.count(),
      waitShipNum: wire.count(),
      // The service's spelling.
      partsDeliveredNumNum: wire.count(),
      deliveredNum: wire.count(),
      waitCheckNum: wire.count(),
      waitSelfPickNum: wire.count(),
      finishNum: wire.count(),
      closeNum: wire.count(),
    }),
  ),
  (sent) =>
    withTotal({
      UNPAID: sent.waitPayNum,
      PAID: sent.waitDeliveryNum,
      UNDELIVERED: sent.waitShipNum,
      PARTS_DELIVERED: sent.partsDeliveredNumNum,
      DELIVERED: sent.deliveredNum,
      TAKE: sent.waitCheckNum,
      STAY_PICKED_UP: sent.waitSelfPickNum,
      COMPLETED: sent.finishNum,
      CANCELLED: sent.closeNum,
    } satisfies Record<OrderStatus, number | null>),
)

/** The fields of an order that its actions need: of a row or a record. */
export type OrderForActions = OrderState & Pick<OrderRow, 'sn' | 'memberName' | 'sellerRemark'>
