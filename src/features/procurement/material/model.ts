import * as v from 'valibot'
import { optionError } from '#domain/cell/optionError'
import { tidyCode } from '#domain/cell/words'
import { memoizeByRef } from '#domain/memoizeByRef'
import { decimal, fixed, lineAmounts, quantityTotals, singleQuantity, sum } from '#domain/money'
import { priceError, quantityError, taxRateError, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text } from '#domain/text'
import * as wire from '#domain/wire'
import { type DecimalText, wireText } from '#domain/wire'

/** Determines the columns of materials, notes and settlements. */
export type MaterialType = 'REBAR' | 'CONCRETE' | 'RAW' | 'SUNDRY'

/** A project that a contract serves. */
export const contractProjectSchema = v.object({ projectId: wire.id(), projectName: wire.text() })
/** A project that a contract serves, as read. */
export type ContractProject = v.InferOutput<typeof contractProjectSchema>

const materialFields = {
  id: wire.id(),
  contractId: wire.text(),
  seq: wire.count(),
  materialCode: wire.text(),
  materialName: wire.text(),
  spec: wire.text(),
  /** Steel grade, strength grade or quality class. */
  grade: wire.text(),
  brand: wire.text(),
  categoryId: wire.text(),
  categoryName: wire.text(),
  unit: wire.text(),
  /** Null in a framework agreement without quantities. */
  quantity: wire.decimal(),
  taxUnitPrice: wire.decimal(),
  taxRate: wire.decimal(),
  noTaxUnitPrice: wire.decimal(),
  taxAmountTotal: wire.decimal(),
  noTaxAmount: wire.decimal(),
  taxAmount: wire.decimal(),
  deliveredQuantity: wire.decimal(),
  remainQuantity: wire.decimal(),
  remark: wire.text(),
  basePrice: v.optional(wire.decimal()),
  integratedCost: v.optional(wire.decimal()),
  length: v.optional(wire.text()),
  pouringMode: v.optional(wire.text()),
  slump: v.optional(wire.text()),
  impermeability: v.optional(wire.text()),
  transportIncluded: v.optional(wire.optionalFlag()),
}

/** A line of a contract. The material type decides which of the last seven fields are filled. */
export const contractMaterialSchema = v.object(materialFields)
/** A line of a contract as read. */
export type ContractMaterial = v.InferOutput<typeof contractMaterialSchema>

/** A line of a valid contract with the data needed to choose it for a delivery. */
export const deliverableMaterialSchema = v.object({
  ...materialFields,
  contractCode: wire.text(),
  contractName: wire.text(),
  contractStatus: wire.status(),
  companyName: wire.text(),
  /** Optional on some servers; used to load the company's projects with their receivers. */
  companyId: wire.text(),
  supplierName: wire.text(),
  materialType: wire.code<MaterialType>(),
  projects: wire.list(contractProjectSchema),
  /** The day on which its contract comes into force [proposed]; a server may omit it. */
  effectiveDate: v.optional(wire.time()),
  /** Ordered in open purchase orders and not delivered yet [proposed]; a server may omit it. */
  openOrderQuantity: v.optional(wire.decimal()),
})
/** A line that can be chosen for a delivery note. */
export type DeliverableMaterial = v.InferOutput<typeof deliverableMaterialSchema>

/** A column of the material grid, described by the server for a contract's material type. */
export const materialFieldSchema = v.object({
  field: wire.id(),
  label: wire.text(),
  type: wire.code<'text' | 'number' | 'select' | 'date'>(),
  required: wire.flag(),
  maxLength: wire.count(),
  /** Decimals of a number. */
  precision: wire.count(),
  min: wire.decimal(),
  dictCode: wire.text(),
  /** Pixels; null where the server leaves it to the page. */
  width: wire.count(),
  sort: wire.count(),
  editable: wire.flag(),
  visible: wire.optionalFlag(),
})
/** A column of the material grid, as the server describes it. */
export type MaterialField = v.InferOutput<typeof materialFieldSchema>

/** The source of a delivery: an order or a contract itself. */
export type DeliverySourceType = 'PURCHASE_ORDER' | 'CONTRACT'

/** A deliverable line. `remainQuantity` null = no limit (a framework agreement without quantities). */
export type DeliverySource = {
  /** Id of the order line or of the contract material. */
  sourceItemId: string
  sourceType: DeliverySourceType
  materialType: MaterialType
  materialName: string
  spec: string
  grade: string
  brand: string
  unit: string
  orderedQuantity: DecimalText
  deliveredQuantity: DecimalText
  remainQuantity: DecimalText
  taxUnitPrice: DecimalText
  taxRate: DecimalText
}

/** Converts a contract material to a delivery source. */
export function sourceOfMaterial(row: ContractMaterial & { materialType: MaterialType }): DeliverySource {
  const { materialType, materialName, spec, grade, brand, unit, quantity, deliveredQuantity, remainQuantity } = row
  const { taxUnitPrice, taxRate } = row
  const progress = { orderedQuantity: quantity, deliveredQuantity, remainQuantity }
  const line = { materialType, materialName, spec, grade, brand, unit, ...progress, taxUnitPrice, taxRate }
  return { ...line, sourceItemId: row.id, sourceType: 'CONTRACT' }
}

/** The editable fields of a line; the server computes the rest. The type decides which of the last seven are used. */
export const materialInputFields = [
  'materialCode',
  'materialName',
  'spec',
  'grade',
  'brand',
  'categoryId',
  'categoryName',
  'unit',
  'quantity',
  'taxUnitPrice',
  'taxRate',
  'remark',
  'basePrice',
  'integratedCost',
  'length',
  'pouringMode',
  'slump',
  'impermeability',
  'transportIncluded',
] as const

/** A line of a contract as typed: every figure is a text, yes and no are 1 and 0. Without `id` it is new. */
export type MaterialInput = Record<(typeof materialInputFields)[number], string> & { id?: string }

/** Maximum number of lines of a contract. */
export const MAX_MATERIALS = 2000

/** The draft of a line from a form, a file or the server. */
export function materialInput(row: object): MaterialInput {
  const read = (name: string) => {
    const value: unknown = Reflect.get(row, name)
    return typeof value === 'boolean' ? String(Number(value)) : wireText(value)
  }
  const id = read('id')
  const typed = Object.fromEntries(materialInputFields.map((name) => [name, read(name)])) as MaterialInput
  const payload = { ...typed, materialCode: tidyCode(typed.materialCode) }
  return id ? { ...payload, id } : payload
}

/** The valid values of a dictionary; empty while it is loading. */
export type OptionValues = (dictCode: string) => readonly string[]

/** Errors of a line by field, by the rules of its contract's columns; the server validates the same. */
export function validateMaterial(
  row: MaterialInput,
  fields: readonly MaterialField[],
  optionsOf: OptionValues,
): Errors {
  const checks = fields
    .filter(({ editable, visible }) => editable && visible !== false)
    .map((field) => [field.field, fieldError(field, row, optionsOf)])
  return onlyErrors(Object.fromEntries(checks))
}

/** Identifies a material: two lines of a contract must differ in name, spec, grade, unit or brand. */
export function materialKey({ materialName, spec, grade, unit, brand }: MaterialInput): string {
  return JSON.stringify([materialName, spec, grade, unit, brand].map((part) => part.trim()))
}

const keyOf = memoizeByRef(materialKey)

/** For each line, the index of the first line with the same material; null for that line itself. */
export function findDuplicates(rows: readonly MaterialInput[]): (number | null)[] {
  const seen = new Map<string, number>()
  return rows.map((row, index) => {
    const first = seen.get(keyOf(row)) ?? null
    if (first === null) seen.set(keyOf(row), index)
    return first
  })
}

type PricedLine = Pick<MaterialInput, 'unit' | 'quantity' | 'taxUnitPrice' | 'taxRate'> & { materialName?: string }
/** A line's parsed figures, cached per row: a keystroke changes one of a thousand lines. */
const figuresOf = memoizeByRef((row: PricedLine) => {
  const amounts = lineAmounts(row)
  return {
    amounts: amounts && {
      amountTax: decimal(amounts.amountTax),
      amountNoTax: decimal(amounts.amountNoTax),
      taxAmount: decimal(amounts.taxAmount),
    },
  }
})

/**
 * Totals of a contract: sums of rounded lines. The quantity is null when units differ; all are null without any line.
 */
export function materialTotals(rows: readonly PricedLine[]) {
  const figures = rows.map(figuresOf)
  const amounts = figures.map((line) => line.amounts).filter((line) => line !== null)
  const isKnown = amounts.length > 0 || rows.length === 0
  return {
    totalQuantity: amounts.length > 0 ? (singleQuantity(quantityTotals(rows)) ?? '') : '',
    totalAmountTax: isKnown ? fixed(sum(amounts.map((line) => line.amountTax)), 2) : null,
    totalAmountNoTax: isKnown ? fixed(sum(amounts.map((line) => line.amountNoTax)), 2) : null,
    taxAmount: isKnown ? fixed(sum(amounts.map((line) => line.taxAmount)), 2) : null,
  }
}

function fieldError(field: MaterialField, row: MaterialInput, optionsOf: OptionValues): Text | null {
  const { field: name, type, required, maxLength, precision, dictCode } = field
  const label = field.label.replace(/[(（].*$/, '')
  const value: unknown = Reflect.get(row, name)
  if (name === 'quantity') return quantityError(value, { unit: row.unit, label, required })
  if (type === 'number') return priceError(value, { label, scale: precision ?? 4, required })
  if (type === 'select' && dictCode) {
    const options = optionsOf(dictCode)
    if (name === 'taxRate' && required) return taxRateError(value, options)
    return optionError(value, options, { label, required })
  }
  return textError(value, { label, max: maxLength ?? undefined, required })
}
