import { contractStatus, deliveryNoteStatus } from '#domain/document/procurementStatus'
import { type DecimalInput, decimal, fixed, lineAmounts, quantityTotals, sum } from '#domain/money'
import { wireText } from '#domain/wire'
import { nextStepOfNote } from '#features/procurement/delivery/model'
import { purchaseNextStep } from '#features/procurement/purchase/model'
import { isPaid } from '#features/procurement/settlement/model'
import { settlementNext } from '#features/procurement/settlement/model/progress'
import {
  chainNext,
  type DocumentKind,
  type TrailDocument,
  type TrailKey,
  type TrailNext,
  type TrailQuantity,
  type TrailStep,
} from '#features/procurement/trail/model'
import { deliveredQuantities, materialsOf, materialView } from '#mocks/procurement/contract/rules'
import type { DeliveryNoteRow } from '#mocks/procurement/delivery/rows'
import type { OrderRow } from '#mocks/procurement/purchase/rows'
import { orderLines } from '#mocks/procurement/purchase/rules'
import { disputeCounts } from '#mocks/procurement/settlement/disputeRules'
import type { Documents, SettlementPart } from './documents'

type Line = { unit: string; quantity: DecimalInput; materialName?: string; isFreight?: boolean }
/** The kind of document that a stage shows. */
const KIND_OF: Record<TrailKey, DocumentKind> = {
  contract: 'CONTRACT',
  order: 'ORDER',
  deliver: 'NOTE',
  accept: 'NOTE',
  settle: 'SHEET',
  pay: 'SHEET',
}
/** The order of kinds, contract first: documents of a lower rank are sources of the document. */
const RANK: Record<DocumentKind, number> = { CONTRACT: 0, ORDER: 1, NOTE: 2, SHEET: 3 }

/** The stages of a document. Each figure of a stage is the sum over its documents; freight counts only in amounts. */
export function stepsOf(
  kind: DocumentKind,
  documents: Documents,
  maySee: (kind: DocumentKind) => boolean,
): TrailStep[] {
  const { contract, orders, notes, settlements } = documents
  const accepted = notes.filter(isAccepted)
  const billed = new Set(settlements.flatMap(({ lines }) => lines.map(({ deliverSn }) => deliverSn)))
  const paid = settlements.filter(({ settlement }) => isPaid(settlement))
  const toDeliver = quantitiesOf(restOf(kind, documents))
  const nextSteps = settlements.map(({ settlement }) => ({
    next: settlementNext({ ...settlement, ...disputeCounts(settlement) }),
  }))
  const steps: TrailStep[] = [
    stepOf('contract', contract ? [contractDocument(contract)] : [], {
      next: contractStatus.stepOf(contract?.status),
    }),
    stepOf('order', orders.map(orderDocument), { next: orderNext(orders) }),
    stepOf('deliver', notes.map(deliveredDocument), { left: toDeliver, next: toDeliver.length > 0 ? 'deliver' : '' }),
    stepOf('accept', accepted.map(acceptedDocument), {
      left: quantitiesOf(notes.filter((note) => !isAccepted(note)).flatMap(({ items }) => items)),
      next: acceptNext(notes),
    }),
    stepOf(
      'settle',
      settlements.map((part) => settlementDocument(part, part.settlement.createTime)),
      {
        left: quantitiesOf(accepted.filter(({ deliverSn }) => !billed.has(deliverSn)).flatMap(acceptedLines)),
        next: chainNext(nextSteps.filter(({ next }) => next !== 'pay')),
      },
    ),
    stepOf(
      'pay',
      paid.map((part) => settlementDocument(part, part.settlement.payTime)),
      { next: chainNext(nextSteps.filter(({ next }) => next === 'pay')) },
    ),
  ]
  return steps
    .filter(({ key }) => maySee(KIND_OF[key]))
    .map((step) => {
      const isSource = RANK[KIND_OF[step.key]] < RANK[kind] && (kind !== 'SHEET' || KIND_OF[step.key] !== 'NOTE')
      return isSource ? sourceOf(step) : step
    })
}

/** Upstream documents show no figures of their own and have no next step. */
function sourceOf(step: TrailStep): TrailStep {
  const documents = step.documents.map((document) => ({ ...document, quantities: [], amount: null }))
  return { ...step, documents, quantities: [], amount: null, left: [], next: '', isSource: true }
}

function stepOf(
  key: TrailKey,
  documents: TrailDocument[],
  { left = [], next }: { left?: TrailQuantity[]; next: TrailNext | '' },
): TrailStep {
  const sorted = documents.toSorted((a, b) => b.date.localeCompare(a.date))
  return {
    key,
    documents: sorted,
    quantities: quantitiesOf(documents.flatMap(({ quantities }) => quantities)),
    amount: moneyOf(documents.map(({ amount }) => amount)),
    left,
    date: sorted[0]?.date ?? '',
    next,
    isSource: false,
  }
}

function contractDocument(contract: NonNullable<Documents['contract']>): TrailDocument {
  return {
    kind: 'CONTRACT',
    id: contract.id,
    code: contract.contractCode,
    status: String(contract.status),
    date: contract.signDate,
    quantities: quantitiesOf(materialsOf(contract.id)),
    amount: contract.totalAmountTax,
  }
}

function orderDocument(order: OrderRow): TrailDocument {
  const { orderSn, status, createTime, items } = order
  return {
    kind: 'ORDER',
    id: orderSn,
    code: orderSn,
    status,
    date: createTime,
    quantities: quantitiesOf(items),
    amount: moneyOf(items.map((item) => lineAmounts(item)?.amountTax)),
  }
}

function deliveredDocument(note: DeliveryNoteRow): TrailDocument {
  const quantities = quantitiesOf(note.items)
  return {
    ...noteDocument(note),
    date: note.deliverTime,
    quantities,
    amount: moneyOf(note.items.map((item) => item.amountTax)),
  }
}

/** The accepted quantities of a note at its prices. */
function acceptedDocument(note: DeliveryNoteRow): TrailDocument {
  const lines = acceptedLines(note)
  return {
    ...noteDocument(note),
    date: note.accept?.acceptTime || note.deliverTime,
    quantities: quantitiesOf(lines),
    amount: moneyOf(lines.map((line) => lineAmounts(line)?.amountTax)),
  }
}

function noteDocument({ deliverSn, status }: DeliveryNoteRow) {
  return { kind: 'NOTE' as const, id: deliverSn, code: deliverSn, status: String(status) }
}

function settlementDocument({ settlement, lines }: SettlementPart, date: string): TrailDocument {
  return {
    kind: 'SHEET',
    id: settlement.id,
    code: settlement.settlementCode,
    status: String(settlement.status),
    date: wireText(date),
    quantities: quantitiesOf(lines.map((line) => ({ ...line, quantity: line.settleQuantity }))),
    amount: moneyOf(lines.map(({ amountTax }) => amountTax)),
  }
}

/** The next step of the first order that needs its send time; orders that may be delivered say so in their stage. */
function orderNext(orders: readonly OrderRow[]): TrailNext | '' {
  return orders.some((order) => purchaseNextStep(order) === 'verifySendTime') ? 'verifySendTime' : ''
}

function acceptNext(notes: readonly DeliveryNoteRow[]): TrailNext | '' {
  return chainNext(notes.map(({ status }) => ({ next: nextStepOfNote({ status, settlementCode: '' }) })))
}

/**
 * The quantities still to be delivered of a contract or an order; a framework agreement without quantities has no
 * limit.
 */
function restOf(kind: DocumentKind, { contract, orders }: Documents): Line[] {
  const sent = deliveredQuantities()
  const rest = (line: Line & { remainQuantity?: DecimalInput }) => ({ ...line, quantity: line.remainQuantity })
  if (kind === 'CONTRACT') return materialsOf(contract?.id ?? '').map((line) => rest(materialView(line, sent)))
  if (kind !== 'ORDER') return []
  return orders.filter(({ status }) => status !== 'CANCEL').flatMap((order) => orderLines(order, sent).items.map(rest))
}

function isAccepted({ status }: DeliveryNoteRow): boolean {
  return deliveryNoteStatus.entryOf(status).isAccepted === true
}

function acceptedLines({ items }: DeliveryNoteRow) {
  return items.map((item) => ({ ...item, quantity: item.acceptedQuantity ?? item.quantity }))
}

/** Units that add up to nothing are dropped. */
function quantitiesOf(lines: readonly Line[]): TrailQuantity[] {
  return quantityTotals(lines).filter(({ quantity }) => !decimal(quantity)?.eq(0))
}

function moneyOf(values: readonly unknown[]): string {
  return fixed(sum(values), 2)
}
