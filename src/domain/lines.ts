import { isFreightLine } from './freight'
import { fixed, lineAmounts, quantityScale, scaleOf, sum } from './money'
import type { DecimalText } from './wire'

type CountedLine = {
  materialName?: string
  unit: string
  quantity: DecimalText
  taxUnitPrice: DecimalText
  taxRate: DecimalText
}

/**
 * Totals of a note or order: quantity of the goods, null when their units differ; amount as the sum of rounded lines,
 * freight included.
 */
export function lineTotals(lines: readonly CountedLine[]): { totalQuantity: string | null; totalAmountTax: string } {
  const goods = lines.filter((line) => !isFreightLine(line))
  const units = new Set(goods.map(({ unit }) => unit))
  const quantity = sum(goods.map((line) => line.quantity))
  const scale = Math.max(quantityScale([...units][0] ?? ''), scaleOf(quantity))
  return {
    totalQuantity: units.size === 1 ? fixed(quantity, scale) : null,
    totalAmountTax: fixed(sum(lines.map((line) => lineAmounts(line)?.amountTax)), 2),
  }
}

/** One-line summary of the lines: '螺纹钢Φ12×9m等4项'. */
export function materialSummary(lines: readonly { materialName: string; spec: string }[]): string {
  const [first] = lines
  if (!first) return ''
  const name = `${first.materialName}${first.spec}`
  return lines.length === 1 ? name : `${name}等${lines.length}项`
}
