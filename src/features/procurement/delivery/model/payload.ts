import * as v from 'valibot'
import { decimal, sum } from '#domain/money'
import {
  dateError,
  dateOrderError,
  MAX_NAME,
  OVER_SHIP_RATE,
  overDeliveryError,
  phoneError,
  quantityError,
  rowCountError,
  type TextRule,
  textError,
} from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { parseTime } from '#domain/time'
import * as wire from '#domain/wire'
import { type DecimalText, wireText } from '#domain/wire'
import { validateDrop } from '#features/procurement/contract/model'
import type { DeliverySource, DeliverySourceType } from '#features/procurement/material/model'
import type { DeliveryMode } from '#features/procurement/transport/model/table'
import { modeFields, transportErrors, transportFields } from '#features/procurement/transport/model/transport'
import { lineErrors, lineMembers } from './lineTable'

/** The receiver of a note. */
export const receiverFields = { receiverName: wire.text(), receiverPhone: wire.phone(), receiverAddress: wire.text() }
/** Sender and times of a note, 'YYYY-MM-DD HH:mm:ss', and its remark. */
export const shipmentFields = {
  deliverName: wire.text(),
  deliverPhone: wire.phone(),
  deliverTime: wire.time(),
  expectArriveTime: wire.time(),
  remark: wire.text(),
}
/** The texts of a line, as far as its material has them; its strength grade is that of its source. */
export const lineTexts = { ...lineMembers, strengthGrade: wire.text() }

const deliveryNotePayloadItemSchema = v.object({
  /** Several rows may share one source, for instance one per heat. */
  sourceItemId: wire.text(),
  quantity: wire.text(),
  pieces: wire.text(),
  ...lineTexts,
})
type DeliveredItem = v.InferOutput<typeof deliveryNotePayloadItemSchema>
/** A row of a draft, as typed. A row without quantity or with 0 is not sent. */
export type DeliveryNotePayloadItem = Partial<Omit<DeliveredItem, 'quantity' | 'pieces'>> & {
  sourceItemId: string
  quantity?: DecimalText
  pieces?: DecimalText
}

/** The input of a new delivery note; the rest comes from its order (`orderSn`) or its contract and project. */
export const deliveryNotePayloadSchema = v.object({
  ...transportFields,
  ...receiverFields,
  ...shipmentFields,
  sourceType: wire.code<DeliverySourceType>(),
  orderSn: wire.text(),
  contractId: wire.text(),
  projectId: wire.text(),
  deliverMode: wire.code<DeliveryMode>(),
  /** The note that this one replaces, '' for none: saving voids it, for the reason given. */
  correctsId: wire.text(),
  voidReason: wire.text(),
  items: wire.list(deliveryNotePayloadItemSchema),
})
type WholePayload = v.InferOutput<typeof deliveryNotePayloadSchema>
/** The payload of a new delivery note; fields of other delivery modes are missing. */
export type DeliveryNotePayload = Partial<Omit<WholePayload, 'items'>> &
  Pick<WholePayload, 'sourceType' | 'deliverMode'> & { items: DeliveryNotePayloadItem[] }

/** What is typed: its name, and what it takes. */
export const deliveryRules = {
  deliverName: { label: '送货人', max: MAX_NAME },
  deliverPhone: { label: '送货人电话' },
  receiverName: { label: '收货人', max: MAX_NAME, required: true },
  receiverPhone: { label: '收货人电话', required: true },
  receiverAddress: { label: '收货地址', required: true },
  remark: { label: '备注', multiline: true },
} satisfies Record<string, TextRule>

/** All errors of a draft against its source lines. Empty rows are ignored; the server validates the same. */
export function validateDeliveryNote(payload: DeliveryNotePayload, sources: readonly DeliverySource[]): Errors {
  const { expectArriveTime, deliverTime } = payload
  const isContract = payload.sourceType === 'CONTRACT'
  return onlyErrors({
    projectId: isContract && wireText(payload.projectId) === '' ? text('请选择项目') : null,
    ...(Object.hasOwn(modeFields, payload.deliverMode)
      ? transportErrors(payload, payload.deliverMode)
      : { deliverMode: text('请选择配送方式') }),
    deliverName: textError(payload.deliverName, deliveryRules.deliverName),
    deliverPhone: phoneError(payload.deliverPhone, deliveryRules.deliverPhone),
    receiverName: textError(payload.receiverName, deliveryRules.receiverName),
    receiverPhone: phoneError(payload.receiverPhone, deliveryRules.receiverPhone),
    receiverAddress: textError(payload.receiverAddress, deliveryRules.receiverAddress),
    deliverTime: parseTime(deliverTime) ? null : text('请选择发货时间'),
    expectArriveTime:
      dateError(expectArriveTime, { label: '预计到达时间' }) ??
      dateOrderError(deliverTime, expectArriveTime, { startLabel: '发货时间', endLabel: '预计到达时间' }),
    remark: textError(payload.remark, deliveryRules.remark),
    voidReason: payload.correctsId ? (validateDrop({ reason: payload.voidReason ?? '' }).reason ?? null) : null,
    ...validateItems(payload.items, sources),
  })
}

/** Errors of the rows only: 'items' for their number, 'items[2].heatNo' for a cell. */
export function validateItems(items: readonly DeliveryNotePayloadItem[], sources: readonly DeliverySource[]): Errors {
  return onlyErrors({ items: rowCountError(items.filter(isFilled).length), ...itemErrors(items, sources) })
}

/** True for a row that goes onto the note: its quantity is not 0. */
export function isFilled(item: Pick<DeliveryNotePayloadItem, 'quantity'>): boolean {
  const quantity = wireText(item.quantity)
  return quantity !== '' && !decimal(quantity)?.eq(0)
}

/** Rows of the same source are added up; the row that exceeds the limit gets the error. */
function itemErrors(
  items: readonly DeliveryNotePayloadItem[],
  sources: readonly DeliverySource[],
): Record<string, Text | null> {
  const drawn = new Map<string, string>()
  const entries = items.flatMap((item, index) => {
    if (!isFilled(item)) return []
    const source = sources.find(({ sourceItemId }) => sourceItemId === item.sourceItemId)
    if (!source) return [[`items[${index}].sourceItemId`, text('材料不在可送货范围内')]]
    const total = sum([drawn.get(item.sourceItemId), item.quantity]).toFixed()
    drawn.set(item.sourceItemId, total)
    const { unit, sourceType, remainQuantity } = source
    const over = overDeliveryError(total, remainQuantity, OVER_SHIP_RATE[sourceType])
    return Object.entries({
      quantity: quantityError(item.quantity, { unit, label: '送货数量' }) ?? over,
      pieces: quantityError(item.pieces, { unit: '件', label: '件数', required: false }),
      ...lineErrors(item, source.materialType),
    }).map(([field, error]) => [`items[${index}].${field}`, error])
  })
  return Object.fromEntries(entries)
}
