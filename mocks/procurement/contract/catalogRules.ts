import { decimal, fixedPrice, sum } from '#domain/money'
import { type MaterialInput, type MaterialType, materialInput } from '#features/procurement/material/model'
import { catalogRow } from './catalogRows'

/** Integrated cost: yuan per tonne on top of the published price. */
export const INTEGRATED_COST = '135.00'

/** The credit days of contracts for this material: steel is paid for later than what is poured or stacked. */
export function creditDaysOf(materialType: MaterialType): number {
  return materialType === 'REBAR' ? 60 : 30
}

/**
 * The tax rate of a contract, percent: the one that the largest part of its amount has. Raw materials are taxed
 * differently, so their lines have several.
 */
export function mainTaxRate(
  lines: readonly { quantity: string | null; taxUnitPrice: string | null; taxRate: string | null }[],
): string {
  const amountAt = (rate: string | null) =>
    sum(
      lines
        .filter(({ taxRate }) => taxRate === rate)
        .map(({ quantity, taxUnitPrice }) => decimal(quantity)?.times(decimal(taxUnitPrice) ?? 0)),
    )
  const [main] = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((a, b) => amountAt(b).cmp(amountAt(a)))
  return main ?? '13'
}

/**
 * A contract line from the catalogue, as typed into the grid; without a quantity it is a line of a framework agreement.
 */
export function catalogInput(code: string, quantity: string | null, seq: number, price?: string): MaterialInput {
  const { materialType, ...row } = catalogRow(code)
  const taxUnitPrice = price ?? row.taxUnitPrice
  const common = { ...row, taxUnitPrice, quantity: quantity ?? '' }
  if (materialType === 'REBAR') {
    return materialInput({
      ...common,
      brand: seq % 2 === 1 ? '岭钢（示例）' : '',
      basePrice: fixedPrice(decimal(taxUnitPrice)?.minus(INTEGRATED_COST) ?? 0),
      integratedCost: INTEGRATED_COST,
      length: /×(\d+m)/.exec(row.spec)?.[1] ?? '',
    })
  }
  if (materialType === 'CONCRETE') {
    return materialInput({
      ...common,
      pouringMode: row.spec.includes('自卸') ? 'TIP' : 'PUMP',
      slump: /\d+±\d+/.exec(row.spec)?.[0] ?? '',
      impermeability: /P\d+/.exec(row.grade)?.[0] ?? '',
    })
  }
  return materialInput(materialType === 'RAW' ? { ...common, transportIncluded: seq % 2 === 1 } : common)
}
