import { decimal, fixed, quantityScale, totalQuantityText } from '#domain/money'
import type { DeliverySource } from '#features/procurement/material/model'

/** What is left to deliver of the lines of an order, quantities with their units; '' for nothing or no limit. */
export function restOf(
  sources: readonly Pick<DeliverySource, 'remainQuantity' | 'unit' | 'materialName'>[],
  unitWord: (unit: string) => string,
): string {
  const left = sources.flatMap(({ remainQuantity, unit, materialName }) => {
    const rest = decimal(remainQuantity)
    return rest?.gt(0) ? [{ unit, materialName, quantity: fixed(rest, quantityScale(unit)) }] : []
  })
  return left.length > 0 ? totalQuantityText(left, unitWord) : ''
}
