import * as v from 'valibot'
import { settlementStatus } from '#domain/document/procurementStatus'
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
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import type { DecimalText } from '#domain/wire'
import * as wire from '#domain/wire'
import { settledMembers } from '#features/procurement/delivery/model/lineTable'
import { canDispute } from '#features/procurement/dispute/model'
import type { MaterialType } from '#features/procurement/material/model'

/** Layout of a settlement. Sundries and anything unknown are shown as RAW. */
export type SettlementType = 'REBAR' | 'CONCRETE' | 'RAW'

/** A line of a settlement: one truck. The optional fields belong to rebar or concrete. */
const settlementLineSchema = v.object({
  id: wire.id(),
  seq: wire.count(),
  deliverSn: wire.text(),
  supplyDate: wire.time(),
  carNo: wire.text(),
  materialName: wire.text(),
  spec: wire.text(),
  unit: wire.text(),
  quantity: wire.decimal(),
  weighedQuantity: wire.decimal(),
  deviation: wire.decimal(),
  /** Per mille; percent on a concrete settlement. */
  deviationRate: wire.decimal(),
  settleQuantity: wire.decimal(),
  settlePriceTax: wire.decimal(),
  amountTax: wire.decimal(),
  taxRate: wire.decimal(),
  amountNoTax: wire.decimal(),
  taxAmount: wire.decimal(),
  /** The server's mark; `markOutOfTolerance` replaces it as the settlement is read. */
  outOfTolerance: wire.flag(),
  /** A freight line repeats the weight of its goods and is excluded from the weight totals. */
  isFreight: wire.flag(),
  remark: wire.text(),
  grade: v.optional(wire.text()),
  basePrice: v.optional(wire.decimal()),
  integratedCost: v.optional(wire.decimal()),
  fundInterest: v.optional(wire.decimal()),
  subtotal: v.optional(wire.decimal()),
  strengthGrade: v.optional(wire.text()),
  ticketQuantity: v.optional(wire.decimal()),
  convertedQuantity: v.optional(wire.decimal()),
  smallerQuantity: v.optional(wire.decimal()),
  ...settledMembers,
})
/** A line of a settlement as read: one truck. */
export type SettlementLine = v.InferOutput<typeof settlementLineSchema>

/** A settlement of one contract and project. The buyer writes it; the supplier confirms it or objects. */
export const settlementSchema = v.object({
  id: wire.id(),
  settlementCode: wire.text(),
  contractId: wire.text(),
  contractCode: wire.text(),
  contractName: wire.text(),
  orderSn: wire.text(),
  companyName: wire.text(),
  projectId: wire.text(),
  projectName: wire.text(),
  supplierName: wire.text(),
  materialType: wire.code<MaterialType>(),
  settlementType: wire.text(),
  /** 1 total settlement, 0 partial. */
  isTotal: wire.status<0 | 1>(),
  periodStart: wire.time(),
  periodEnd: wire.time(),
  settleDate: wire.time(),
  settleBasis: wire.text(),
  /** Per mille; percent on a concrete settlement. Null for counted goods. */
  toleranceRate: wire.decimal(),
  status: wire.status(),
  statusName: wire.text(),
  totalQuantity: wire.decimal(),
  totalWeighed: wire.decimal(),
  totalDeviation: wire.decimal(),
  totalAmountTax: wire.decimal(),
  totalAmountNoTax: wire.decimal(),
  totalTax: wire.decimal(),
  /** In Chinese capitals. */
  totalAmountCn: wire.text(),
  deliverCount: wire.count(),
  createUserName: wire.text(),
  createTime: wire.time(),
  rejectReason: wire.text(),
  /** Why finance could not post it. */
  errorReason: wire.text(),
  /** Code of the dictionary pay_status; valid once the settlement is settled. */
  payStatus: wire.status(),
  payTime: wire.time(),
  remark: wire.text(),
  /** Lines with a claim of the supplier; a server may omit both. */
  disputeCount: v.optional(wire.count()),
  /** Claims that the buyer has not answered, and those that he refused. */
  openDisputeCount: v.optional(wire.count()),
  refusedDisputeCount: v.optional(wire.count()),
  lines: v.optional(wire.list(settlementLineSchema)),
})
/** A settlement as read; lists omit its lines. */
export type Settlement = v.InferOutput<typeof settlementSchema>

/** Amounts of the whole filtered result, summed by the server: those that `countsInSums`. */
export const settlementSummarySchema = v.object({
  amountTax: wire.decimal(),
  amountNoTax: wire.decimal(),
  tax: wire.decimal(),
})

/** The actions on a settlement. */
export type SettlementAction = (typeof settlementStatus.actions)[number]

/** Whether a settlement counts in the sums of a list: neither rejected, which another version follows, nor voided. */
export function countsInSums({ status }: Pick<Settlement, 'status'>): boolean {
  return settlementStatus.entryOf(status).countsInSums !== false
}

/** Whether a settlement is being reconciled: then it is confirmed or objected to. */
export function canConfirm({ status }: Settlement): boolean {
  return settlementStatus.can(status, 'confirm')
}

/** Why a settlement that is being reconciled cannot be confirmed; null when it can. The server refuses the same. */
export function confirmError({ openDisputeCount }: Pick<Settlement, 'openDisputeCount'>): Text | null {
  const count = openDisputeCount ?? 0
  return count > 0 ? text('有 {{count}} 行异议未答复，请先提交异议或撤销', { count }) : null
}

/** Whether a settlement without disputes is past disputing: it never has a difference list. */
export function isDifferenceOff(settlement: Pick<Settlement, 'status' | 'disputeCount'>): boolean {
  return hasNoDispute(settlement) && !canDispute(settlement.status)
}

/** Whether the server says that no line is disputed; one that does not count says nothing. */
export function hasNoDispute({ disputeCount }: Pick<Settlement, 'disputeCount'>): boolean {
  return disputeCount === 0
}

/** What an objection sends back to the buyer; without objected lines it says how to object to one. */
export function objectionConsequence({ openDisputeCount }: Pick<Settlement, 'openDisputeCount'>): Text {
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
  settlement: Pick<Settlement, 'openDisputeCount'>,
): Errors {
  const required = !settlement.openDisputeCount
  return onlyErrors({ reason: textError(reason, { ...settlementRules.reason, required }) })
}

/** Whether a settlement has been paid. */
export function isPaid({ status, payStatus }: Pick<Settlement, 'status' | 'payStatus'>): boolean {
  return settlementStatus.is(status, 'settled') && payStatus === 2
}

/** Whether the buyer owes it: settled, and not paid. */
export function isOwed(settlement: Pick<Settlement, 'status' | 'payStatus'>): boolean {
  return settlementStatus.is(settlement.status, 'settled') && !isPaid(settlement)
}

/** Whether its amounts are agreed, so that it can be invoiced: confirmed, and not sent back. */
export function canInvoice({ status }: Pick<Settlement, 'status'>): boolean {
  return settlementStatus.entryOf(status).isAgreed === true
}

/** What settlements come to: the sum of their own totals, with tax. */
export function amountOf(settlements: readonly Pick<Settlement, 'totalAmountTax'>[]): string {
  return fixed(sum(settlements.map(({ totalAmountTax }) => totalAmountTax)), 2)
}

/** The layout of a settlement; an unknown type is shown as RAW. */
export function settlementTypeOf(settlement: Pick<Settlement, 'settlementType'>): SettlementType {
  const { settlementType } = settlement
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
export function standingTotals(settlement: Settlement, sums: SettlementTotals): SettlementTotals {
  const standing = (given: DecimalText, own: string) => {
    const amount = decimal(given)
    return amount === null ? own : fixed(amount, 2)
  }
  return {
    ...sums,
    amountTax: standing(settlement.totalAmountTax, sums.amountTax),
    amountNoTax: standing(settlement.totalAmountNoTax, sums.amountNoTax),
    taxAmount: standing(settlement.totalTax, sums.taxAmount),
  }
}
