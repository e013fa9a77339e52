import * as v from 'valibot'
import { hasLeft, knownQuantities } from '#domain/document/lines'
import { type PurchaseStatus, purchaseStatus } from '#domain/document/purchaseStatus'
import { unitQuantitySchema } from '#domain/document/unitQuantity'
import { sum } from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { dayEnd, formatTime, isBeforeText, isDateOnly, parseTime, serverNow, shiftMinutes } from '#domain/time'
import * as wire from '#domain/wire'
import { approvalSchema } from '#features/procurement/approval/model'
import type { DeliverySource, MaterialType } from '#features/procurement/material/model'
import type { TrailNext } from '#features/procurement/trail/model'

/** A line of an order. */
export const purchaseItemSchema = v.object({
  id: wire.id(),
  orderSn: wire.text(),
  seq: wire.count(),
  contractMaterialId: wire.text(),
  materialName: wire.text(),
  spec: wire.text(),
  grade: wire.text(),
  brand: wire.text(),
  unit: wire.text(),
  quantity: wire.decimal(),
  deliveredQuantity: wire.decimal(),
  remainQuantity: wire.decimal(),
  acceptedQuantity: wire.decimal(),
  taxUnitPrice: wire.decimal(),
  taxRate: wire.decimal(),
  amountTax: wire.decimal(),
  usePart: wire.text(),
  requireTime: wire.time(),
  remark: wire.text(),
})
/** A line of an order as read. */
export type PurchaseOrderItem = v.InferOutput<typeof purchaseItemSchema>

/** A delivery note in an order's detail. */
const purchaseDeliveryNoteSchema = v.object({
  id: wire.text(),
  deliverSn: wire.id(),
  deliverTime: wire.time(),
  deliverMode: wire.text(),
  status: wire.status(),
  materialSummary: wire.text(),
})
/** A delivery note in an order's detail, as read. */
export type PurchaseDeliveryNote = v.InferOutput<typeof purchaseDeliveryNoteSchema>

/** Times are server-local text. Only the detail contains the optional members. */
const orderSchema = v.object({
  id: wire.text(),
  orderSn: wire.id(),
  planSn: wire.text(),
  contractId: wire.text(),
  contractCode: wire.text(),
  contractName: wire.text(),
  companyId: wire.text(),
  companyName: wire.text(),
  projectId: wire.text(),
  projectName: wire.text(),
  supplierId: wire.text(),
  supplierName: wire.text(),
  materialType: wire.code<MaterialType>(),
  orderType: wire.code<'CENTRALIZED' | 'MALL'>(),
  status: wire.code<PurchaseStatus>(),
  createUserName: wire.text(),
  createTime: wire.time(),
  requireTime: wire.time(),
  /** Planned send time; valid once `sendTimeVerified`. */
  sendTime: wire.time(),
  sendTimeVerified: wire.flag(),
  receiverName: wire.text(),
  receiverPhone: wire.text(),
  receiverAddress: wire.text(),
  /** Null when the lines have different units. */
  totalQuantity: wire.decimal(),
  deliveredQuantity: wire.decimal(),
  /** The same per unit [proposed]. */
  quantities: v.optional(wire.list(unitQuantitySchema)),
  deliveredQuantities: v.optional(wire.list(unitQuantitySchema)),
  totalAmountTax: wire.decimal(),
  itemCount: wire.count(),
  /** First material and number of materials. */
  materialSummary: wire.text(),
  remark: wire.text(),
  items: v.optional(wire.list(purchaseItemSchema)),
  delivers: v.optional(wire.list(purchaseDeliveryNoteSchema)),
  approvals: v.optional(wire.list(approvalSchema)),
})

/** A project's order, with its quantities per unit. */
export const purchaseSchema = v.pipe(
  orderSchema,
  v.transform((order) => ({
    ...order,
    quantities: knownQuantities({ sent: order.quantities, lines: order.items, total: order.totalQuantity }),
    deliveredQuantities: knownQuantities({
      sent: order.deliveredQuantities,
      lines: order.items?.map(({ unit, deliveredQuantity }) => ({ unit, quantity: deliveredQuantity })),
      total: order.deliveredQuantity,
    }),
  })),
)
/** A purchase order as read; lists omit its lines and notes. */
export type PurchaseOrder = v.InferOutput<typeof purchaseSchema>

/** The actions on an order; `verifySendTime` and `createDeliver` are the supplier's. */
export type PurchaseAction = (typeof purchaseStatus.actions)[number]

/** An order becomes visible to the supplier once the buyer has passed it; one voided before that never does. */
export function isVisibleToSupplier(order: { status: PurchaseStatus; hasPassed?: boolean }): boolean {
  if (order.status === 'CANCEL') return order.hasPassed ?? true
  return !purchaseStatus.is(order.status, 'TOBESUBMIT', 'TOBEAUDITED', 'REFUSE')
}

/** Whether a delivery note may be created: the send time is confirmed and a quantity remains. */
export function canDeliver(order: PurchaseOrder): boolean {
  if (!purchaseStatus.can(order.status, 'createDeliver') || !order.sendTimeVerified) return false
  return order.items?.some((item) => hasLeft(item.remainQuantity)) ?? true
}

/** Whether the send time may be set: nothing was delivered yet. */
export function canVerifySendTime(order: PurchaseOrder): boolean {
  return purchaseStatus.can(order.status, 'verifySendTime') && !hasDelivered(order)
}

/** Whether any part of the order was delivered; by its lines where loaded, because mixed units have no total. */
export function hasDelivered(order: PurchaseOrder): boolean {
  const figures = order.items?.map((item) => item.deliveredQuantity) ?? [order.deliveredQuantity]
  return sum(figures).gt(0)
}

/** Whether a time by which the order was to be sent, or to arrive, has passed while it waits to be sent. */
export function isOverdue({ status }: Pick<PurchaseOrder, 'status'>, time: string, now: string = serverNow()): boolean {
  return status === 'UNDELIVERED' && isBeforeText(lastMoment(time), now)
}

/** Whether an order that waits to be sent would be sent only after the time by which the site wants it. */
export function isLate({
  status,
  sendTime,
  requireTime,
}: Pick<PurchaseOrder, 'status' | 'sendTime' | 'requireTime'>): boolean {
  return status === 'UNDELIVERED' && isBeforeText(lastMoment(requireTime), sendTime)
}

/** The last moment of what is due: a day without a time ends at midnight. */
export function lastMoment(time: string): string {
  return isDateOnly(time) ? dayEnd(time) : time
}

/** Whether an order cannot be delivered before its send time is confirmed. */
export function needsSendTime(order: Pick<PurchaseOrder, 'sendTimeVerified' | 'status'>): boolean {
  return !order.sendTimeVerified && order.status === 'UNDELIVERED'
}

/** Error of a send time, or null. */
function sendTimeError(sendTime: unknown, now: string = serverNow()): Text | null {
  if (parseTime(sendTime) === null) return text('请选择发货时间')
  return isBeforeText(sendTime, now) ? text('发货时间不能早于当前时间') : null
}

/** The confirmation of a send time, as typed. */
export type SendTimeInput = { sendTime: string; remark: string }

/** What is typed: its name, and what it takes. */
export const purchaseRules = {
  remark: { label: '备注', multiline: true },
} satisfies Record<string, TextRule>

/** Errors of a confirmed send time by field; the server validates the same. */
export function validateSendTime({ sendTime, remark }: SendTimeInput, now: string = serverNow()): Errors {
  return onlyErrors({
    sendTime: sendTimeError(sendTime, now),
    remark: textError(remark, purchaseRules.remark),
  })
}

/** When trucks usually leave. */
const USUAL_TIME = '08:00:00'

/**
 * The send time to propose: the confirmed one, else the usual hour of the day the site wants it, no earlier than the
 * next full hour.
 */
export function proposedSendTime(
  { sendTime, requireTime }: Pick<PurchaseOrder, 'sendTime' | 'requireTime'>,
  now: string = serverNow(),
): string {
  if (sendTime) return sendTime
  const soonest = shiftMinutes(`${now.slice(0, 13)}:00:00`, 60)
  const wanted = `${formatTime(requireTime, 'YYYY-MM-DD')} ${USUAL_TIME}`
  const usual = isBeforeText(wanted, soonest) || !requireTime ? `${now.slice(0, 10)} ${USUAL_TIME}` : wanted
  return isBeforeText(usual, soonest) ? soonest : usual
}

/** The lines of an order as delivery sources. */
export function sourcesOfOrder(order: PurchaseOrder): DeliverySource[] {
  return (order.items ?? []).map((item) => {
    const { materialName, spec, grade, brand, unit, quantity, deliveredQuantity, remainQuantity } = item
    const { taxUnitPrice, taxRate } = item
    const progress = { orderedQuantity: quantity, deliveredQuantity, remainQuantity }
    const line = { materialName, spec, grade, brand, unit, ...progress, taxUnitPrice, taxRate }
    return { ...line, sourceItemId: item.id, sourceType: 'PURCHASE_ORDER', materialType: order.materialType }
  })
}

/** The next step of an order; '' when it has none. */
export function purchaseNextStep({
  status,
  sendTimeVerified,
}: Pick<PurchaseOrder, 'status' | 'sendTimeVerified'>): TrailNext | '' {
  if (status !== 'UNDELIVERED') return ''
  return sendTimeVerified ? 'deliver' : 'verifySendTime'
}
