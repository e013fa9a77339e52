import * as v from 'valibot'
import { decimal, lineAmounts, sum } from '#domain/money'
import {
  dateOrderError,
  heatNoError,
  MAX_NAME,
  OVER_SHIP_RATE,
  overDeliveryError,
  phoneError,
  quantityError,
  rowCountError,
  textError,
} from '#domain/rules'
import { canDo, type Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { parseTime } from '#domain/time'
import {
  codeLeaf,
  countLeaf,
  type DecimalText,
  decimalLeaf,
  flagLeaf,
  idLeaf,
  listLeaf,
  maybeFlagLeaf,
  recordLeaf,
  statusLeaf,
  textItem,
  textLeaf,
  timeLeaf,
  wireText,
} from '#domain/wire'
import { type DeliverMode, modeFields, transportErrors, transportFields } from '#features/procurement/fleet/model'
import type { DeliverSource, DeliverSourceType, MaterialType } from '#features/procurement/material/model'
import { type SupplementScope, supplementarySchema } from '#features/procurement/supplementary/model'

/** `accept` and `stockIn` are the site's, the others the supplier's. */
type DeliverAction = 'accept' | 'stockIn' | 'void' | 'supplement' | 'addFiles' | 'print'
const receiver = { receiverName: textLeaf(), receiverPhone: textLeaf(), receiverAddress: textLeaf() }
/** Times are 'YYYY-MM-DD HH:mm:ss'. */
const shipment = {
  deliverName: textLeaf(),
  deliverPhone: textLeaf(),
  deliverTime: timeLeaf(),
  expectArriveTime: timeLeaf(),
  remark: textLeaf(),
}
const lineTexts = {
  heatNo: textLeaf(),
  strengthGrade: textLeaf(),
  pouringPart: textLeaf(),
  pouringMode: textLeaf(),
  remark: textLeaf(),
}

const deliverDraftItemSchema = v.object({
  /** Several rows may share one source, for instance one per heat. */
  sourceItemId: textLeaf(),
  quantity: textLeaf(),
  pieces: textLeaf(),
  ...lineTexts,
})
type DeliveredItem = v.InferOutput<typeof deliverDraftItemSchema>
/** A row of a draft, as typed. A row without quantity or with 0 is not sent. */
export type DeliverDraftItem = Partial<Omit<DeliveredItem, 'quantity' | 'pieces'>> & {
  sourceItemId: string
  quantity?: DecimalText
  pieces?: DecimalText
}

/** The input of a new delivery note; the rest comes from its order (`orderSn`) or its contract and project. */
export const deliverDraftSchema = v.object({
  ...transportFields,
  ...receiver,
  ...shipment,
  sourceType: codeLeaf<DeliverSourceType>(),
  orderSn: textLeaf(),
  contractId: textLeaf(),
  projectId: textLeaf(),
  deliverMode: codeLeaf<DeliverMode>(),
  items: listLeaf(deliverDraftItemSchema),
})
type WholeDraft = v.InferOutput<typeof deliverDraftSchema>
/** The payload of a new delivery note; fields of other delivery modes are missing. */
export type DeliverDraft = Partial<Omit<WholeDraft, 'items'>> &
  Pick<WholeDraft, 'sourceType' | 'deliverMode'> & { items: DeliverDraftItem[] }

const deliverItemSchema = v.object({
  id: idLeaf(),
  seq: countLeaf(),
  sourceItemId: textLeaf(),
  materialName: textLeaf(),
  spec: textLeaf(),
  grade: textLeaf(),
  brand: textLeaf(),
  unit: textLeaf(),
  taxUnitPrice: decimalLeaf(),
  taxRate: decimalLeaf(),
  quantity: decimalLeaf(),
  pieces: decimalLeaf(),
  ...lineTexts,
  amountTax: decimalLeaf(),
  /** Filled on acceptance; tonnes for concrete, null for counted goods. */
  weighedQuantity: decimalLeaf(),
  /** In the unit of the line. */
  deviation: decimalLeaf(),
  acceptedQuantity: decimalLeaf(),
})
/** A line of a note. */
export type DeliverItem = v.InferOutput<typeof deliverItemSchema>

/** The amount of what the site accepted of a line, with tax; null before acceptance and without a price. */
export function acceptedAmount(
  item: Pick<DeliverItem, 'acceptedQuantity' | 'taxUnitPrice' | 'taxRate'>,
): string | null {
  return lineAmounts({ ...item, quantity: item.acceptedQuantity })?.amountTax ?? null
}

/** Whether the site has accepted every line of a note, so that its amounts are those of the accepted quantities. */
export function isAccepted(items: readonly Pick<DeliverItem, 'acceptedQuantity'>[]): boolean {
  return items.length > 0 && items.every(({ acceptedQuantity }) => decimal(acceptedQuantity) !== null)
}

const acceptSchema = v.object({
  acceptUserName: textLeaf(),
  acceptTime: timeLeaf(),
  acceptRemark: textLeaf(),
  signUrl: textLeaf(),
  photos: listLeaf(textItem),
})

const stockInSchema = v.object({ stockInSn: textLeaf(), stockInTime: timeLeaf(), stockInUserName: textLeaf() })
const printRecordSchema = v.object({
  id: textLeaf(),
  deliverSn: textLeaf(),
  printNo: v.pipe(countLeaf(), v.number()),
  printTime: timeLeaf(),
  printUser: textLeaf(),
  paper: textLeaf(),
  showPrice: flagLeaf(),
})
/** One print of a note; `printNo` counts the prints of that note from 1. */
export type PrintRecord = v.InferOutput<typeof printRecordSchema>

/** A delivery note: one truck or parcel of one order or contract. Only the detail contains the optional members. */
export const deliverSchema = v.object({
  id: idLeaf(),
  deliverSn: idLeaf(),
  orderSn: textLeaf(),
  contractId: textLeaf(),
  contractCode: textLeaf(),
  contractName: textLeaf(),
  companyName: textLeaf(),
  projectId: textLeaf(),
  projectName: textLeaf(),
  supplierName: textLeaf(),
  createUserName: textLeaf(),
  createTime: timeLeaf(),
  ...transportFields,
  ...receiver,
  ...shipment,
  sourceType: codeLeaf<DeliverSourceType>(),
  materialType: codeLeaf<MaterialType>(),
  deliverMode: codeLeaf<DeliverMode>(),
  status: statusLeaf(),
  statusName: textLeaf(),
  /** Null when the lines have different units. */
  totalQuantity: decimalLeaf(),
  totalAmountTax: decimalLeaf(),
  itemCount: countLeaf(),
  materialSummary: textLeaf(),
  hasSupplementary: flagLeaf(),
  /** Whether a photo of the signed copy exists; not every server sends it. */
  hasSignPhotos: v.optional(maybeFlagLeaf()),
  settlementCode: textLeaf(),
  voidReason: v.optional(textLeaf()),
  printCount: v.pipe(
    countLeaf(),
    v.transform((count) => count ?? 0),
  ),
  lastPrintTime: timeLeaf(),
  /** Per mille, of its contract; a server may omit it. */
  toleranceRate: v.optional(decimalLeaf()),
  items: v.optional(listLeaf(deliverItemSchema)),
  accept: v.optional(recordLeaf(acceptSchema)),
  stockIn: v.optional(recordLeaf(stockInSchema)),
  supplementary: v.optional(recordLeaf(supplementarySchema)),
  printRecords: v.optional(listLeaf(printRecordSchema)),
})
/** A delivery note as read. */
export type Deliver = v.InferOutput<typeof deliverSchema>

/** The response of `print-deliver-msg-file` for one note. With `showPrice` 0 every money field of the note is null. */
export const printMessageSchema = v.object({
  deliver: deliverSchema,
  template: textLeaf(),
  paper: textLeaf(),
  showPrice: statusLeaf<0 | 1>(),
  qrText: textLeaf(),
  printTime: timeLeaf(),
  printUser: textLeaf(),
  /** For the footer of the note; a server may omit them. */
  supplierAddress: textLeaf(),
  supplierPhone: textLeaf(),
})
/** A note with all that its print needs. */
export type PrintMessage = v.InferOutput<typeof printMessageSchema>

/** A note may be voided until the site accepts it; afterwards a wrong one is returned. */
export const deliverTransitions: readonly Transition<DeliverAction>[] = [
  { from: ['0'], action: 'accept', to: '1' },
  { from: ['1'], action: 'stockIn', to: '2' },
  { from: ['0'], action: 'void', to: '4' },
  { from: ['0', '1'], action: 'supplement' },
  { from: ['0', '1', '2'], action: 'addFiles' },
  { from: ['0', '1', '2', '4'], action: 'print' },
]

/** Whether a note is void: its quantities do not count, and its copies say so. */
export function isVoided({ status }: Pick<Deliver, 'status'>): boolean {
  return status === 4
}

/** Maximum number of notes per print: a morning's loading. */
export const MAX_PRINT_NOTES = 50

/** What may be added to a note: everything until it is stocked in, then only files such as its signed copy. */
export function supplementScope(status: unknown): SupplementScope {
  if (canDo(deliverTransitions, status, 'supplement')) return 'all'
  return canDo(deliverTransitions, status, 'addFiles') ? 'files' : 'none'
}

/** All errors of a draft against its source lines. Empty rows are ignored; the server validates the same. */
export function validateDeliver(draft: DeliverDraft, sources: readonly DeliverSource[]): Errors {
  const { expectArriveTime, deliverTime } = draft
  const isContract = draft.sourceType === 'CONTRACT'
  return onlyErrors({
    projectId: isContract && wireText(draft.projectId) === '' ? text('请选择项目') : null,
    ...(Object.hasOwn(modeFields, draft.deliverMode)
      ? transportErrors(draft, draft.deliverMode)
      : { deliverMode: text('请选择配送方式') }),
    deliverName: textError(draft.deliverName, { label: '送货人', max: MAX_NAME }),
    deliverPhone: phoneError(draft.deliverPhone, { label: '送货人电话' }),
    receiverName: textError(draft.receiverName, { label: '收货人', max: MAX_NAME, required: true }),
    receiverPhone: phoneError(draft.receiverPhone, { label: '收货人电话', required: true }),
    receiverAddress: textError(draft.receiverAddress, { label: '收货地址', required: true }),
    deliverTime: parseTime(deliverTime) ? null : text('请选择发货时间'),
    expectArriveTime: dateOrderError(deliverTime, expectArriveTime, {
      startLabel: '发货时间',
      endLabel: '预计到达时间',
    }),
    remark: textError(draft.remark, { label: '备注', multiline: true }),
    ...validateItems(draft.items, sources),
  })
}

/** Errors of the rows only: 'items' for their number, 'items[2].heatNo' for a cell. */
export function validateItems(items: readonly DeliverDraftItem[], sources: readonly DeliverSource[]): Errors {
  return onlyErrors({ items: rowCountError(items.filter(isFilled).length), ...itemErrors(items, sources) })
}

/** True for a row that goes onto the note: its quantity is not 0. */
export function isFilled(item: Pick<DeliverDraftItem, 'quantity'>): boolean {
  const quantity = wireText(item.quantity)
  return quantity !== '' && !decimal(quantity)?.eq(0)
}

/** Rows of the same source are added up; the row that exceeds the limit gets the error. */
function itemErrors(
  items: readonly DeliverDraftItem[],
  sources: readonly DeliverSource[],
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
      remark: textError(item.remark, { label: '备注' }),
      ...typeErrors(item, source.materialType),
    }).map(([field, error]) => [`items[${index}].${field}`, error])
  })
  return Object.fromEntries(entries)
}

function typeErrors(item: DeliverDraftItem, materialType: MaterialType): Record<string, Text | null> {
  if (materialType === 'REBAR') {
    return { heatNo: wireText(item.heatNo) === '' ? text('炉批号不能为空') : heatNoError(item.heatNo) }
  }
  if (materialType !== 'CONCRETE') return {}
  const part = wireText(item.pouringPart)
  return { pouringPart: part === '' ? text('浇筑部位不能为空') : textError(part, { label: '浇筑部位' }) }
}
