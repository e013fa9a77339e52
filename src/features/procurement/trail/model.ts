import * as v from 'valibot'
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

/**
 * What has to happen next, and who has to do it. In the order of what is shown first of a chain: the supplier's own
 * work, that for money before that for goods, then what it waits for.
 */
export const nextWords = {
  claimAgain: '下一步：异议未采纳，供应商补充凭证后再提出，或确认对账',
  dispute: '下一步：供应商提交异议，由项目部答复',
  reconcile: '下一步：供应商核对后确认对账，有异议逐行提出',
  correct: '下一步：供应商修改后重新提交',
  submit: '下一步：供应商提交',
  verifySendTime: '下一步：供应商确认发货时间',
  deliver: '下一步：供应商送货',
  resubmit: '下一步：项目部修改后重新提交',
  repost: '下一步：财务处理异常后重新结算',
  post: '下一步：财务结算',
  pay: '下一步：财务付款',
  accept: '下一步：项目部验收',
  stockIn: '下一步：项目部入库',
  review: '下一步：采购单位审核',
} as const
/** A next step of a document or a stage. */
export type TrailNext = keyof typeof nextWords

/** The one next step of a chain, of those of its stages; '' when nothing is left to do. */
export function chainNext(steps: readonly Pick<TrailStep, 'next'>[]): TrailNext | '' {
  const all = Object.keys(nextWords) as TrailNext[]
  return all.find((next) => steps.some((step) => step.next === next)) ?? ''
}

/** A quantity in one unit: tonnes and pieces do not add up. */
export const quantitySchema = v.object({ unit: wire.text(), quantity: wire.decimal() })
/** A quantity in one unit. */
export type TrailQuantity = v.InferOutput<typeof quantitySchema>

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
  quantities: wire.list(quantitySchema),
  /** In yuan, freight included; null for an upstream document. */
  amount: wire.decimal(),
})
/** A document of a stage, with its part that belongs to the trail. */
export type TrailDocument = v.InferOutput<typeof documentSchema>

/** One stage. Its figures are the sums over its documents. */
const stepSchema = v.object({
  key: wire.code<TrailKey>(),
  documents: wire.list(documentSchema),
  quantities: wire.list(quantitySchema),
  amount: wire.decimal(),
  /** Quantities that have reached the previous stage and not this one. */
  left: wire.list(quantitySchema),
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
