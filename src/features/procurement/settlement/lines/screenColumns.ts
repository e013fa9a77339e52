import type { settlementLineFields } from '#features/procurement/settlement/fields'
import type { SettlementLine } from '#features/procurement/settlement/model'

/** A column of a settlement's lines. */
export type LineColumn = keyof typeof settlementLineFields & keyof SettlementLine

const NAMED: readonly LineColumn[] = ['seq', 'deliverSn', 'materialName']
const FIGURES: readonly LineColumn[] = ['quantity', 'weighedQuantity', 'deviation']

/**
 * A settlement's columns on screen: the line and its delivery note, then the figures it is checked by come first, and
 * the quantity that is paid is beside its price.
 */
export function screenColumns(columns: readonly LineColumn[]): LineColumn[] {
  const first = [...NAMED, ...FIGURES.filter((name) => columns.includes(name))]
  const others = columns.filter((name) => !first.includes(name) && name !== 'settleQuantity')
  return [
    ...first,
    ...others.flatMap((name) => (name === 'settlePriceTax' ? ['settleQuantity' as const, name] : [name])),
  ]
}

/** The line's identity and what is paid for it stay in view while the columns between them scroll. */
export const FIXED: Partial<Record<LineColumn, { fixed: 'left' | 'right' }>> = {
  seq: { fixed: 'left' },
  deliverSn: { fixed: 'left' },
  materialName: { fixed: 'left' },
  settleQuantity: { fixed: 'right' },
  settlePriceTax: { fixed: 'right' },
  amountTax: { fixed: 'right' },
}
