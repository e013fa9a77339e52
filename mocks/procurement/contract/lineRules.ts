import { decimal, fixed, fixedPrice, lineAmounts, quantityScale } from '#domain/money'
import { type Errors, plain } from '#domain/text'
import { wireText } from '#domain/wire'
import { TAX_RATES } from '#features/procurement/contract/model'
import {
  findDuplicates,
  MAX_MATERIALS,
  type MaterialInput,
  materialInput,
  materialTotals,
  type OptionValues,
  validateMaterial,
} from '#features/procurement/material/model'
import { flatDict } from '#mocks/common/dictionary/rules'
import { Refusal } from '#mocks/kernel/http/reply'
import { nextId } from '#mocks/kernel/store/store'
import { materialFields } from './fieldRules'
import { type ContractRow, contractTables, type MaterialRow } from './rows'
import { materialsOf } from './rules'

/** The option values of a dictionary. */
const dictValues: OptionValues = (code) =>
  code === 'tax_rate' ? TAX_RATES : flatDict(code).map(({ dictKey }) => dictKey)

/** Errors of a line in this contract, by field. */
export function lineErrors(contract: ContractRow, payload: MaterialInput): Errors {
  return validateMaterial(payload, materialFields(contract.materialType, contract.contractType), dictValues)
}

/**
 * Replaces the lines of a contract, in this order: known ids are updated, others added, missing ones deleted.
 *
 * @throws Refusal when a line is invalid
 */
export function putMaterials(contract: ContractRow, records: readonly Record<string, unknown>[]): void {
  const before = new Map(materialsOf(contract.id).map((row) => [row.id, row]))
  const payloads = records.map(materialInput)
  if (payloads.length > MAX_MATERIALS) throw new Refusal(`一个合同最多${MAX_MATERIALS}条材料`)
  const doubles = findDuplicates(payloads)
  payloads.forEach((payload, index) => {
    const [error] = Object.values(lineErrors(contract, payload))
    if (error) throw new Refusal(`第${index + 1}行：${plain(error)}`)
    const first = doubles[index] ?? null
    if (first !== null) throw new Refusal(`第${index + 1}行：材料与第${first + 1}行重复`)
  })
  for (const id of before.keys()) contractTables.materials.delete(id)
  payloads.forEach((payload, index) => {
    const known = before.get(payload.id ?? '')
    contractTables.materials.insert(buildLine(contract, payload, known?.id ?? nextId(), index + 1))
  })
  countTotals(contract.id)
}

/** A line with its amounts, always computed by the server. */
export function buildLine(
  contract: Pick<ContractRow, 'id' | 'materialType' | 'integratedCost'>,
  payload: MaterialInput,
  id: string,
  seq: number,
): MaterialRow {
  const { materialCode, materialName, spec, grade, brand, categoryId, categoryName, unit, remark, taxRate } = payload
  const { basePrice, integratedCost, length, pouringMode, slump, impermeability, transportIncluded } = payload
  const amounts = lineAmounts(payload)
  const taxUnitPrice = price(payload.taxUnitPrice)
  return {
    id,
    contractId: contract.id,
    seq,
    materialCode,
    materialName,
    spec,
    grade,
    brand,
    categoryId,
    categoryName,
    unit,
    quantity: figure(payload.quantity, quantityScale(unit)),
    taxUnitPrice,
    taxRate,
    noTaxUnitPrice: lineAmounts({ quantity: '1', taxUnitPrice, taxRate })?.noTaxUnitPrice ?? null,
    taxAmountTotal: amounts?.amountTax ?? null,
    noTaxAmount: amounts?.amountNoTax ?? null,
    taxAmount: amounts?.taxAmount ?? null,
    remark,
    ...(contract.materialType === 'REBAR' && {
      basePrice: price(basePrice),
      // The head states the cost of every line without its own.
      integratedCost: price(integratedCost) ?? contract.integratedCost,
      length,
    }),
    ...(contract.materialType === 'CONCRETE' && { pouringMode, slump, impermeability }),
    ...(contract.materialType === 'RAW' && { transportIncluded: transportIncluded === '1' }),
  }
}

/** Recomputes the totals of a contract from its lines. */
export function countTotals(contractId: string): void {
  const rows = materialsOf(contractId).map(materialInput)
  contractTables.contracts.update(contractId, materialTotals(rows))
}

/** The highest line number of a contract. */
export function lastSeq(contractId: string): number {
  return Number(wireText(materialsOf(contractId).at(-1)?.seq)) || 0
}

function price(text: string): string | null {
  const value = decimal(text)
  return value && fixedPrice(value)
}

function figure(text: string, scale: number): string | null {
  const value = decimal(text)
  return value && fixed(value, scale)
}
