import * as v from 'valibot'
import { fixed, sum } from '#domain/money'
import { dateError, dateOrderError, textError } from '#domain/rules'
import { allowedActions, type StatusTable, type Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { type DecimalText, textItem } from '#domain/wire'
import { billFigures } from '#features/money/bill/flow/model'

/** The statuses of a bill. */
export type BillStatus = 'OUT' | 'CHECK' | 'STORE_AUDIT' | 'REJECTION' | 'CANCEL' | 'COMPLETE'
/** The sides of a bill: the shop, and the platform that pays. */
export type BillSide = 'STORE' | 'PLATFORM'

/** Labels and colours of the statuses of a bill. */
export const billStatuses: StatusTable<BillStatus> = {
  OUT: { label: '待结算', color: 'warning' },
  /** Of a lilishop: the shop found it right, and the platform pays. */
  CHECK: { label: '已核对', color: 'processing' },
  STORE_AUDIT: { label: '待确认', color: 'processing' },
  REJECTION: { label: '待处理', color: 'error' },
  CANCEL: { label: '已作废', color: 'default' },
  COMPLETE: { label: '已完成', color: 'success' },
}

/** The sides by word. */
export const billSides: StatusTable<BillSide> = {
  STORE: { label: '店铺', color: 'default' },
  PLATFORM: { label: '平台', color: 'processing' },
}

/** What either side does with a bill: `check` submits it to the other side. */
export type BillAction = 'check' | 'auditSuccess' | 'auditFailure' | 'change' | 'cancel'

/** A completed or voided bill is final. */
export const billTransitions: readonly Transition<BillAction>[] = [
  { action: 'check', from: ['OUT', 'REJECTION'], to: 'STORE_AUDIT' },
  { action: 'auditSuccess', from: ['STORE_AUDIT'], to: 'COMPLETE' },
  { action: 'auditFailure', from: ['STORE_AUDIT'], to: 'REJECTION' },
  { action: 'change', from: ['OUT', 'REJECTION'] },
  { action: 'cancel', from: ['OUT', 'REJECTION'], to: 'CANCEL' },
]

type Stated = { billStatus: BillStatus; createdBy: BillSide; auditor: BillSide }

/**
 * The actions of one side, in table order. The side that made a bill changes and voids it; it is audited by the side it
 * was submitted to, and after a refusal handled by the other. An open bill of the platform can be checked by the shop.
 */
export function billActionsOf(side: BillSide, { billStatus, createdBy, auditor }: Stated): BillAction[] {
  const isMaker = createdBy === side
  const isAuditor = auditor === side
  return allowedActions(billTransitions, billStatus).filter((action) => {
    if (action === 'auditSuccess' || action === 'auditFailure') return isAuditor
    if (action === 'check') return billStatus === 'OUT' ? side === 'STORE' : !isAuditor
    return isMaker
  })
}

const figureLeaves = Object.fromEntries(billFigures.map(({ name }) => [name, wire.decimal()])) as Record<
  (typeof billFigures)[number]['name'],
  ReturnType<typeof wire.decimal>
>

/** A bill in a list, with its figures. Amounts in yuan; the days of its range are both included. */
export const billRowSchema = v.object({
  id: wire.id(),
  sn: wire.text(),
  billStatus: wire.code<BillStatus>(),
  /** A service without these fields makes its bills itself, and the shop audits. */
  createdBy: v.optional(wire.code<BillSide>(), 'PLATFORM'),
  auditor: v.optional(wire.code<BillSide>(), 'STORE'),
  startTime: wire.time(),
  endTime: wire.time(),
  createTime: wire.time(),
  storeName: wire.text(),
  orderNum: wire.count(),
  billPrice: wire.decimal(),
  auditRemark: wire.text(),
  remark: wire.text(),
  payTime: wire.time(),
  /** The platform's payment: reference of the bank, what arrived, and how much more or less that is [proposed]. */
  transactionId: wire.text(),
  payPrice: wire.decimal(),
  payDifference: v.optional(wire.decimal()),
  /** Why another amount arrived [proposed]. */
  payRemark: v.optional(wire.text()),
  /** In a list they are [proposed]. */
  ...figureLeaves,
})
/** A bill in a list. */
export type BillRow = v.InferOutput<typeof billRowSchema>

/** The record of a bill, with the account that is paid. */
export const billSchema = v.object({
  ...billRowSchema.entries,
  bankAccountName: wire.text(),
  bankAccountNumber: wire.text(),
  bankName: wire.text(),
  bankCode: wire.text(),
})
/** The record of a bill. */
export type Bill = v.InferOutput<typeof billSchema>

/** The account that a shop's bills are paid to. */
export const payeeSchema = v.object({
  settlementBankAccountName: wire.text(),
  settlementBankAccountNum: wire.text(),
  settlementBankBranchName: wire.text(),
})

/** An order in a bill, or one that a bill can take. */
export const billOrderSchema = v.object({
  orderSn: wire.id(),
  goodsName: wire.text(),
  num: wire.count(),
  price: wire.decimal(),
  flowPrice: wire.decimal(),
  refundPrice: wire.decimal(),
  /** What the order adds to the bill. */
  billPrice: wire.decimal(),
  /** What it adds to each figure of the bill [proposed]. */
  figures: wire.record(v.object(figureLeaves)),
  createTime: wire.time(),
  completeTime: wire.time(),
  memberName: wire.text(),
  /** A buyer's claim on it is not decided yet. */
  hasClaim: wire.flag(),
  /** The payer: the company of the buyer. */
  projectName: wire.text(),
})
/** An order in a bill, or one that a bill can take. */
export type BillOrder = v.InferOutput<typeof billOrderSchema>

/** An entry in the log of a bill. */
export const billLogSchema = v.object({
  id: wire.id(),
  createTime: wire.time(),
  operatorName: wire.text(),
  operatorType: wire.code<BillSide>(),
  action: wire.text(),
  fromStatus: wire.code<BillStatus>(),
  toStatus: wire.code<BillStatus>(),
  message: wire.text(),
  /** Numbers of the orders that a change added and removed. */
  added: wire.list(textItem),
  removed: wire.list(textItem),
  /** The bill's price after it. */
  billPrice: wire.decimal(),
})
/** An entry in the log of a bill. */
export type BillLog = v.InferOutput<typeof billLogSchema>

/** Why an order of a bill's range needs a look: in no bill, in two, or held with another amount. */
export type DifferenceKind = 'MISSING' | 'TWICE' | 'AMOUNT'

/** The kinds of difference by word. */
export const differenceKinds: StatusTable<DifferenceKind> = {
  MISSING: { label: '未入账', color: 'warning' },
  TWICE: { label: '重复入账', color: 'error' },
  AMOUNT: { label: '金额不符', color: 'error' },
}

/** An order whose payments and refunds by now differ from what bills hold of it. */
export const differenceSchema = v.object({
  kind: wire.code<DifferenceKind>(),
  orderSn: wire.id(),
  completeTime: wire.time(),
  memberName: wire.text(),
  /** What the order's payments and refunds come to by now. */
  shopPrice: wire.decimal(),
  /** What all live bills hold of it. */
  heldPrice: wire.decimal(),
  /** The difference: held minus what it should be. */
  difference: wire.decimal(),
  /** Numbers of the bills that hold it. */
  billSns: wire.list(textItem),
  hasClaim: wire.flag(),
  /** The last question to the platform about it, or its answer; a server may omit it. */
  message: v.optional(wire.text(), ''),
})
/** An order that needs a look. */
export type Difference = v.InferOutput<typeof differenceSchema>

/** An order that needs a look, in the range of a bill. */
export type DifferenceOfBill = { bill: BillRow; difference: Difference }

/** Whether it differs now: what waits for a claim is billed later, and differs from nothing. */
export function isOpenDifference({ kind, hasClaim }: Difference): boolean {
  return kind !== 'MISSING' || !hasClaim
}

/**
 * Compares the orders of a range with what live bills hold of them; orders without difference are left out. Amounts are
 * decimal text in yuan.
 */
export function differencesOf(
  orders: readonly { orderSn: string; shopPrice: string; held: readonly { billSn: string; price: string }[] }[],
): Pick<Difference, 'kind' | 'orderSn' | 'shopPrice' | 'heldPrice' | 'difference' | 'billSns'>[] {
  return orders.flatMap(({ orderSn, shopPrice, held }) => {
    const billSns = [...new Set(held.map(({ billSn }) => billSn))]
    const heldPrice = fixed(sum(held.map(({ price }) => price)), 2)
    const difference = fixed(sum([heldPrice]).minus(sum([shopPrice])), 2)
    const paid = held.filter(({ price }) => sum([price]).gt(0))
    const isTwice = new Set(paid.map(({ billSn }) => billSn)).size > 1
    const kind = billSns.length === 0 ? 'MISSING' : isTwice ? 'TWICE' : sum([difference]).eq(0) ? null : 'AMOUNT'
    if (kind === null) return []
    return {
      kind,
      orderSn,
      shopPrice: shopPrice as DecimalText,
      heldPrice: heldPrice as DecimalText,
      difference: difference as DecimalText,
      billSns,
    }
  })
}

/** What changed in a bill since it was last refused. */
export type BillChanges = { added: string[]; removed: string[]; before: string | null; after: string | null }

/** Compares a bill with the version that was refused, by its log, newest first; null when it never was. */
export function changesSinceRefusal(log: readonly BillLog[]): BillChanges | null {
  const refusal = log.findIndex(({ fromStatus, toStatus }) => fromStatus !== toStatus && toStatus === 'REJECTION')
  const refused = log[refusal]
  if (!refused) return null
  const since = log.slice(0, refusal).reverse()
  const added = new Set<string>()
  const removed = new Set<string>()
  for (const entry of since) {
    for (const sn of entry.added) if (!removed.delete(sn)) added.add(sn)
    for (const sn of entry.removed) if (!added.delete(sn)) removed.add(sn)
  }
  return { added: [...added], removed: [...removed], before: refused.billPrice, after: log[0]?.billPrice ?? null }
}

/** The most orders a bill can hold, and the longest remark. */
export const MAX_BILL_ORDERS = 500
export const MAX_REMARK = 140

/** A new bill, as typed. */
export type BillInput = { orderSns: string[]; startTime: string; endTime: string; remark: string }

/** Errors of a new bill by field; the server validates the same. */
export function validateBill({ orderSns, startTime, endTime, remark }: BillInput): Errors {
  return onlyErrors({
    orderSns: orderNumberError(orderSns.length),
    startTime: dateError(startTime),
    endTime: dateError(endTime) ?? dateOrderError(startTime, endTime),
    remark: billTextError(remark, '备注', false),
  })
}

/** The error of a text that both sides of a bill read: a reason, a question, a remark. */
export function billTextError(typed: string, label: string, required = true): Text | null {
  return textError(typed, { label, max: MAX_REMARK, required })
}

function orderNumberError(count: number): Text | null {
  if (count === 0) return text('请至少选择一个订单')
  return count > MAX_BILL_ORDERS ? text('一张结算单最多{{max}}个订单', { max: MAX_BILL_ORDERS }) : null
}
