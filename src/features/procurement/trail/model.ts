import * as v from 'valibot'
import { codeLeaf, decimalLeaf, flagLeaf, idLeaf, listLeaf, textLeaf, timeLeaf } from '#domain/wire'

/** The documents of a contract's life cycle: contract, purchase order, delivery note, settlement. */
export type DocumentKind = 'CONTRACT' | 'ORDER' | 'NOTE' | 'SHEET'

/** The stages from contract to payment, in order. */
export type TrailKey = 'contract' | 'order' | 'deliver' | 'accept' | 'settle' | 'pay'

/** What has to happen next at a stage. */
export type TrailNext =
  | 'submit'
  | 'review'
  | 'correct'
  | 'verifySendTime'
  | 'deliver'
  | 'accept'
  | 'stockIn'
  | 'reconcile'
  | 'post'
  | 'repost'
  | 'resubmit'
  | 'pay'

/** A quantity in one unit: tonnes and pieces do not add up. */
const quantitySchema = v.object({ unit: textLeaf(), quantity: decimalLeaf() })
/** A quantity in one unit. */
export type TrailQuantity = v.InferOutput<typeof quantitySchema>

/** A document with the part of it that belongs to the trail. */
const documentSchema = v.object({
  kind: codeLeaf<DocumentKind>(),
  /** Key of its page: the id of a contract or settlement, the number of an order or note. */
  id: idLeaf(),
  /** Its number. */
  code: textLeaf(),
  status: textLeaf(),
  date: timeLeaf(),
  /** Goods only: a freight line repeats the weight of the goods it moved. */
  quantities: listLeaf(quantitySchema),
  /** In yuan, freight included; null for an upstream document. */
  amount: decimalLeaf(),
})
/** A document of a stage, with its part that belongs to the trail. */
export type TrailDocument = v.InferOutput<typeof documentSchema>

/** One stage. Its figures are the sums over its documents. */
const stepSchema = v.object({
  key: codeLeaf<TrailKey>(),
  documents: listLeaf(documentSchema),
  quantities: listLeaf(quantitySchema),
  amount: decimalLeaf(),
  /** Quantities that have reached the previous stage and not this one. */
  left: listLeaf(quantitySchema),
  /** Date of the last event. */
  date: timeLeaf(),
  next: codeLeaf<TrailNext | ''>(),
  /** True for a stage of upstream documents, which show no figures of their own. */
  isSource: flagLeaf(),
})
/** One stage of a trail. */
export type TrailStep = v.InferOutput<typeof stepSchema>

/** The trail of one document. Stages that the account may not see are missing. */
export const trailSchema = v.object({ kind: codeLeaf<DocumentKind>(), code: textLeaf(), steps: listLeaf(stepSchema) })
/** The trail of one document from contract to payment. */
export type Trail = v.InferOutput<typeof trailSchema>

/** Identifies the document of a trail. */
export type TrailOf = { kind: DocumentKind; id: string }
