import { chineseAmount } from '#domain/chineseAmount'
import { lineTotals } from '#domain/document/lines'
import type { Field } from '#domain/field'
import { decimal, formatMoney, formatPrice, lineAmounts, plainFigure } from '#domain/money'
import { MAX_DELIVERY_ROWS } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { serverNow } from '#domain/time'
import { deliveryNoteFields, deliveryNoteItemFields } from '#features/procurement/delivery/fields'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { type LineName, lineNames, lineValues, sentLine } from '#features/procurement/delivery/model/lineTable'
import {
  type DeliveryNotePayload,
  type DeliveryNotePayloadItem,
  isFilled,
  validateDeliveryNote,
} from '#features/procurement/delivery/model/payload'
import type { DeliverySource } from '#features/procurement/material/model'
import { tidyTransport } from '#features/procurement/transport/model/spelling'
import type { DeliveryMode } from '#features/procurement/transport/model/table'
import { emptyTransport, modeFields, type Transport } from '#features/procurement/transport/model/transport'
import { totalQuantityLine } from '#shared/fields/quantityLine'
import { fieldsNamed } from '#shared/form/refusedField'
import type { ApiError } from '#shared/http/ApiError'
import { uuid } from '#shared/http/uuid'
import type { Truck } from './truck'

/** The source of a note: an order or a contract, its lines, and its destinations. */
export type DeliveryOrigin = {
  sourceType: DeliveryNotePayload['sourceType']
  orderSn: string
  contractId: string
  contractCode: string
  contractName: string
  companyName: string
  /** The selectable projects; an order has exactly one. */
  projects: DeliveryProject[]
  sources: DeliverySource[]
  /** The note that the new one replaces. */
  corrects?: DeliveryNote
}

/** A project with its receiver. */
export type DeliveryProject = Record<
  'projectId' | 'projectName' | 'receiverName' | 'receiverPhone' | 'receiverAddress',
  string
>

/** A row of the form's grid: the typed values and, for display, those of its source. */
export type DeliveryNoteRow = Record<LineName, string> & {
  key: string
  sourceItemId: string
  quantity: string
  pieces: string
  materialName: string
  spec: string
  grade: string
  unit: string
  taxUnitPrice: string
  taxRate: string
  amountTax: string
}

/** The values of the form; empty texts for empty fields. */
export type DeliveryNoteValues = Transport &
  Record<'projectId' | 'receiverName' | 'receiverPhone' | 'receiverAddress' | 'deliverName' | 'deliverPhone', string> &
  Record<'deliverTime' | 'expectArriveTime' | 'remark' | 'voidReason', string> & {
    deliverMode: DeliveryMode
    items: DeliveryNoteRow[]
    /** Trucks of a split that have no note yet; they are part of the draft. Older drafts have none. */
    trucks?: Truck[]
  }

/** Initial values: the chosen lines with their remaining quantities, by truck, now. */
export function initialValues(
  origin: DeliveryOrigin,
  items: readonly string[],
  deliverName: string,
): DeliveryNoteValues {
  const [first] = origin.projects
  const project = origin.projects.length === 1 && first ? first : null
  return {
    ...emptyTransport,
    deliverMode: 'TRUCK',
    projectId: project?.projectId ?? '',
    receiverName: project?.receiverName ?? '',
    receiverPhone: project?.receiverPhone ?? '',
    receiverAddress: project?.receiverAddress ?? '',
    deliverName,
    deliverPhone: '',
    deliverTime: serverNow(),
    expectArriveTime: '',
    remark: '',
    voidReason: '',
    items: rowsOf(origin, items),
  }
}

/** Rows for the source lines of these ids, in the ids' order; unknown ids are dropped, and those beyond one note. */
export function rowsOf(origin: DeliveryOrigin, ids: readonly string[]): DeliveryNoteRow[] {
  const sources = ids.flatMap((id) => origin.sources.find((line) => line.sourceItemId === id) ?? [])
  return sources.slice(0, MAX_DELIVERY_ROWS).map((source) => rowOf(source, origin.sourceType))
}

/** A row of a source line. An order's line starts with its remaining quantity, a contract's line empty. */
export function rowOf(source: DeliverySource, sourceType: DeliveryNotePayload['sourceType']): DeliveryNoteRow {
  const left = decimal(source.remainQuantity)
  const quantity = sourceType === 'PURCHASE_ORDER' && left?.gt(0) ? (source.remainQuantity ?? '') : ''
  return withAmount({
    // Unique across page loads: a draft restores rows of an earlier one.
    key: uuid(),
    sourceItemId: source.sourceItemId,
    materialName: source.materialName,
    spec: source.spec,
    grade: source.grade,
    unit: source.unit,
    taxUnitPrice: formatPrice(source.taxUnitPrice),
    taxRate: source.taxRate ?? '',
    quantity,
    pieces: '',
    ...lineValues({}),
    amountTax: '',
  })
}

/** The row with its computed amount; empty while its numbers are missing. */
export function withAmount(row: DeliveryNoteRow): DeliveryNoteRow {
  const amount = lineAmounts(row)?.amountTax
  return { ...row, amountTax: amount === undefined ? '' : formatMoney(amount) }
}

/** The payload. Rows without a quantity are dropped. */
export function toPayload(values: DeliveryNoteValues, origin: DeliveryOrigin): DeliveryNotePayload {
  const { items, projectId, voidReason, trucks: _, ...rest } = values
  const { corrects } = origin
  const isOrder = origin.sourceType === 'PURCHASE_ORDER'
  return {
    ...tidyTransport(rest),
    sourceType: origin.sourceType,
    ...(isOrder ? { orderSn: origin.orderSn } : { contractId: origin.contractId, projectId }),
    ...(corrects ? { correctsId: corrects.id, voidReason: voidReason.trim() } : {}),
    items: items.filter(isFilled).map(toPayloadItem),
  }
}

/** Errors of the form by field. Those of the lines become one, at `items`: the cells show the details. */
export function errorsOfValues(values: DeliveryNoteValues, origin: DeliveryOrigin): Errors {
  // Every row, filled or not: errors of lines name their row.
  const payload = { ...toPayload(values, origin), items: values.items.map(toPayloadItem) }
  const errors = validateDeliveryNote(payload, origin.sources)
  return onlyErrors({ ...errors, items: linesError(errors, values.items) })
}

function linesError(errors: Errors, rows: readonly DeliveryNoteRow[]): Text | null {
  const [first] = Object.entries(errors).filter(([path]) => path.startsWith('items'))
  if (!first) return null
  const [path, error] = first
  if (path !== 'items') return text('请修正材料明细中标出的内容')
  return rows.length > 0 && !rows.some(isFilled) ? text('请至少填写一行的送货数量') : error
}

/** Errors by grid cell (`row.key.field`), from errors by path (`items[2].heatNo`). */
export function cellErrors<Said>(
  errors: Readonly<Record<string, Said>>,
  rows: readonly DeliveryNoteRow[],
): Record<string, Said> {
  const entries = Object.entries(errors).flatMap(([path, error]) => {
    const [, index, name] = /^items\[(\d+)\]\.(\w+)$/.exec(path) ?? []
    const row = rows[Number(index)]
    return index !== undefined && row ? [[`${row.key}.${CELL_OF[name ?? ''] ?? name}`, error]] : []
  })
  return Object.fromEntries(entries)
}

/** The totals of the rows that are sent: quantity per unit, amount, and the amount in Chinese capitals. */
export function totalsOf(rows: readonly DeliveryNoteRow[], unitWord: (unit: string) => string) {
  const filled = rows.filter((row) => isFilled(row) && decimal(row.quantity) !== null)
  const { totalAmountTax } = lineTotals(filled)
  return {
    count: filled.length,
    quantity: filled.length > 0 ? totalQuantityLine(filled, unitWord) : '',
    amount: formatMoney(totalAmountTax),
    capitals: chineseAmount(totalAmountTax),
  }
}

/**
 * The fields of a rejection, by path. Its row indexes count the sent rows.
 *
 * @returns null when it concerns no field
 */
export function refusalErrors(error: ApiError, rows: readonly DeliveryNoteRow[]): Record<string, string> | null {
  const [, rowNo, rest] = /^第(\d+)行[：:，,]?(.*)$/.exec(error.message) ?? []
  const message = rest ?? error.message
  const [name] = [...fieldsNamed(message, LABELS), ...WORDS.flatMap(([word, own]) => (word.test(message) ? own : []))]
  if (!name) return null
  if (!LINE_FIELDS.has(name)) return { [name]: message }
  const sent = rows.flatMap((row, index) => (isFilled(row) ? [index] : []))
  const index = rowNo === undefined ? sent[0] : sent[Number(rowNo) - 1]
  return index === undefined ? null : { [`items[${index}].${name}`]: message }
}

/** The cells of a line that a rejection may name; 备注 is the note's own. */
const CELLS = [...lineNames.filter((name) => name !== 'remark'), 'quantity', 'pieces'] as const

/** The labels of the form's own fields; those of the transport differ by delivery mode. */
const LABELS: readonly (readonly [name: string, label: string])[] = [
  ...Object.values(modeFields).flatMap((own) =>
    own.filter(({ isId }) => !isId).map(({ name, label }) => [name, label] as const),
  ),
  ...labelsOf(deliveryNoteItemFields, CELLS),
  ...labelsOf(deliveryNoteFields, ['receiverName', 'receiverPhone', 'receiverAddress', 'deliverName', 'deliverPhone']),
  ...labelsOf(deliveryNoteFields, ['deliverTime', 'expectArriveTime', 'voidReason']),
]

function labelsOf<Name extends string>(fields: Readonly<Record<Name, Field>>, names: readonly Name[]) {
  return names.map((name) => [name, fields[name].label] as const)
}

/** Words for fields that are not their labels. */
const WORDS: [pattern: RegExp, name: string][] = [
  [/数量/, 'quantity'],
  [/挂车/, 'trailerNo'],
  [/车牌|车辆/, 'carNo'],
  [/司机/, 'driverName'],
  [/项目/, 'projectId'],
]

const LINE_FIELDS: ReadonlySet<string> = new Set(CELLS)
/** The cell for errors of fields without a cell. */
const CELL_OF: Record<string, string> = { sourceItemId: 'quantity' }

/** The payload of a row. */
export function toPayloadItem(row: DeliveryNoteRow): DeliveryNotePayloadItem {
  const { sourceItemId, quantity, pieces } = row
  return { sourceItemId, quantity: plainFigure(quantity), pieces: plainFigure(pieces), ...sentLine(row) }
}
