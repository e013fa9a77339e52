import * as v from 'valibot'
import { settlementStatus } from '#domain/document/procurementStatus'
import { decimal, fixed, lineAmounts, quantityScale, sum } from '#domain/money'
import { priceError, quantityError, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, text } from '#domain/text'
import type { DecimalText } from '#domain/wire'
import * as wire from '#domain/wire'

/** A photo or document that supports a claim. */
const evidenceSchema = v.object({ name: wire.text(), url: wire.id() })

/** The supplier's claim about one line of a settlement, as sent. */
export const disputePayloadSchema = v.object({
  billId: wire.text(),
  lineId: wire.text(),
  /** The quantity that the supplier claims, in the unit of the line. */
  claimQuantity: wire.text(),
  /** The unit price with tax that the supplier claims; '' leaves the settled one. */
  claimPrice: wire.text(),
  reason: wire.text(),
  evidence: wire.list(evidenceSchema),
})
/** A claim about one line as sent. */
export type DisputePayload = v.InferOutput<typeof disputePayloadSchema>

/** A claim with the line and the settlement it is about. */
export const disputeSchema = v.object({
  /** The id of the line: a line has at most one claim. */
  lineId: wire.id(),
  billId: wire.id(),
  settlementCode: wire.text(),
  supplierName: wire.text(),
  companyName: wire.text(),
  projectName: wire.text(),
  contractCode: wire.text(),
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
  settleQuantity: wire.decimal(),
  settlePriceTax: wire.decimal(),
  taxRate: wire.decimal(),
  amountTax: wire.decimal(),
  claimQuantity: wire.decimal(),
  /** null leaves the settled price. */
  claimPrice: wire.decimal(),
  reason: wire.text(),
  evidence: wire.list(evidenceSchema),
  userName: wire.text(),
  time: wire.time(),
  /** The buyer's answer; '' until there is one. */
  answer: wire.code<'ACCEPTED' | 'REFUSED' | ''>(),
  answerText: wire.text(),
  answerUserName: wire.text(),
  answerTime: wire.time(),
})
/** A claim about one line of a settlement, as read. */
export type Dispute = v.InferOutput<typeof disputeSchema>

/** Maximum number of pieces of evidence. */
export const MAX_EVIDENCE = 9

/** Whether lines may be disputed: while the settlement is being reconciled. */
export function canDispute(status: unknown): boolean {
  return settlementStatus.is(status, 'reconciling')
}

/** The figures of a line that a claim is compared with. */
export type SettledFigures = { unit: string; settleQuantity: DecimalText; settlePriceTax: DecimalText }

/** What is typed: its name, and what it takes. */
export const disputeRules = {
  reason: { label: '异议原因', required: true, multiline: true },
} satisfies Record<string, TextRule>

/** Errors of a claim; the server validates the same. A claim equal to what was settled claims nothing. */
export function validateDispute(draft: DisputePayload, line: SettledFigures): Errors {
  const { claimQuantity, claimPrice, reason, evidence } = draft
  const same = claimsNothing(draft, line) ? text('主张的数量和单价与结算一致，无需提出异议') : null
  return onlyErrors({
    claimQuantity: quantityError(claimQuantity, { unit: line.unit, label: '主张数量' }) ?? same,
    claimPrice: priceError(claimPrice, { label: '主张单价', required: false }),
    reason: textError(reason, disputeRules.reason),
    evidence: evidence.length > MAX_EVIDENCE ? text('凭证最多9份') : null,
  })
}

function claimsNothing({ claimQuantity, claimPrice }: DisputePayload, line: SettledFigures): boolean {
  const equals = (claimed: string, settled: DecimalText) => {
    const figure = decimal(settled)
    return figure !== null && decimal(claimed)?.eq(figure) === true
  }
  return (
    equals(claimQuantity, line.settleQuantity) && (claimPrice.trim() === '' || equals(claimPrice, line.settlePriceTax))
  )
}

/** Claimed minus settled: the quantity in the line's unit, and its amount with tax. null where a figure is missing. */
export function differenceOf(
  dispute: Pick<Dispute, 'unit' | 'settleQuantity' | 'settlePriceTax' | 'taxRate' | 'amountTax'> &
    Pick<Dispute, 'claimQuantity' | 'claimPrice'>,
): {
  quantity: string | null
  claimAmount: string | null
  amount: string | null
} {
  const { claimQuantity, claimPrice, settleQuantity, settlePriceTax, taxRate, amountTax, unit } = dispute
  const [claimed, settled] = [decimal(claimQuantity), decimal(settleQuantity)]
  const claim = lineAmounts({ quantity: claimQuantity, taxUnitPrice: claimPrice ?? settlePriceTax, taxRate })
  const paid = decimal(amountTax)
  return {
    quantity: claimed && settled ? fixed(claimed.minus(settled), quantityScale(unit)) : null,
    claimAmount: claim?.amountTax ?? null,
    amount: claim && paid ? fixed(sum([claim.amountTax]).minus(paid), 2) : null,
  }
}

const ANSWERS: Readonly<Record<string, string>> = { ACCEPTED: '已采纳', REFUSED: '未采纳' }

/** The label of an answer; '' until there is one. */
export function answerLabel({ answer }: Pick<Dispute, 'answer'>): string {
  return ANSWERS[answer] ?? ''
}

/** What a line says of its claim: disputed, and how the buyer answered. */
export function claimLabel({ answer }: Pick<Dispute, 'answer'>): string {
  return CLAIMS[answer] ?? '有异议'
}

const CLAIMS: Readonly<Record<string, string>> = { ACCEPTED: '异议已采纳', REFUSED: '异议未采纳' }

/** The buyer's answer in Chinese, for a document; '' until there is one. */
export function answerOf(dispute: Pick<Dispute, 'answer' | 'answerText'>): string {
  return [answerLabel(dispute), dispute.answerText].filter(Boolean).join('：')
}

/** Whether the buyer has yet to answer a claim. */
export function isOpenDispute({ answer }: Pick<Dispute, 'answer'>): boolean {
  return answer === ''
}

/** Whether a claim can be changed or dropped: not once the buyer has accepted it. */
export function canChangeDispute({ answer }: Pick<Dispute, 'answer'>): boolean {
  return answer !== 'ACCEPTED'
}

/** Whether a claim is about the price, too. */
export function isPriceClaimed({ claimPrice, settlePriceTax }: Dispute): boolean {
  const [claimed, settled] = [decimal(claimPrice), decimal(settlePriceTax)]
  return claimed !== null && settled !== null && !claimed.eq(settled)
}

/** The sum of the differences in yuan. */
export function totalDifference(disputes: readonly Dispute[]): string {
  return fixed(sum(disputes.map((dispute) => differenceOf(dispute).amount)), 2)
}
