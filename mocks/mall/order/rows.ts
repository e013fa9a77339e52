import type { Discount } from '#features/mall/activity/model/cart'
import type { OrderState } from '#features/mall/order/model'
import { table } from '#mocks/kernel/store/table'

/** An order as placed, and its later state. Money is decimal text in yuan. */
export type OrderRow = OrderState & {
  id: string
  sn: string
  tradeSn: string
  storeId: string
  storeName: string
  memberId: string
  memberName: string
  paymentMethod: string
  paymentTime: string
  logisticsTime: string
  completeTime: string
  createTime: string
  consigneeName: string
  consigneeMobile: string
  consigneeAddressPath: string
  consigneeAddressIdPath: string
  consigneeDetail: string
  goodsPrice: string
  freightPrice: string
  discountPrice: string
  couponPrice: string
  updatePrice: string
  flowPrice: string
  /** The activities it used, each with what it took off. */
  discounts: readonly Discount[]
  /** The group-buy of a group order; '' otherwise. */
  promotionId: string
  weight: string
  goodsNum: number
  remark: string
  sellerRemark: string
  cancelReason: string
  clientType: string
  needReceipt: boolean
  logisticsNo: string
  logisticsCode: string
  logisticsName: string
  /** The waybill made for it; '' before. */
  waybillNo: string
  waybillCompanyId: string
  verificationCode: string
  storeAddressPath: string
  storeAddressMobile: string
  storeAddressCenter: string
}

/** A line of an order: a copy of the product at the time of the sale, which later changes of it leave as it is. */
export type OrderItemRow = {
  id: string
  sn: string
  orderSn: string
  goodsId: string
  skuId: string
  goodsName: string
  goodsUnit: string
  /** The item number of the SKU. */
  goodsSn: string
  image: string
  /** Spec name → value. */
  specs: Readonly<Record<string, string>>
  categoryId: string
  /** What the platform charges of the price, percent. */
  commissionRate: string
  num: number
  unitPrice: string
  /** Price times number, before discounts. */
  subTotal: string
  /** The price the buyer pays for the line, after discounts. */
  flowPrice: string
  /** The price as ordered, before the shop changed it. */
  agreedPrice: string
  /** Kinds and ids of the activities on it, joined by commas. */
  promotionType: string
  promotionId: string
  discounts: readonly Discount[]
  deliverNumber: number
  returnGoodsNumber: number
  commentStatus: 'NEW' | 'UNFINISHED' | 'FINISHED'
  afterSaleStatus: 'NEW' | 'NOT_APPLIED' | 'PART_AFTER_SALE' | 'ALREADY_APPLIED' | 'EXPIRED'
  complainStatus: 'NEW' | 'NO_APPLY' | 'APPLYING' | 'COMPLETE' | 'EXPIRED' | 'CANCEL'
  complainId: string
  isRefund: 'NO_REFUND' | 'REFUNDING' | 'PART_REFUND' | 'ALL_REFUND'
  refundPrice: string
}

type ParcelLine = {
  id: string
  orderItemSn: string
  goodsName: string
  thumbnail: string
  deliverNumber: number
}

/** A parcel of an order. */
export type ParcelRow = {
  id: string
  packageNo: string
  orderSn: string
  logisticsNo: string
  logisticsCode: string
  logisticsName: string
  consigneeMobile: string
  createTime: string
  lines: readonly ParcelLine[]
}

/** An entry in the log of an order. */
export type OrderLogRow = {
  id: string
  orderSn: string
  createTime: string
  operatorId: string
  operatorType: '商家' | '会员' | '系统' | '管理员'
  operatorName: string
  message: string
}

export const orderTables = {
  mallOrders: table<OrderRow>(),
  mallOrderItems: table<OrderItemRow>(),
  mallOrderParcels: table<ParcelRow>(),
  mallOrderLogs: table<OrderLogRow>(),
}
