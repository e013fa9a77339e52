import { decimal, fixed, quantityScale } from '#domain/money'
import { CONCRETE_DENSITY } from '#domain/weighing/conversion'
import { convertedVolume, deviation, smallerQuantity } from '#domain/weighing/settle'
import type { DeliveryNoteItem } from '#features/procurement/delivery/model'
import type { MaterialType } from '#features/procurement/material/model'

/**
 * Deviations of the scales per load, per mille; the last one exceeds the usual tolerance. None is positive, because the
 * site accepts no more than the note says.
 */
const DEVIATIONS = ['-2.1', '-0.4', '-0.6', '-2.9', '-1.7', '0', '-3.6']

/** The site's findings for a line: close to the sent quantity, deterministic per `turn`. */
export function siteFindings<Line extends Pick<DeliveryNoteItem, 'quantity' | 'unit'>>(
  line: Line,
  materialType: MaterialType,
  turn: number,
): Line & Pick<DeliveryNoteItem, 'weighedQuantity' | 'deviation' | 'acceptedQuantity'> {
  const quantity = decimal(line.quantity)
  const permille = DEVIATIONS[turn % DEVIATIONS.length] ?? '0'
  if (quantity === null || (materialType !== 'CONCRETE' && line.unit !== 't')) {
    return { ...line, weighedQuantity: null, deviation: null, acceptedQuantity: line.quantity }
  }
  const found = quantity.times(decimal(permille)?.div(1000).plus(1) ?? 1)
  if (materialType === 'CONCRETE') {
    const weighedQuantity = fixed(found.times(CONCRETE_DENSITY), 3)
    const converted = convertedVolume(weighedQuantity, CONCRETE_DENSITY)
    return {
      ...line,
      weighedQuantity,
      deviation: deviation(line.quantity, converted, 2),
      acceptedQuantity: smallerQuantity(line.quantity, converted),
    }
  }
  const weighedQuantity = fixed(found, quantityScale(line.unit))
  return {
    ...line,
    weighedQuantity,
    deviation: deviation(line.quantity, weighedQuantity),
    acceptedQuantity: weighedQuantity,
  }
}
