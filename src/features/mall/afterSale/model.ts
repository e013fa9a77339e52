import * as v from 'valibot'
import { withTotal } from '#domain/counts'
import { type DecimalInput, fixed, sum } from '#domain/money'
import { priceError, textError } from '#domain/rules'
import { mapped, requiredValue } from '#domain/shape'
import type { StatusTable, Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { dayAfter } from '#domain/time'
import * as wire from '#domain/wire'
import { limitError, type RefundLimit } from '#features/mall/afterSale/model/limit'

/** What the buyer claims: a refund only, or a refund for returned goods. */
export type ServiceType = 'RETURN_MONEY' | 'RETURN_GOODS'
/** Refund through the payment channel, or by bank transfer to the buyer's account. */
export type RefundWay = 'ORIGINAL' | 'OFFLINE'
/** SELLER_CONFIRM is in the mall's dictionary, but no transition leads to it. */
export type ServiceStatus =
  | 'APPLY'
  | 'PASS'
  | 'REFUSE'
  | 'BUYER_RETURN'
  | 'SELLER_CONFIRM'
  | 'SELLER_TERMINATION'
  | 'BUYER_CANCEL'
  | 'WAIT_REFUND'
  | 'COMPLETE'

/** Labels and colours of the statuses of a claim. */
export const serviceStatuses: StatusTable<ServiceStatus> = {
  APPLY: { label: '待处理', color: 'warning' },
  PASS: { label: '待买家寄回', color: 'processing' },
  BUYER_RETURN: { label: '待收货', color: 'warning' },
  SELLER_CONFIRM: { label: '卖家确认收货', color: 'processing' },
  WAIT_REFUND: { label: '等待平台退款', color: 'processing' },
  COMPLETE: { label: '已完成', color: 'success' },
  REFUSE: { label: '已拒绝', color: 'error' },
  SELLER_TERMINATION: { label: '卖家拒收', color: 'error' },
  BUYER_CANCEL: { label: '买家取消', color: 'default' },
}

/** The actions of each party on a claim. */
export type AfterSaleAction =
  | 'approveRefund'
  | 'approveOffline'
  | 'approveReturn'
  | 'refuse'
  | 'sendBack'
  | 'receive'
  | 'receiveOffline'
  | 'reject'
  | 'refund'
  | 'cancel'

/** The transitions of a claim, by the actions of all parties. */
export const afterSaleTransitions: readonly Transition<AfterSaleAction>[] = [
  { action: 'approveRefund', from: ['APPLY'], to: 'COMPLETE' },
  { action: 'approveOffline', from: ['APPLY'], to: 'WAIT_REFUND' },
  { action: 'approveReturn', from: ['APPLY'], to: 'PASS' },
  { action: 'refuse', from: ['APPLY'], to: 'REFUSE' },
  { action: 'sendBack', from: ['PASS'], to: 'BUYER_RETURN' },
  { action: 'receive', from: ['BUYER_RETURN'], to: 'COMPLETE' },
  { action: 'receiveOffline', from: ['BUYER_RETURN'], to: 'WAIT_REFUND' },
  { action: 'reject', from: ['BUYER_RETURN'], to: 'SELLER_TERMINATION' },
  { action: 'refund', from: ['WAIT_REFUND'], to: 'COMPLETE' },
  { action: 'cancel', from: ['APPLY', 'PASS'], to: 'BUYER_CANCEL' },
]

type Way = { serviceType: ServiceType; refundWay: RefundWay }

/** The action that approves a claim of this kind. */
export function approvalOf({ serviceType, refundWay }: Way): 'approveRefund' | 'approveOffline' | 'approveReturn' {
  if (serviceType === 'RETURN_GOODS') return 'approveReturn'
  return refundWay === 'OFFLINE' ? 'approveOffline' : 'approveRefund'
}

/** The action that accepts the returned goods. */
export function receiptOf({ refundWay }: Pick<Way, 'refundWay'>): 'receive' | 'receiveOffline' {
  return refundWay === 'OFFLINE' ? 'receiveOffline' : 'receive'
}

/**
 * What may be done with a claim in its status, named as the service's own flags: `confirm` is the shop's decision,
 * `rog` its receipt of the goods. A row and the record ask this, never the flags that a list sends.
 */
export function allowedOf({ serviceStatus }: Pick<AfterSale, 'serviceStatus'>) {
  return {
    confirm: serviceStatus === 'APPLY',
    returnGoods: serviceStatus === 'PASS',
    rog: serviceStatus === 'BUYER_RETURN',
    refund: serviceStatus === 'WAIT_REFUND',
    cancel: serviceStatus === 'APPLY' || serviceStatus === 'PASS',
  }
}

/** The list that a claim stands in: with a return, or a refund only. */
export function claimList({ serviceType }: Pick<SentClaim, 'serviceType'>): 'returnGoodsOrder' | 'returnMoneyOrder' {
  return serviceType === 'RETURN_GOODS' ? 'returnGoodsOrder' : 'returnMoneyOrder'
}

/** Whether the money of a claim went back. */
export function wasPaid({ serviceStatus }: Pick<SentClaim, 'serviceStatus'>): boolean {
  return serviceStatus === 'COMPLETE'
}

/** Whether the shop has the returned goods again. */
export function wasReturned({
  serviceType,
  serviceStatus,
  goodsId,
}: Pick<SentClaim, 'serviceType' | 'serviceStatus' | 'goodsId'>): boolean {
  return serviceType === 'RETURN_GOODS' && ['WAIT_REFUND', 'COMPLETE'].includes(serviceStatus) && goodsId !== ''
}

const logSchema = v.object({
  createTime: wire.time(),
  operatorType: wire.text(),
  operatorName: wire.text(),
  message: wire.text(),
})
/** A step of a claim: what happened, and who did it. */
type AfterSaleLog = v.InferOutput<typeof logSchema>

/** A claim of a buyer: a refund only, or a return of goods for a refund. Amounts in yuan. */
export const afterSaleSchema = v.object({
  sn: wire.id(),
  orderSn: wire.text(),
  createTime: wire.time(),
  memberId: wire.text(),
  memberName: wire.text(),
  storeName: wire.text(),
  goodsId: wire.text(),
  skuId: wire.text(),
  goodsName: wire.text(),
  goodsImage: wire.text(),
  specs: wire.text(),
  /** Number of claimed pieces, and the unit they are sold in: our own addition; '' from others. */
  num: wire.count(),
  goodsUnit: wire.text(),
  /** Amount paid for them, with `freightPrice`; without that the amount of the whole line. */
  flowPrice: wire.decimal(),
  /** The freight in it: only the claim of the last pieces of an order has some. Our own addition; null from others. */
  freightPrice: wire.decimal(),
  reason: wire.text(),
  problemDesc: wire.text(),
  /** Addresses joined by commas. */
  afterSaleImage: wire.text(),
  serviceType: wire.code<ServiceType>(),
  serviceStatus: wire.code<ServiceStatus>(),
  refundWay: wire.code<RefundWay>(),
  accountType: wire.text(),
  bankAccountNumber: wire.text(),
  bankAccountName: wire.text(),
  bankDepositName: wire.text(),
  auditRemark: wire.text(),
  applyRefundPrice: wire.decimal(),
  /** Set by the shop's decision: what it agreed to, and once the claim is completed what was refunded. */
  actualRefundPrice: wire.decimal(),
  refundPoint: wire.count(),
  refundTime: wire.time(),
  mlogisticsNo: wire.text(),
  mlogisticsName: wire.text(),
  mdeliverTime: wire.time(),
  /** Returned pieces that went back to stock: our own addition; null from a service that keeps none. */
  restockedNum: wire.count(),
  /** Our own addition; the mall's service does not send it. */
  afterSaleLogs: wire.list(logSchema),
})
type SentClaim = v.InferOutput<typeof afterSaleSchema>
/** A buyer's claim as read; amounts in yuan. Of `actualRefundPrice` and `agreedRefundPrice` at most one is set. */
export type AfterSale = SentClaim & {
  /** What the shop agreed to and has not been refunded: not yet, or never. */
  agreedRefundPrice: string | null
}

/** A claim with the amount that the service sends under one name told apart: refunded, or only agreed. */
export function toClaim(sent: SentClaim): AfterSale {
  const { actualRefundPrice } = sent
  return wasPaid(sent)
    ? { ...sent, agreedRefundPrice: null }
    : { ...sent, actualRefundPrice: null, agreedRefundPrice: actualRefundPrice }
}

/** How many claims are in each status. */
export const afterSaleCounts = mapped(
  requiredValue(
    v.object({
      applyNum: wire.count(),
      passNum: wire.count(),
      refuseNum: wire.count(),
      buyerReturnNum: wire.count(),
      sellerConfirmNum: wire.count(),
      sellerTerminationNum: wire.count(),
      buyerCancelNum: wire.count(),
      waitRefundNum: wire.count(),
      completeNum: wire.count(),
    }),
  ),
  (sent) =>
    withTotal({
      APPLY: sent.applyNum,
      PASS: sent.passNum,
      REFUSE: sent.refuseNum,
      BUYER_RETURN: sent.buyerReturnNum,
      SELLER_CONFIRM: sent.sellerConfirmNum,
      SELLER_TERMINATION: sent.sellerTerminationNum,
      BUYER_CANCEL: sent.buyerCancelNum,
      WAIT_REFUND: sent.waitRefundNum,
      COMPLETE: sent.completeNum,
    }),
)

/** Days in which a shop answers a claim, and accepts a returned parcel. */
const DAYS_TO_ANSWER = 3
const DAYS_TO_ACCEPT = 7

/** The day by which the shop should act, 'YYYY-MM-DD'; '' when it is not its turn. */
export function dueOf({
  serviceStatus,
  createTime,
  mdeliverTime,
}: Pick<AfterSale, 'serviceStatus' | 'createTime' | 'mdeliverTime'>): string {
  if (serviceStatus === 'APPLY') return dayAfter(createTime, DAYS_TO_ANSWER)
  return serviceStatus === 'BUYER_RETURN' ? dayAfter(mdeliverTime || createTime, DAYS_TO_ACCEPT) : ''
}

/** The steps of a claim so far, latest first; without a log, derived from its own fields. */
export function stepsOf(claim: AfterSale): AfterSaleLog[] {
  if (claim.afterSaleLogs.length > 0) return [...claim.afterSaleLogs].reverse()
  const step = (createTime: string, operatorType: string, message: string) => ({
    createTime,
    operatorType,
    operatorName: '',
    message,
  })
  return [
    ...(claim.serviceStatus === 'COMPLETE' ? [step(claim.refundTime, '系统', '退款完成')] : []),
    ...(claim.mlogisticsNo ? [step(claim.mdeliverTime, '会员', '买家寄回商品')] : []),
    ...(claim.auditRemark ? [step('', '商家', claim.auditRemark)] : []),
    step(claim.createTime, '会员', '买家申请售后'),
  ]
}

/** Longest remark of the shop, characters. */
export const MAX_REMARK = 200

/** The body of an approval. `returnAddress` is '1' or '2', the shop's return address. */
export const approvalInput = v.object({
  actualRefundPrice: wire.text(),
  remark: wire.text(),
  returnAddress: wire.text(),
})
/** The shop's approval, as typed. */
export type ApprovalInput = v.InferOutput<typeof approvalInput>

/** The error of a refund in yuan: more than zero, and not more than its limit. */
export function refundError(actualRefundPrice: string, limit: RefundLimit): Text | null {
  return (
    limitError(actualRefundPrice, limit) ??
    priceError(actualRefundPrice, { label: '实际退款金额', scale: 2, zero: 'refused' })
  )
}

/** What a refund returns of the goods and of the freight paid with them, yuan: the goods come first. */
export function refundParts({
  flowPrice,
  freightPrice,
  actualRefundPrice,
}: Record<'flowPrice' | 'freightPrice' | 'actualRefundPrice', DecimalInput>): { goods: string; freight: string } {
  const refund = sum([actualRefundPrice])
  const paidForGoods = sum([flowPrice]).minus(sum([freightPrice]))
  const goods = refund.lt(paidForGoods) ? refund : paidForGoods
  return { goods: fixed(goods, 2), freight: fixed(refund.minus(goods), 2) }
}

/** Errors of the approval of a claim, by field. */
export function validateApproval(
  { actualRefundPrice, remark, returnAddress }: ApprovalInput,
  { serviceType }: Pick<AfterSale, 'serviceType'>,
  limit: RefundLimit,
): Errors {
  return onlyErrors({
    actualRefundPrice: refundError(actualRefundPrice, limit),
    returnAddress: serviceType === 'RETURN_GOODS' && returnAddress === '' ? text('请选择退货地址') : null,
    remark: remarkError(remark),
  })
}

/** The error of a remark that the buyer reads. */
export function remarkError(remark: string, label = '备注信息'): Text | null {
  return textError(remark, { label, max: MAX_REMARK, required: true, multiline: true })
}

/** The consequence of approving a claim, as text. */
export function consequenceOf(claim: Pick<AfterSale, 'serviceType' | 'refundWay'>): Text {
  if (claim.serviceType === 'RETURN_GOODS') return text('同意后买家把商品寄到退货地址，您收到货并确认后才退款。')
  return claim.refundWay === 'OFFLINE'
    ? text('同意后由平台按买家的收款账户线下打款，不能撤销。')
    : text('同意后款项立即原路退回买家，不能撤销。')
}
