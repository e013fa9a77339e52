import * as v from 'valibot'
import { tidyCode } from '#domain/cell/words'
import { knownQuantities } from '#domain/document/lines'
import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { unitQuantitySchema } from '#domain/document/unitQuantity'
import { decimal, lineAmounts } from '#domain/money'
import { type Text, text } from '#domain/text'
import { isBeforeText } from '#domain/time'
import * as wire from '#domain/wire'
import { textItem } from '#domain/wire'
import { lineTexts, receiverFields, shipmentFields } from '#features/procurement/delivery/model/payload'
import type { DeliverySourceType, MaterialType } from '#features/procurement/material/model'
import { type SupplementScope, supplementarySchema } from '#features/procurement/supplementary/model'
import type { TrailNext } from '#features/procurement/trail/model'
import type { DeliveryMode } from '#features/procurement/transport/model/table'
import { transportFields } from '#features/procurement/transport/model/transport'

const deliveryNoteItemSchema = v.object({
  id: wire.id(),
  seq: wire.count(),
  sourceItemId: wire.text(),
  materialName: wire.text(),
  spec: wire.text(),
  grade: wire.text(),
  brand: wire.text(),
  unit: wire.text(),
  taxUnitPrice: wire.decimal(),
  taxRate: wire.decimal(),
  quantity: wire.decimal(),
  pieces: wire.decimal(),
  ...lineTexts,
  amountTax: wire.decimal(),
  /** Filled on acceptance; tonnes for concrete, null for counted goods. */
  weighedQuantity: wire.decimal(),
  /** In the unit of the line. */
  deviation: wire.decimal(),
  acceptedQuantity: wire.decimal(),
})
/** A line of a note. */
export type DeliveryNoteItem = v.InferOutput<typeof deliveryNoteItemSchema>

/** The amount of what the site accepted of a line, with tax; null before acceptance and without a price. */
export function acceptedAmount(
  item: Pick<DeliveryNoteItem, 'acceptedQuantity' | 'taxUnitPrice' | 'taxRate'>,
): string | null {
  return lineAmounts({ ...item, quantity: item.acceptedQuantity })?.amountTax ?? null
}

/** Whether the site has accepted every line of a note, so that its amounts are those of the accepted quantities. */
export function isAccepted(items: readonly Pick<DeliveryNoteItem, 'acceptedQuantity'>[]): boolean {
  return items.length > 0 && items.every(({ acceptedQuantity }) => decimal(acceptedQuantity) !== null)
}

const acceptSchema = v.object({
  acceptUserName: wire.text(),
  acceptTime: wire.time(),
  acceptRemark: wire.text(),
  signUrl: wire.text(),
  photos: wire.list(textItem),
})

const stockInSchema = v.object({ stockInSn: wire.text(), stockInTime: wire.time(), stockInUserName: wire.text() })
const printRecordSchema = v.object({
  id: wire.text(),
  deliverSn: wire.text(),
  printNo: v.pipe(wire.count(), v.number()),
  printTime: wire.time(),
  printUser: wire.text(),
  paper: wire.text(),
  showPrice: wire.flag(),
  /** Number of copies; a server may omit it. */
  copies: v.optional(wire.count()),
  /** True when nothing came out of the printer: it does not count. */
  isCancelled: v.optional(wire.flag()),
})
/** One print of a note; `printNo` counts the prints of that note from 1, without cancelled ones. */
export type PrintRecord = v.InferOutput<typeof printRecordSchema>

/** Only the detail contains the optional members. */
const noteSchema = v.object({
  id: wire.id(),
  deliverSn: wire.id(),
  orderSn: wire.text(),
  contractId: wire.text(),
  contractCode: wire.text(),
  contractName: wire.text(),
  companyName: wire.text(),
  projectId: wire.text(),
  projectName: wire.text(),
  supplierName: wire.text(),
  createUserName: wire.text(),
  createTime: wire.time(),
  ...transportFields,
  ...receiverFields,
  ...shipmentFields,
  sourceType: wire.code<DeliverySourceType>(),
  materialType: wire.code<MaterialType>(),
  deliverMode: wire.code<DeliveryMode>(),
  status: wire.status(),
  statusName: wire.text(),
  /** Null when the lines have different units. */
  totalQuantity: wire.decimal(),
  /** The same per unit [proposed]. */
  quantities: v.optional(wire.list(unitQuantitySchema)),
  totalAmountTax: wire.decimal(),
  itemCount: wire.count(),
  materialSummary: wire.text(),
  hasSupplementary: wire.flag(),
  /** Whether a photo of the signed copy exists; not every server sends it. */
  hasSignPhotos: v.optional(wire.optionalFlag()),
  /** Whether any of its lines can still be delivered [proposed]; unknown where a server omits it. */
  hasRemainder: v.optional(wire.optionalFlag()),
  settlementCode: wire.text(),
  voidReason: v.optional(wire.text()),
  /** The number of the note that this one replaces, and of the one that replaces it; '' for none. */
  correctsSn: v.optional(wire.text()),
  correctedBySn: v.optional(wire.text()),
  printCount: v.pipe(
    wire.count(),
    v.transform((count) => count ?? 0),
  ),
  lastPrintTime: wire.time(),
  /** Per mille, of its contract; a server may omit it. */
  toleranceRate: v.optional(wire.decimal()),
  items: v.optional(wire.list(deliveryNoteItemSchema)),
  accept: v.optional(wire.record(acceptSchema)),
  stockIn: v.optional(wire.record(stockInSchema)),
  supplementary: v.optional(wire.record(supplementarySchema)),
  printRecords: v.optional(wire.list(printRecordSchema)),
})

/** A delivery note: one truck or parcel of one order or contract, with its quantities per unit. */
export const deliveryNoteSchema = v.pipe(
  noteSchema,
  v.transform((note) => ({
    ...note,
    quantities: knownQuantities({ sent: note.quantities, lines: note.items, total: note.totalQuantity }),
  })),
)
/** A delivery note as read. */
export type DeliveryNote = v.InferOutput<typeof deliveryNoteSchema>

/** The response of `print-deliver-msg-file` for one note. With `showPrice` 0 every money field of the note is null. */
export const printMessageSchema = v.object({
  deliver: deliveryNoteSchema,
  template: wire.text(),
  paper: wire.text(),
  showPrice: wire.status<0 | 1>(),
  qrText: wire.text(),
  printTime: wire.time(),
  printUser: wire.text(),
  /** For the footer of the note; a server may omit them. */
  supplierAddress: wire.text(),
  supplierPhone: wire.text(),
})
/** A note with all that its print needs. */
export type PrintMessage = v.InferOutput<typeof printMessageSchema>

/** Why a note cannot be corrected: what replaced it, or its status; null when it can. The server refuses the same. */
export function correctionError(note: Pick<DeliveryNote, 'deliverSn' | 'correctedBySn' | 'status'>): Text | null {
  const { deliverSn: sn, correctedBySn: by, status } = note
  if (deliveryNoteStatus.can(status, 'void')) return null
  if (by) return text('送货单 {{sn}} 已更正为 {{by}}，不能再更正。', { sn, by })
  const label = text(deliveryNoteStatus.labelOf(status).label)
  return text('送货单 {{sn}} 现在是「{{status}}」，不能再更正。', { sn, status: label })
}

/** Whether a note is void: its quantities do not count, and its copies say so. */
export function isVoided({ status }: Pick<DeliveryNote, 'status'>): boolean {
  return deliveryNoteStatus.is(status, 'voided')
}

/** The next step of a note; '' when it has none of its own. */
export function nextStepOfNote({
  status,
  settlementCode,
}: Pick<DeliveryNote, 'status' | 'settlementCode'>): TrailNext | '' {
  return settlementCode !== '' ? '' : deliveryNoteStatus.stepOf(status)
}

/** Whether the truck of a note has left and is not accepted yet. */
export function isOnTheWay(note: Pick<DeliveryNote, 'status' | 'deliverMode' | 'deliverTime'>, now: string): boolean {
  return (
    note.deliverMode === 'TRUCK' && deliveryNoteStatus.can(note.status, 'accept') && isBeforeText(note.deliverTime, now)
  )
}

/** Maximum number of notes per print: a morning's loading. */
export const MAX_PRINT_NOTES = 50

/** What may be added to a note: everything until it is stocked in, then only files such as its signed copy. */
export function supplementScope(status: unknown): SupplementScope {
  if (deliveryNoteStatus.can(status, 'supplement')) return 'all'
  return deliveryNoteStatus.can(status, 'addFiles') ? 'files' : 'none'
}

/** The heats that a line names, several with “、” between them, in one spelling. */
export function heatsIn(heatNo: string): string[] {
  return heatNo
    .split('、')
    .map((heat) => tidyCode(heat).toUpperCase())
    .filter(Boolean)
}
