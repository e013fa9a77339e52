import * as v from 'valibot'
import { contractStatus, deliveryNoteStatus, settlementStatus } from '#domain/document/procurementStatus'
import { unitQuantitySchema } from '#domain/document/unitQuantity'
import * as wire from '#domain/wire'

/** The documents of a contract's life cycle: contract, purchase order, delivery note, settlement. */
const documentKinds = ['CONTRACT', 'ORDER', 'NOTE', 'SHEET'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Whether records of a kind have a trail. */
export function isDocumentKind(kind: string): kind is DocumentKind {
  return documentKinds.some((one) => one === kind)
}

/** The stages from contract to payment, in order. */
export type TrailKey = 'contract' | 'order' | 'deliver' | 'accept' | 'settle' | 'pay'

/** Labels of the stages. */
export const TRAIL_LABELS: Record<TrailKey, string> = {
  contract: '合同',
  order: '采购订单',
  deliver: '送货',
  accept: '验收',
  settle: '结算',
  pay: '付款',
}

/** Next steps that follow from more than the status of a document. */
const furtherWords = {
  claimAgain: '下一步：异议未采纳，供应商补充凭证后再提出，或确认对账',
  dispute: '下一步：供应商提交异议，由项目部答复',
  verifySendTime: '下一步：供应商确认发货时间',
  deliver: '下一步：供应商送货',
} as const
const { verifySendTime, deliver, ...ofDisputes } = furtherWords

type DocumentStatus = typeof contractStatus | typeof deliveryNoteStatus | typeof settlementStatus
/** A next step of a document or a stage. */
export type TrailNext = keyof typeof furtherWords | Exclude<ReturnType<DocumentStatus['stepOf']>, ''>

/**
 * What has to happen next, and who has to do it. In the order of what is shown first of a chain: the supplier's own
 * work, that for money before that for goods, then what it waits for.
 */
export const nextWords = {
  ...ofDisputes,
  ...stepWords(settlementStatus, 'own'),
  ...stepWords(contractStatus, 'own'),
  verifySendTime,
  deliver,
  ...stepWords(settlementStatus, 'others'),
  ...stepWords(deliveryNoteStatus, 'others'),
  ...stepWords(contractStatus, 'others'),
} as Readonly<Record<TrailNext, string>>

/** The words of a document's next steps, those of the supplier or those of others; steps out of an error come first. */
function stepWords({ order, entryOf, stepOf, progressOf }: DocumentStatus, whose: 'own' | 'others') {
  const codes = order.filter((code) => stepOf(code) !== '' && (entryOf(code).isOwnStep === true) === (whose === 'own'))
  const isError = (code: string) => entryOf(code).color === 'error'
  const sorted = [...codes.filter(isError), ...codes.filter((code) => !isError(code))]
  return Object.fromEntries(sorted.map((code) => [stepOf(code), progressOf(code)]))
}

/** The one next step of a chain, of those of its stages; '' when nothing is left to do. */
export function chainNext(steps: readonly Pick<TrailStep, 'next'>[]): TrailNext | '' {
  const all = Object.keys(nextWords) as TrailNext[]
  return all.find((next) => steps.some((step) => step.next === next)) ?? ''
}

/** A quantity in one unit. */
export type TrailQuantity = v.InferOutput<typeof unitQuantitySchema>

/** A document with the part of it that belongs to the trail. */
const documentSchema = v.object({
  kind: wire.code<DocumentKind>(),
  /** Key of its page: the id of a contract or settlement, the number of an order or note. */
  id: wire.id(),
  /** Its number. */
  code: wire.text(),
  status: wire.text(),
  date: wire.time(),
  /** Goods only: a freight line repeats the weight of the goods it moved. */
  quantities: wire.list(unitQuantitySchema),
  /** In yuan, freight included; null for an upstream document. */
  amount: wire.decimal(),
})
/** A document of a stage, with its part that belongs to the trail. */
export type TrailDocument = v.InferOutput<typeof documentSchema>

/** One stage. Its figures are the sums over its documents. */
const stepSchema = v.object({
  key: wire.code<TrailKey>(),
  documents: wire.list(documentSchema),
  quantities: wire.list(unitQuantitySchema),
  amount: wire.decimal(),
  /** Quantities that have reached the previous stage and not this one. */
  left: wire.list(unitQuantitySchema),
  /** Date of the last event. */
  date: wire.time(),
  next: wire.code<TrailNext | ''>(),
  /** True for a stage of upstream documents, which show no figures of their own. */
  isSource: wire.flag(),
})
/** One stage of a trail. */
export type TrailStep = v.InferOutput<typeof stepSchema>

/** The trail of one document. Stages that the account may not see are missing. */
export const trailSchema = v.object({
  kind: wire.code<DocumentKind>(),
  code: wire.text(),
  steps: wire.list(stepSchema),
})
/** The trail of one document from contract to payment. */
export type Trail = v.InferOutput<typeof trailSchema>

/** Identifies the document of a trail. */
export type TrailOf = { kind: DocumentKind; id: string }
