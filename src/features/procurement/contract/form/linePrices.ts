import { decimal } from '#domain/money'
import { type Text, text } from '#domain/text'
import { differsFromParts, rebarSubtotal } from '#domain/weighing/settle'
import type { ContractValues, LineRow } from './contractForm'
import { withAmounts } from './contractForm'

/** The numbers of the rows, from 1, whose typed price is not what its parts add up to. */
export function rowsOffParts(rows: readonly LineRow[]): number[] {
  return rows.flatMap((row, index) => (differsFromParts(row.taxUnitPrice, row) ? [index + 1] : []))
}

/** Whether a row has a base price that its price does not follow yet: it differs or is empty. */
export function canCompose(row: LineRow): boolean {
  const isEmpty = decimal(row.taxUnitPrice) === null && decimal(row.basePrice) !== null
  return isEmpty || differsFromParts(row.taxUnitPrice, row)
}

/** The rows with price = base price + integrated cost, where a base price is given. */
export function withComposedPrices(rows: readonly LineRow[]): LineRow[] {
  return rows.map((row) =>
    canCompose(row) ? withAmounts({ ...row, taxUnitPrice: rebarSubtotal(row) ?? row.taxUnitPrice }) : row,
  )
}

/** The rows after the head's integrated cost changed: those without a cost of their own follow it. */
export function withHeadCost(rows: readonly LineRow[], from: string, to: string): LineRow[] {
  const isFollowing = ({ integratedCost }: LineRow) => {
    const own = decimal(integratedCost)
    return integratedCost.trim() === '' || (own !== null && decimal(from)?.eq(own) === true)
  }
  return rows.map((row) => (isFollowing(row) ? { ...row, integratedCost: to } : row))
}

/**
 * What a form's price terms become when its price is fixed: nothing of a quotation, nor a cost that followed the head.
 */
export function fixedPriceTerms({ integratedCost, materials }: Partial<ContractValues>) {
  return { priceSource: '', integratedCost: '', materials: withHeadCost(materials ?? [], integratedCost ?? '', '') }
}

/** What to consider about a floating contract with such prices. */
export function pricesConcern(numbers: readonly number[]): Text {
  return text('第 {{rows}} 行的含税单价不等于基准价 + 综合费用。', { rows: numbers.join('、') })
}
