import {
  type DecimalInput,
  decimal,
  fixed,
  lineAmounts,
  quantityScale,
  quantityTotals,
  singleQuantity,
  sum,
  type UnitQuantity,
} from '#domain/money'
import type { DecimalText } from '#domain/wire'

type CountedLine = {
  materialName?: string
  unit: string
  quantity: DecimalText
  taxUnitPrice: DecimalText
  taxRate: DecimalText
}

/**
 * Totals of a note or order: quantity of the goods per unit, and alone, null when their units differ; amount as the sum
 * of rounded lines, freight included.
 */
export function lineTotals(lines: readonly CountedLine[]): {
  totalQuantity: string | null
  quantities: UnitQuantity[]
  totalAmountTax: string
} {
  const quantities = quantityTotals(lines)
  return {
    totalQuantity: singleQuantity(quantities),
    quantities,
    totalAmountTax: fixed(sum(lines.map((line) => lineAmounts(line)?.amountTax)), 2),
  }
}

/**
 * What remains to be delivered of a line: ordered − delivered, never below 0, with the decimals of its unit; null
 * without an ordered quantity, which is no limit.
 */
export function remainder(
  { unit, quantity }: { unit: string; quantity: DecimalInput },
  delivered: DecimalInput,
): string | null {
  const left = decimal(quantity)?.minus(decimal(delivered) ?? 0)
  return left ? fixed(left.lt(0) ? 0 : left, quantityScale(unit)) : null
}

/**
 * The quantities of a document per unit: as sent, else those of its lines, else its total, whose unit is unknown.
 */
export function knownQuantities({
  sent,
  lines,
  total,
}: {
  sent: readonly WireQuantity[] | undefined
  lines: readonly { unit: string; quantity: DecimalText }[] | undefined
  total: DecimalText
}): readonly WireQuantity[] {
  if (sent) return sent
  if (lines) return quantityTotals(lines)
  return decimal(total) === null ? [] : [{ unit: '', quantity: total }]
}

/** A quantity in one unit, as sent. */
type WireQuantity = { unit: string; quantity: DecimalText }

/** Whether a remainder allows another delivery. */
export function hasLeft(remainQuantity: DecimalInput): boolean {
  return decimal(remainQuantity)?.gt(0) ?? true
}

/** One-line summary of the lines: '螺纹钢Φ12×9m等4项'. */
export function materialSummary(lines: readonly { materialName: string; spec: string }[]): string {
  const [first] = lines
  if (!first) return ''
  const name = `${first.materialName}${first.spec}`
  return lines.length === 1 ? name : `${name}等${lines.length}项`
}
