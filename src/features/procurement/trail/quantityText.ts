import { formatQuantity, quantityScale } from '#domain/money'
import type { TrailQuantity } from './model'

/** Quantities of several units in one line: '31.230 吨、120 张'. `word` names a unit. */
export function quantityText(quantities: readonly TrailQuantity[], word: (unit: string) => string): string {
  return quantities
    .map(({ unit, quantity }) => `${formatQuantity(quantity, quantityScale(unit))} ${word(unit)}`)
    .join('、')
}
