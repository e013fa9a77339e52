import { decimal, fixed, lineAmounts, quantityScale, scaleOf, sum } from '#domain/money'
import {
  dateOrderError,
  heatNoError,
  MAX_NAME,
  OVER_SHIP_RATE,
  overShipError,
  phoneError,
  quantityError,
  rowCountError,
  textError,
} from '#domain/rules'
import { canDo, type StatusTable, type Transition } from '#domain/status'
import { parseTime } from '#domain/time'
import { wireText } from '#domain/wire'
import type { DecimalText, MaterialType } from '#features/procurement/contract/model'
import { type DeliverMode, modeFields, type Transport, transportErrors } from '#features/procurement/fleet/model'
import type { DeliverSource, DeliverSourceType } from '#features/procurement/material/model'
import type { Supplementary } from '#features/procurement/supplementary/model'

export type DeliverStatus = '0' | '1' | '2'
/** `accept` and `stockIn` are the site's, the other two the supplier's. */
export type DeliverAction = 'accept' | 'stockIn' | 'supplement' | 'print'

type Receiver = Record<'receiverName' | 'receiverPhone' | 'receiverAddress', string>
/** Times are 'YYYY-MM-DD HH:mm:ss'. */
type Shipment = Record<'deliverName' | 'deliverPhone' | 'deliverTime' | 'expectArriveTime' | 'remark', string>

/** What a new delivery note says; the rest comes from its order (`orderSn`) or its contract and project. */
export type DeliverDraft = Partial<Transport & Receiver & Shipment> & {
  sourceType: DeliverSourceType
  orderSn?: string
  contractId?: string
  projectId?: string
  deliverMode: DeliverMode
  items: DeliverDraftItem[]
}

/** A row of a draft: what is typed. A row without quantity or with 0 is not sent. */
export type DeliverDraftItem = {
  /** Several rows may draw from one source, for instance one per heat. */
  sourceItemId: string
  quantity: DecimalText
  pieces?: DecimalText
} & Partial<Record<'heatNo' | 'strengthGrade' | 'pouringPart' | 'pouringMode' | 'remark', string>>

export type DeliverItem = Omit<DeliverSource, 'sourceType' | 'materialType' | 'remainQuantity'> & {
  id: string
  seq: number
  quantity: DecimalText
  pieces: DecimalText
  heatNo: string
  strengthGrade: string
  pouringPart: string
  pouringMode: string
  amountTax: DecimalText
  /** Filled when the site accepts; tonnes for concrete, none for counted goods. */
  weighedQuantity: DecimalText
  /** In the unit of the line. */
  deviation: DecimalText
  acceptedQuantity: DecimalText
  remark: string
}

/** A delivery note: one truck or parcel of one order or contract. The optional members come with the detail alone. */
export type Deliver = Transport &
  Receiver &
  Shipment &
  Record<'id' | 'deliverSn' | 'orderSn' | 'contractId' | 'contractCode' | 'contractName' | 'companyName', string> &
  Record<'projectId' | 'projectName' | 'supplierName' | 'createUserName' | 'createTime', string> & {
    sourceType: DeliverSourceType
    materialType: MaterialType
    deliverMode: DeliverMode
    status: number
    statusName: string
    /** None when the lines have different units. */
    totalQuantity: DecimalText
    totalAmountTax: DecimalText
    itemCount: number
    materialSummary: string
    hasSupplementary: boolean
    /** Whether a photo of the signed copy is there; not every server tells. */
    hasSignPhotos?: boolean
    settlementCode: string
    printCount: number
    lastPrintTime: string
    items?: DeliverItem[]
    accept?: DeliverAccept | null
    stockIn?: DeliverStockIn | null
    supplementary?: Supplementary | null
    printRecords?: PrintRecord[]
  }

type DeliverAccept = Record<'acceptUserName' | 'acceptTime' | 'acceptRemark' | 'signUrl', string> & {
  photos: string[]
}

type DeliverStockIn = Record<'stockInSn' | 'stockInTime' | 'stockInUserName', string>

/** One print of a note; `printNo` counts the prints of that note from 1. */
export type PrintRecord = {
  id: string
  deliverSn: string
  printNo: number
  printTime: string
  printUser: string
  paper: string
  showPrice: boolean
}

/** What `print-deliver-msg-file` gives for one note. With `showPrice` 0 every money field of the note is null. */
export type PrintMessage = {
  deliver: Deliver
  template: string
  paper: string
  showPrice: 0 | 1
  qrText: string
  printTime: string
  printUser: string
  /** For the foot of the note; a server may leave them out. */
  supplierAddress?: string
  supplierPhone?: string
}

/** Error texts (Chinese) by field path: 'carNo', 'items', 'items[2].heatNo'. */
export type FieldErrors = Record<string, string>

export const deliverStatus: StatusTable<DeliverStatus> = {
  0: { label: '待验收', color: 'warning' },
  1: { label: '已验收', color: 'processing' },
  2: { label: '已入库', color: 'success' },
}

/** A note cannot be cancelled: a wrong one is accepted with 0 or returned. */
export const deliverTransitions: readonly Transition<DeliverAction>[] = [
  { from: ['0'], action: 'accept', to: '1' },
  { from: ['1'], action: 'stockIn', to: '2' },
  { from: ['0', '1'], action: 'supplement' },
  { from: ['0', '1', '2'], action: 'print' },
]

/** Most notes one print may hold: a morning's loading. */
export const MAX_PRINT_NOTES = 50

/** Whether supplementary information may still be written. */
export function canSupplement(status: unknown): boolean {
  return canDo(deliverTransitions, status, 'supplement')
}

/** Where the signed copy of a note stands. */
export type SignedCopy = 'there' | 'awaited' | 'missing'

/** A copy is missed once the site has accepted; before that it is on its way. null when the server does not tell. */
export function signedCopyOf({ status, hasSignPhotos }: Pick<Deliver, 'status' | 'hasSignPhotos'>): SignedCopy | null {
  if (typeof hasSignPhotos !== 'boolean') return null
  if (hasSignPhotos) return 'there'
  return canDo(deliverTransitions, status, 'accept') ? 'awaited' : 'missing'
}

/** All errors of a draft against the lines it draws from. Empty rows count as absent; the server asks the same. */
export function validateDeliver(draft: DeliverDraft, sources: readonly DeliverSource[]): FieldErrors {
  const { expectArriveTime, deliverTime } = draft
  const isContract = draft.sourceType === 'CONTRACT'
  return onlyErrors({
    projectId: isContract && wireText(draft.projectId) === '' ? '请选择项目' : null,
    ...(Object.hasOwn(modeFields, draft.deliverMode)
      ? transportErrors(draft, draft.deliverMode)
      : { deliverMode: '请选择配送方式' }),
    deliverName: textError(draft.deliverName, { label: '送货人', max: MAX_NAME }),
    deliverPhone: phoneError(draft.deliverPhone, { label: '送货人电话' }),
    receiverName: textError(draft.receiverName, { label: '收货人', max: MAX_NAME, required: true }),
    receiverPhone: phoneError(draft.receiverPhone, { label: '收货人电话', required: true }),
    receiverAddress: textError(draft.receiverAddress, { label: '收货地址', required: true }),
    deliverTime: parseTime(deliverTime) ? null : '请选择发货时间',
    expectArriveTime: dateOrderError(deliverTime, expectArriveTime, {
      startLabel: '发货时间',
      endLabel: '预计到达时间',
    }),
    remark: textError(draft.remark, { label: '备注', multiline: true }),
    ...validateItems(draft.items, sources),
  })
}

/** Errors of the rows alone: 'items' for their number, 'items[2].heatNo' for a cell. */
export function validateItems(items: readonly DeliverDraftItem[], sources: readonly DeliverSource[]): FieldErrors {
  return onlyErrors({ items: rowCountError(items.filter(isFilled).length), ...itemErrors(items, sources) })
}

/** True for a row that goes onto the note: it has a quantity other than 0. */
export function isFilled(item: Pick<DeliverDraftItem, 'quantity'>): boolean {
  const text = wireText(item.quantity)
  return text !== '' && !decimal(text)?.eq(0)
}

/** The first error as one sentence; an error of a row names the row. '' when there is none. */
export function firstError(errors: FieldErrors): string {
  const [path = '', text = ''] = Object.entries(errors)[0] ?? []
  const row = /\[(\d+)\]/.exec(path)?.[1]
  return row === undefined ? text : `第${Number(row) + 1}行${text}`
}

type CountedLine = { unit: string; quantity: DecimalText; taxUnitPrice: DecimalText; taxRate: DecimalText }

/** Totals of a note or order: quantity none when units differ, amount as the sum of rounded lines. */
export function lineTotals(lines: readonly CountedLine[]): { totalQuantity: string | null; totalAmountTax: string } {
  const units = new Set(lines.map(({ unit }) => unit))
  const quantity = sum(lines.map((line) => line.quantity))
  const scale = Math.max(quantityScale([...units][0] ?? ''), scaleOf(quantity))
  return {
    totalQuantity: units.size === 1 ? fixed(quantity, scale) : null,
    totalAmountTax: fixed(sum(lines.map((line) => lineAmounts(line)?.amountTax)), 2),
  }
}

/** What a list says of the lines: '螺纹钢Φ12×9m等4项'. */
export function materialSummary(lines: readonly { materialName: string; spec: string }[]): string {
  const [first] = lines
  if (!first) return ''
  return lines.length === 1
    ? `${first.materialName}${first.spec}`
    : `${first.materialName}${first.spec}等${lines.length}项`
}

/** What is drawn from one source is added up over its rows; the row that goes over gets the error. */
function itemErrors(
  items: readonly DeliverDraftItem[],
  sources: readonly DeliverSource[],
): Record<string, string | null> {
  const drawn = new Map<string, string>()
  const entries = items.flatMap((item, index) => {
    if (!isFilled(item)) return []
    const source = sources.find(({ sourceItemId }) => sourceItemId === item.sourceItemId)
    if (!source) return [[`items[${index}].sourceItemId`, '材料不在可送货范围内']]
    const total = sum([drawn.get(item.sourceItemId), item.quantity]).toFixed()
    drawn.set(item.sourceItemId, total)
    const { unit, sourceType, remainQuantity } = source
    const over = overShipError(total, remainQuantity, OVER_SHIP_RATE[sourceType])
    return Object.entries({
      quantity: quantityError(item.quantity, { unit, label: '送货数量' }) ?? over,
      pieces: quantityError(item.pieces, { unit: '件', label: '件数', required: false }),
      remark: textError(item.remark, { label: '备注' }),
      ...typeErrors(item, source.materialType),
    }).map(([field, error]) => [`items[${index}].${field}`, error])
  })
  return Object.fromEntries(entries)
}

function typeErrors(item: DeliverDraftItem, materialType: MaterialType): Record<string, string | null> {
  if (materialType === 'REBAR') {
    return { heatNo: wireText(item.heatNo) === '' ? '炉批号不能为空' : heatNoError(item.heatNo) }
  }
  if (materialType !== 'CONCRETE') return {}
  const part = wireText(item.pouringPart)
  return { pouringPart: part === '' ? '浇筑部位不能为空' : textError(part, { label: '浇筑部位' }) }
}

/** The checks that found something, by path. */
export function onlyErrors(checks: Record<string, string | null | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
