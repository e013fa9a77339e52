import * as v from 'valibot'
import { withTotal } from '#domain/counts'
import { maskCode } from '#domain/mask'
import { mapped, promised } from '#domain/shape'
import {
  codeLeaf,
  countLeaf,
  decimalLeaf,
  idLeaf,
  listLeaf,
  recordLeaf,
  textItem,
  textLeaf,
  timeLeaf,
} from '#domain/wire'
import { groupSchema } from '#features/mall/order/group/model'
import { invoicedLeaves, withInvoice } from '#features/mall/sale/invoice/model'
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
  sn: idLeaf(),
  goodsId: textLeaf(),
  skuId: textLeaf(),
  num: countLeaf(),
  /** The unit it is sold in, and how many were shipped: our own additions; '' and null from others. */
  goodsUnit: textLeaf(),
  deliverNumber: countLeaf(),
  image: textLeaf(),
  name: textLeaf(),
  goodsPrice: decimalLeaf(),
  afterSaleStatus: textLeaf(),
})

/** A waybill that was made for an order, kept by the service. Our own addition; null from others. */
const madeWaybillSchema = v.object({ logisticsId: textLeaf(), logisticsName: textLeaf(), logisticsNo: textLeaf() })

const shared = {
  sn: idLeaf(),
  flowPrice: decimalLeaf(),
  createTime: timeLeaf(),
  orderStatus: codeLeaf<OrderStatus>(),
  payStatus: codeLeaf<PayStatus>(),
  deliverStatus: codeLeaf<DeliverStatus>(),
  orderType: codeLeaf<OrderType>(),
  orderPromotionType: codeLeaf<OrderPromotionType>(),
  deliveryMethod: codeLeaf<DeliveryMethod>(),
  paymentMethod: textLeaf(),
  paymentTime: timeLeaf(),
  memberId: textLeaf(),
  memberName: textLeaf(),
  clientType: textLeaf(),
  sellerRemark: textLeaf(),
  remark: textLeaf(),
  consigneeName: textLeaf(),
  consigneeMobile: textLeaf(),
  consigneeAddressPath: textLeaf(),
  consigneeDetail: textLeaf(),
  /** The pick-up point; in the list our own addition, '' from others. */
  storeAddressPath: textLeaf(),
  /** The last parcel, once everything is shipped. */
  logisticsNo: textLeaf(),
  logisticsName: textLeaf(),
  waybill: recordLeaf(madeWaybillSchema),
  /** The group that it waits for: our own addition; null from others. */
  group: recordLeaf(groupSchema),
}

/** A row of the list of orders; some services omit the consignee. */
export const orderRowSchema = v.object({ ...shared, orderItems: listLeaf(rowItemSchema) })
/** An order in the list. */
export type OrderRow = v.InferOutput<typeof orderRowSchema>

const itemSchema = v.object({
  id: idLeaf(),
  sn: textLeaf(),
  goodsId: textLeaf(),
  skuId: textLeaf(),
  goodsName: textLeaf(),
  image: textLeaf(),
  specs: textLeaf(),
  /** Number of the SKU, and the unit it is sold in: our own addition. */
  goodsSn: textLeaf(),
  goodsUnit: textLeaf(),
  num: countLeaf(),
  unitPrice: decimalLeaf(),
  subTotal: decimalLeaf(),
  flowPrice: decimalLeaf(),
  /** Its amount as ordered, before the shop changed any price [proposed]. */
  agreedPrice: decimalLeaf(),
  promotionType: textLeaf(),
  deliverNumber: countLeaf(),
  returnGoodsNumber: countLeaf(),
  afterSaleStatus: textLeaf(),
  isRefund: textLeaf(),
  refundPrice: decimalLeaf(),
})
/** A line of an order. */
export type OrderItem = v.InferOutput<typeof itemSchema>

const discountSchema = v.object({
  promotionTypeEnum: textLeaf(),
  promotionName: textLeaf(),
  promotionId: textLeaf(),
  discountPrice: decimalLeaf(),
})
/** What an activity took off an order. */
export type OrderDiscount = v.InferOutput<typeof discountSchema>

const priceSchema = v.object({
  couponPrice: decimalLeaf(),
  payPoint: countLeaf(),
  discountPriceDetail: listLeaf(discountSchema),
})

const logSchema = v.object({
  id: textLeaf(),
  createTime: timeLeaf(),
  operatorType: textLeaf(),
  operatorName: textLeaf(),
  message: textLeaf(),
})

const receiptSchema = v.pipe(v.object({ ...invoicedLeaves, id: textLeaf() }), v.transform(withInvoice))

const orderSchema = v.object({
  ...shared,
  id: textLeaf(),
  tradeSn: textLeaf(),
  storeName: textLeaf(),
  logisticsTime: timeLeaf(),
  completeTime: timeLeaf(),
  consigneeAddressIdPath: textLeaf(),
  goodsPrice: decimalLeaf(),
  freightPrice: decimalLeaf(),
  discountPrice: decimalLeaf(),
  updatePrice: decimalLeaf(),
  /** What went back to the buyer, freight included [proposed]. */
  refundPrice: decimalLeaf(),
  weight: decimalLeaf(),
  goodsNum: countLeaf(),
  cancelReason: textLeaf(),
  logisticsCode: textLeaf(),
  /** The buyer's proof: masked here, so that no screen of the shop can show it. */
  verificationCode: v.pipe(
    textLeaf(),
    v.transform((code) => maskCode(code)),
  ),
  storeAddressMobile: textLeaf(),
  priceDetailDTO: recordLeaf(priceSchema),
  /** The kinds of claims on it, `RETURN_GOODS` or `RETURN_MONEY`: our own addition; [] from others. */
  claimTypes: listLeaf(textItem),
})

/** The record of an order: its own fields and what belongs to it. */
export const orderDetailSchema = v.pipe(
  v.object({
    order: orderSchema,
    orderItems: listLeaf(itemSchema),
    orderLogs: listLeaf(logSchema),
    receipt: recordLeaf(receiptSchema),
  }),
  v.transform(({ order, ...rest }) => ({ ...order, ...rest })),
)
/** The record of a mall order; amounts in yuan. */
export type MallOrder = v.InferOutput<typeof orderDetailSchema>

const parcelItemSchema = v.object({
  orderItemSn: textLeaf(),
  goodsName: textLeaf(),
  deliverNumber: countLeaf(),
  logisticsTime: timeLeaf(),
})
const tracesSchema = v.object({ traces: listLeaf(stationSchema) })
/** A parcel of an order, with its tracking. */
export const parcelSchema = v.object({
  packageNo: textLeaf(),
  logisticsNo: textLeaf(),
  logisticsName: textLeaf(),
  createTime: timeLeaf(),
  orderPackageItemList: listLeaf(parcelItemSchema),
  traces: v.optional(v.nullable(tracesSchema), null),
})
/** A parcel of an order, with its tracking. */
export type OrderParcel = v.InferOutput<typeof parcelSchema>

/** An order that was found by its buyer's code. */
export const foundSchema = v.object({ sn: textLeaf() })

/** A waybill. `logisticsNo` is our own addition: the number that the carrier gave. */
export const waybillSchema = v.object({
  printTemplate: textLeaf(),
  logisticsNo: textLeaf(),
  token: textLeaf(),
  url: textLeaf(),
})
/** A waybill as read: HTML to print, or the address of a file. */
export type Waybill = v.InferOutput<typeof waybillSchema>

/** How many orders are in each status. */
export const orderCounts = mapped(
  promised(
    v.object({
      waitPayNum: countLeaf(),
      waitDeliveryNum: countLeaf(),
      waitShipNum: countLeaf(),
      // The service's spelling.
      partsDeliveredNumNum: countLeaf(),
      deliveredNum: countLeaf(),
      waitCheckNum: countLeaf(),
      waitSelfPickNum: countLeaf(),
      finishNum: countLeaf(),
      closeNum: countLeaf(),
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
