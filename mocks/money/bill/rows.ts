import type { FlowType } from '#features/mall/sale/model/flow'
import type { BillSide, BillStatus } from '#features/money/bill/model'
import { table } from '#mocks/kernel/store/table'

/** A payment or a refund of a line of an order. Money is decimal text in yuan, also of a refund positive. */
export type FlowContent = {
  sn: string
  createTime: string
  flowType: FlowType
  orderSn: string
  orderItemSn: string
  refundSn: string
  storeId: string
  storeName: string
  memberId: string
  memberName: string
  goodsId: string
  goodsName: string
  goodsUnit: string
  skuId: string
  image: string
  categoryId: string
  specs: string
  num: number
  finalPrice: string
  commissionPrice: string
  distributionRebate: string
  siteCouponCommission: string
  pointSettlementPrice: string
  kanjiaSettlementPrice: string
  billPrice: string
  paymentName: string
  /** Value added tax in what the buyer paid, percent. */
  taxRate: string
}

/** A flow as a bill holds it: what happens to the order later does not change it. */
export type FlowRow = FlowContent & { id: string; billId: string; billTime: string }

/** A bill. Its figures are the sums of its flows. */
export type BillRow = {
  id: string
  sn: string
  storeId: string
  billStatus: BillStatus
  createdBy: BillSide
  auditor: BillSide
  /** First and last day, both included. */
  startTime: string
  endTime: string
  createTime: string
  remark: string
  auditRemark: string
  payTime: string
  transactionId: string
  /** What the bank paid; empty until then. */
  payPrice: string
}

/** An entry in the log of a bill. */
export type BillLogRow = {
  id: string
  billId: string
  createTime: string
  operatorName: string
  operatorType: BillSide
  action: string
  fromStatus: BillStatus | ''
  toStatus: BillStatus
  message: string
  /** Numbers of the orders that a change added and removed. */
  added: readonly string[]
  removed: readonly string[]
  /** The bill's price after it. */
  billPrice: string
}

export const billTables = { bills: table<BillRow>(), billFlows: table<FlowRow>(), billLogs: table<BillLogRow>() }
