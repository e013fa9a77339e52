import type { RefundWay, ServiceStatus, ServiceType } from '#features/mall/afterSale/model'
import type { Contact } from '#features/store/setting/model/contact'
import { table } from '#mocks/kernel/store/table'

/** A step of a claim. */
export type StepRow = {
  createTime: string
  operatorType: '商家' | '会员' | '系统' | '管理员'
  operatorName: string
  message: string
}

/** A claim of a buyer. Money is decimal text in yuan. */
export type AfterSaleRow = {
  id: string
  sn: string
  orderSn: string
  orderItemSn: string
  tradeSn: string
  memberId: string
  memberName: string
  storeId: string
  storeName: string
  goodsId: string
  skuId: string
  goodsName: string
  goodsUnit: string
  goodsImage: string
  specs: string
  num: number
  /** Paid for the claimed pieces, and for the freight with the last pieces of an order. */
  flowPrice: string
  /** The freight in `flowPrice`. */
  freightPrice: string
  reason: string
  problemDesc: string
  afterSaleImage: string
  serviceType: ServiceType
  serviceStatus: ServiceStatus
  refundWay: RefundWay
  accountType: string
  bankAccountNumber: string
  bankAccountName: string
  bankDepositName: string
  auditRemark: string
  payOrderNo: string
  applyRefundPrice: string
  /** Empty until decided. */
  actualRefundPrice: string
  refundTime: string
  mlogisticsNo: string
  mlogisticsCode: string
  mlogisticsName: string
  /** When the buyer shipped the return; the API sends only the day. */
  sentTime: string
  /** The shop's address that the return goes to, as it was when the shop agreed; null before. */
  returnContact: Contact | null
  /** Returned pieces that went back to stock. */
  restockedNum: number
  createBy: string
  createTime: string
  steps: readonly StepRow[]
}

export const afterSaleTables = { afterSales: table<AfterSaleRow>() }
