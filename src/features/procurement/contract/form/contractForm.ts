import * as v from 'valibot'
import { memoizeByRef } from '#domain/memoizeByRef'
import { type DecimalInput, decimal, formatMoney, formatPrice, lineAmounts } from '#domain/money'
import { type Errors, text } from '#domain/text'
import { contractFields } from '#features/procurement/contract/fields'
import {
  type ContractDetail,
  type ContractPayload,
  contractDefaults,
  contractPayloadSchema,
  validateContract,
} from '#features/procurement/contract/model'
import {
  type ContractMaterial,
  findDuplicates,
  type MaterialField,
  type MaterialInput,
  materialInput,
  materialTotals,
  type OptionValues,
  validateMaterial,
} from '#features/procurement/material/model'
import { type RefusalWords, refusedField } from '#shared/form/refusedField'
import type { ApiError } from '#shared/http/ApiError'

/** A row of the grid: the typed values, and the computed amounts as display text. */
export type LineRow = MaterialInput &
  Record<'key' | 'noTaxUnitPrice' | 'taxAmountTotal' | 'noTaxAmount' | 'taxAmount', string> & {
    /** Its row in the imported file that it comes from. */
    rowNo?: string
  }

/** The values of the form. `companyName` and `parentContractCode` are for display only. */
export type ContractValues = ContractPayload & {
  companyName: string
  parentContractCode: string
  materials: LineRow[]
}

/** The server's rejections, by cell; valid while the rows are the sent ones. */
export type RefusedCells = { rows: LineRow[] | null; errors: Errors }

/** The purpose of a save: keep, submit, or continue with an import. */
export type ContractIntent = 'save' | 'commit' | 'import'

/** The form's values for an existing or a new contract. */
export function initialValues(contract: ContractDetail | null): ContractValues {
  if (!contract)
    return { ...v.parse(contractPayloadSchema, NEW), companyName: '', parentContractCode: '', materials: [] }
  const { id, version, companyName, parentContractCode, materials } = contract
  const payload = v.parse(contractPayloadSchema, contract)
  return { ...payload, id, version, companyName, parentContractCode, materials: materials.map(rowOf) }
}

const NEW: Partial<ContractPayload> = { contractType: 'SINGLE', priceMode: 'FIXED', settleCycle: '月结', taxRate: '13' }

/** A row of an existing line, with the server's amounts. */
function rowOf(line: ContractMaterial): LineRow {
  return {
    ...materialInput(line),
    key: line.id,
    noTaxUnitPrice: priceText(line.noTaxUnitPrice),
    taxAmountTotal: moneyText(line.taxAmountTotal),
    noTaxAmount: moneyText(line.noTaxAmount),
    taxAmount: moneyText(line.taxAmount),
  }
}

/** An empty row with the contract's defaults. */
export function newRow(values: Partial<ContractValues>): LineRow {
  const isRebar = values.materialType === 'REBAR'
  const start = {
    unit: isRebar || values.materialType === 'RAW' ? 't' : values.materialType === 'CONCRETE' ? 'm³' : '',
    taxRate: values.taxRate,
    integratedCost: isRebar && values.priceMode === 'FLOATING' ? values.integratedCost : '',
  }
  const key = `new-${Date.now().toString(36)}-${nextRow++}`
  return { ...materialInput(start), key, noTaxUnitPrice: '', taxAmountTotal: '', noTaxAmount: '', taxAmount: '' }
}

/** The row with its computed amounts; empty while its numbers are missing. */
export function withAmounts(row: LineRow): LineRow {
  const amounts = lineAmounts(row)
  return {
    ...row,
    noTaxUnitPrice: priceText(lineAmounts({ ...row, quantity: '1' })?.noTaxUnitPrice),
    taxAmountTotal: moneyText(amounts?.amountTax),
    noTaxAmount: moneyText(amounts?.amountNoTax),
    taxAmount: moneyText(amounts?.taxAmount),
  }
}

/** True for an empty row, which is not sent. */
function isBlank(row: LineRow): boolean {
  const { materialCode, materialName, spec, grade, quantity, taxUnitPrice } = row
  return [materialCode, materialName, spec, grade, quantity, taxUnitPrice].every((typed) => typed.trim() === '')
}

/** The payload: texts trimmed, empty rows dropped. */
export function toPayload(values: ContractValues): ContractPayload & { materials: MaterialInput[] } {
  const { id, version, materials } = values
  // Cleared form fields are undefined.
  const payload = v.parse(contractPayloadSchema, values)
  return { ...payload, ...(id ? { id, version } : {}), materials: sentRows(materials).map(materialInput) }
}

/** The rows that are sent, in order. */
export const sentRows = memoizeByRef((rows: readonly LineRow[]): readonly LineRow[] =>
  rows.filter((row) => !isBlank(row)),
)

/** The totals of the sent rows: count, amounts in yuan. Cached, because two places show them. */
export const rowTotals = memoizeByRef((rows: readonly LineRow[]) => {
  const sent = sentRows(rows)
  return {
    count: sent.length,
    ...materialTotals(sent),
  }
})

/** The defaults of a material type. */
export function valuesOfType(materialType: string): Partial<ContractValues> {
  return { ...contractDefaults(materialType), taxRate: materialType === 'CONCRETE' ? '3' : '13' }
}

/** Returns the errors of lines by grid cell, `row.key.field`. */
export type LineCheck = (rows: readonly LineRow[]) => Errors

/** Checks all rows by the rules of the contract's columns; results are cached per row and per array. */
export function createLineCheck(fields: readonly MaterialField[], optionsOf: OptionValues): LineCheck {
  const errorsOf = memoizeByRef((row: LineRow) => validateMaterial(row, fields, optionsOf))
  return memoizeByRef((rows) => {
    const sent = sentRows(rows)
    const doubles = findDuplicates(sent)
    return Object.fromEntries(
      sent.flatMap((row, index) => {
        const cells = Object.entries(errorsOf(row)).map(([name, error]) => [`${row.key}.${name}`, error] as const)
        const first = sent[doubles[index] ?? -1]
        if (!first) return cells
        const shown = first.rowNo || rows.indexOf(first) + 1
        return [[`${row.key}.materialName`, text('材料与第{{row}}行重复', { row: shown })] as const, ...cells]
      }),
    )
  })
}

/** Errors of the form by field: of its terms for the given intent, and whether its lines have errors. */
export function formErrors(values: ContractValues, intent: ContractIntent | null, checkLines: LineCheck): Errors {
  const { materials } = values
  const hasLineErrors = Object.keys(checkLines(materials)).length > 0
  const payload = v.parse(contractPayloadSchema, values)
  return {
    ...(hasLineErrors ? { materials: text('请修正合同材料中标出的内容') } : {}),
    ...validateContract(payload, intent === 'commit' ? 'commit' : 'update', sentRows(materials).length),
  }
}

/** The grid cell of a rejection, by its row among the sent ones; null when it names no cell. */
export function refusedCell(error: ApiError, rows: readonly LineRow[], fields: readonly MaterialField[]) {
  const [, rowNo, message = ''] = /^第(\d+)行[：:，,]?(.*)$/.exec(error.message) ?? []
  const row = rowNo === undefined ? undefined : sentRows(rows)[Number(rowNo) - 1]
  if (!row) return null
  const field = fields.find(({ label }) => message.includes(label.replace(/[(（].*$/, '')))
  return { [`${row.key}.${field?.field ?? 'materialName'}`]: message }
}

/** The field of a rejection; null when it concerns no field. */
export function refusedValue(error: ApiError): Record<string, string> | null {
  return refusedField(error, { fields: NAMED, words: REFUSALS })
}

const { contractCode, contractName, expireDate, materialType } = contractFields
/** Fields that a rejection names by their label. */
const NAMED = { contractCode, contractName, expireDate, materialType }
/** Words that mean another field, also one of the labels of the lines. */
const REFUSALS: RefusalWords = [
  [/已被他人修改/, 'version'],
  [/主合同/, 'parentContractId'],
  [/项目/, 'projects'],
  [/附件/, 'attachments'],
  [/材料/, 'materials'],
]

function moneyText(value: DecimalInput): string {
  return decimal(value) === null ? '' : formatMoney(value)
}

function priceText(value: DecimalInput): string {
  return decimal(value) === null ? '' : formatPrice(value)
}

let nextRow = 1
