import * as v from 'valibot'
import type { SettlementStatus } from '#domain/document/procurementStatus'
import {
  decimal,
  fixed,
  quantityTotals,
  type RateTotals,
  sum,
  totalsByRate,
  type UnitQuantity,
  weighedUnit,
} from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import { canDo, type Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import {
  codeLeaf,
  countLeaf,
  type DecimalText,
  decimalLeaf,
  flagLeaf,
  idLeaf,
  listLeaf,
  statusLeaf,
  textLeaf,
  timeLeaf,
} from '#domain/wire'
import { canDispute } from '#features/procurement/dispute/model'
import type { MaterialType } from '#features/procurement/material/model'

/** Layout of a settlement. Sundries and anything unknown are shown as RAW. */
export type SettlementType = 'REBAR' | 'CONCRETE' | 'RAW'

/** A line of a settlement: one truck. The last ten fields belong to rebar or concrete. */
const settlementLineSchema = v.object({
  id: idLeaf(),
  seq: countLeaf(),
  deliverSn: textLeaf(),
  supplyDate: timeLeaf(),
  carNo: textLeaf(),
  materialName: textLeaf(),
  spec: textLeaf(),
  unit: textLeaf(),
  quantity: decimalLeaf(),
  weighedQuantity: decimalLeaf(),
  deviation: decimalLeaf(),
  /** Per mille; percent on a concrete settlement. */
  deviationRate: decimalLeaf(),
  settleQuantity: decimalLeaf(),
  settlePriceTax: decimalLeaf(),
  amountTax: decimalLeaf(),
  taxRate: decimalLeaf(),
  amountNoTax: decimalLeaf(),
  taxAmount: decimalLeaf(),
  /** The server's mark; `markOutOfTolerance` replaces it as the settlement is read. */
  outOfTolerance: flagLeaf(),
  /** A freight line repeats the weight of its goods and is excluded from the weight totals. */
  isFreight: flagLeaf(),
  remark: textLeaf(),
  grade: v.optional(textLeaf()),
  heatNo: v.optional(textLeaf()),
  basePrice: v.optional(decimalLeaf()),
  integratedCost: v.optional(decimalLeaf()),
  fundInterest: v.optional(decimalLeaf()),
  subtotal: v.optional(decimalLeaf()),
  strengthGrade: v.optional(textLeaf()),
  pouringPart: v.optional(textLeaf()),
  pouringMode: v.optional(textLeaf()),
  ticketQuantity: v.optional(decimalLeaf()),
  convertedQuantity: v.optional(decimalLeaf()),
  smallerQuantity: v.optional(decimalLeaf()),
})
/** A line of a settlement as read: one truck. */
export type SettlementLine = v.InferOutput<typeof settlementLineSchema>

/** A settlement of one contract and project. The buyer writes it; the supplier confirms it or objects. */
export const settlementSchema = v.object({
  id: idLeaf(),
  settlementCode: textLeaf(),
  contractId: textLeaf(),
  contractCode: textLeaf(),
  contractName: textLeaf(),
  orderSn: textLeaf(),
  companyName: textLeaf(),
  projectId: textLeaf(),
  projectName: textLeaf(),
  supplierName: textLeaf(),
  materialType: codeLeaf<MaterialType>(),
  settlementType: textLeaf(),
  /** 1 total settlement, 0 partial. */
  isTotal: statusLeaf<0 | 1>(),
  periodStart: timeLeaf(),
  periodEnd: timeLeaf(),
  settleDate: timeLeaf(),
  settleBasis: textLeaf(),
  /** Per mille; percent on a concrete settlement. Null for counted goods. */
  toleranceRate: decimalLeaf(),
  status: statusLeaf(),
  statusName: textLeaf(),
  totalQuantity: decimalLeaf(),
  totalWeighed: decimalLeaf(),
  totalDeviation: decimalLeaf(),
  totalAmountTax: decimalLeaf(),
  totalAmountNoTax: decimalLeaf(),
  totalTax: decimalLeaf(),
  /** In Chinese capitals. */
  totalAmountCn: textLeaf(),
  deliverCount: countLeaf(),
  createUserName: textLeaf(),
  createTime: timeLeaf(),
  rejectReason: textLeaf(),
  /** Why finance could not post it (status 9). */
  errorReason: textLeaf(),
  /** Code of the dictionary pay_status; valid once the settlement is settled. */
  payStatus: statusLeaf(),
  payTime: timeLeaf(),
  remark: textLeaf(),
  /** Lines with a claim of the supplier; a server may omit both. */
  disputeCount: v.optional(countLeaf()),
  /** Claims that the buyer has not answered, and those that he refused. */
  openDisputeCount: v.optional(countLeaf()),
  refusedDisputeCount: v.optional(countLeaf()),
  lines: v.optional(listLeaf(settlementLineSchema)),
})
/** A settlement as read; lists omit its lines. */
export type SettlementBill = v.InferOutput<typeof settlementSchema>

/** Amounts of the whole filtered result, summed by the server: those that `countsInSums`. */
export const settlementSummarySchema = v.object({
  amountTax: decimalLeaf(),
  amountNoTax: decimalLeaf(),
  tax: decimalLeaf(),
})

/** `confirm` and `object` are the supplier's, the others those of the buyer and finance. */
export type SettlementAction =
  | 'submit'
  | 'confirm'
  | 'object'
  | 'reject'
  | 'resubmit'
  | 'void'
  | 'post'
  | 'fail'
  | 'retry'
  | 'sendBack'
  | 'pay'

/** The transitions of a settlement. */
export const settlementTransitions: readonly Transition<SettlementAction>[] = [
  { from: ['0'], action: 'submit', to: '8' },
  { from: ['8'], action: 'confirm', to: '1' },
  { from: ['8'], action: 'object', to: '2' },
  { from: ['8'], action: 'reject', to: '2' },
  { from: ['2'], action: 'resubmit', to: '8' },
  { from: ['0', '2'], action: 'void', to: '4' },
  { from: ['1'], action: 'post', to: '3' },
  { from: ['1'], action: 'fail', to: '9' },
  { from: ['9'], action: 'retry', to: '3' },
  { from: ['9'], action: 'sendBack', to: '2' },
  { from: ['3'], action: 'pay' },
]

/** In life cycle order. A supplier never sees 待提交. */
export const settlementTabs: readonly SettlementStatus[] = ['8', '1', '9', '3', '2', '4']

/** Whether a settlement counts in the sums of a list: neither rejected, which another version follows, nor voided. */
export function countsInSums({ status }: Pick<SettlementBill, 'status'>): boolean {
  return status !== 2 && status !== 4
}

/** Whether a settlement is being reconciled: then it is confirmed or objected to. */
export function canConfirm({ status }: SettlementBill): boolean {
  return canDo(settlementTransitions, status, 'confirm')
}

/** Why a settlement that is being reconciled cannot be confirmed; null when it can. The server refuses the same. */
export function confirmError({ openDisputeCount }: Pick<SettlementBill, 'openDisputeCount'>): Text | null {
  const count = openDisputeCount ?? 0
  return count > 0 ? text('有 {{count}} 行异议未答复，请先提交异议或撤销', { count }) : null
}

/** Whether a settlement without disputes is past disputing: it never has a difference list. */
export function isDifferenceOff(bill: Pick<SettlementBill, 'status' | 'disputeCount'>): boolean {
  return hasNoDispute(bill) && !canDispute(bill.status)
}

/** Whether the server says that no line is disputed; one that does not count says nothing. */
export function hasNoDispute({ disputeCount }: Pick<SettlementBill, 'disputeCount'>): boolean {
  return disputeCount === 0
}

/** What an objection sends back to the buyer; without objected lines it says how to object to one. */
export function objectionConsequence({ openDisputeCount }: Pick<SettlementBill, 'openDisputeCount'>): Text {
  const count = openDisputeCount ?? 0
  return count > 0
    ? text('结算单退回项目部，附 {{count}} 行异议；项目部答复后重新提交对账。', { count })
    : text('还没有逐行提出异议，只附下面的说明。要对某一行提出，请先取消，在结算明细中点该行的“提出异议”。')
}

/** What is typed: its name, and what it takes. */
export const settlementRules = {
  reason: { label: '异议说明', multiline: true },
} satisfies Record<string, TextRule>

/** Errors of an objection: it needs a reason of its own only without lines that have theirs. */
export function validateObjection(
  { reason }: { reason: string },
  bill: Pick<SettlementBill, 'openDisputeCount'>,
): Errors {
  const required = !bill.openDisputeCount
  return onlyErrors({ reason: textError(reason, { ...settlementRules.reason, required }) })
}

/** The status of settlements that the buyer owes or has paid. */
export const SETTLED = 3

/** Whether a settlement has been paid. */
export function isPaid({ status, payStatus }: Pick<SettlementBill, 'status' | 'payStatus'>): boolean {
  return status === SETTLED && payStatus === 2
}

/** Whether the buyer owes it: settled, and not paid. */
export function isOwed(bill: Pick<SettlementBill, 'status' | 'payStatus'>): boolean {
  return bill.status === SETTLED && !isPaid(bill)
}

/** Whether its amounts are agreed, so that it can be invoiced: confirmed, and not sent back. */
export function canInvoice({ status }: Pick<SettlementBill, 'status'>): boolean {
  return status === 1 || status === 9 || status === SETTLED
}

/** What settlements come to: the sum of their own totals, with tax. */
export function amountOf(bills: readonly Pick<SettlementBill, 'totalAmountTax'>[]): string {
  return fixed(sum(bills.map(({ totalAmountTax }) => totalAmountTax)), 2)
}

/** The layout of a settlement; an unknown type is shown as RAW. */
export function settlementTypeOf(bill: Pick<SettlementBill, 'settlementType'>): SettlementType {
  const { settlementType } = bill
  return settlementType === 'REBAR' || settlementType === 'CONCRETE' ? settlementType : 'RAW'
}

/** The columns of a settlement with quantities, which are added up per unit. */
export const quantityColumns = [
  'quantity',
  'weighedQuantity',
  'deviation',
  'smallerQuantity',
  'settleQuantity',
] as const
type QuantityColumn = (typeof quantityColumns)[number]

/** The totals of a settlement: sums of its rounded lines, never recomputed from other totals. */
export type SettlementTotals = Record<QuantityColumn, UnitQuantity[]> & {
  amountTax: string
  amountNoTax: string
  taxAmount: string
  /** One group per tax rate: each has its own invoice. */
  byRate: RateTotals[]
}

/** Adds up the lines of a settlement; quantities per unit. */
export function settlementTotals(lines: readonly SettlementLine[]): SettlementTotals {
  const byRate = totalsByRate(lines)
  const quantity = (name: QuantityColumn, unitOf = (unit: string) => unit) =>
    quantityTotals(lines.map((line) => ({ ...line, unit: unitOf(line.unit), quantity: line[name] })))
  const amount = (name: 'amountTax' | 'amountNoTax' | 'taxAmount') => fixed(sum(byRate.map((group) => group[name])), 2)
  return {
    quantity: quantity('quantity'),
    weighedQuantity: quantity('weighedQuantity', weighedUnit),
    deviation: quantity('deviation'),
    smallerQuantity: quantity('smallerQuantity'),
    settleQuantity: quantity('settleQuantity'),
    amountTax: amount('amountTax'),
    amountNoTax: amount('amountNoTax'),
    taxAmount: amount('taxAmount'),
    byRate,
  }
}

/** The valid amounts: the server's; where missing, the sums of the lines. */
export function standingTotals(bill: SettlementBill, sums: SettlementTotals): SettlementTotals {
  const standing = (given: DecimalText, own: string) => {
    const amount = decimal(given)
    return amount === null ? own : fixed(amount, 2)
  }
  return {
    ...sums,
    amountTax: standing(bill.totalAmountTax, sums.amountTax),
    amountNoTax: standing(bill.totalAmountNoTax, sums.amountNoTax),
    taxAmount: standing(bill.totalTax, sums.taxAmount),
  }
}
