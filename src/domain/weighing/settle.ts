import {
  type DecimalInput,
  decimal,
  fixed,
  fixedPrice,
  isTonnes,
  realDecimal,
  round,
  scaleOf,
  sum,
  weighedUnit,
} from '#domain/money'
import { type DeviationUnit, deviationBase, isOutOfTolerance, type Tolerance } from './tolerance'
import { defaultBasis } from './usualTerms'

/** The quantities of a delivery or settlement line. Missing figures are null, '' or undefined. */
export type SettleInput = {
  /** Missing → the usual basis of the material type. */
  basis?: string | null
  materialType?: string | null
  /** Delivered quantity; on a concrete line the ticket volume unless `ticketQuantity` is given. */
  quantity?: DecimalInput
  weighedQuantity?: DecimalInput
  acceptedQuantity?: DecimalInput
  /** Unit of `quantity`; '' counts as tonnes. */
  unit?: string
  ticketQuantity?: DecimalInput
  convertedQuantity?: DecimalInput
  /** Of the contract; none → every deviation counts. */
  tolerance?: Tolerance | null
}

/** Weighed − delivered with its sign; 3 decimals for tonnes, pass 2 for m³. null when either is missing. */
export function deviation(delivered: DecimalInput, weighed: DecimalInput, scale = 3): string | null {
  const [from, to] = [decimal(delivered), decimal(weighed)]
  return from && to ? fixed(to.minus(from), scale) : null
}

/** (Arrived − delivered) ÷ delivered, 2 decimals. null when either is missing or nothing was delivered. */
export function deviationRate(
  delivered: DecimalInput,
  arrived: DecimalInput,
  unit: DeviationUnit = '‰',
): string | null {
  const [from, to] = [decimal(delivered), decimal(arrived)]
  return from && to && !from.eq(0) ? fixed(to.minus(from).times(deviationBase(unit)).div(from), 2) : null
}

/**
 * The payable quantity, with the decimals of its source figure; null while that figure is missing. What no weighbridge
 * weighs, such as a kg or a piece beside tonnes of rebar, is paid as it was accepted, whatever the basis.
 */
export function settleQuantity(line: SettleInput): string | null {
  const { quantity, weighedQuantity } = line
  const accepted = textOf(line.acceptedQuantity) ?? textOf(quantity)
  const isCounted = decimal(weighedQuantity) === null && !isTonnes(weighedUnit(line.unit ?? ''))
  switch (line.basis || defaultBasis(line.materialType)) {
    case 'WEIGHED':
      return isCounted ? accepted : textOf(weighedQuantity)
    case 'TOLERANCE':
      return isCounted ? accepted : quantityWithinTolerance(line, line.tolerance ?? null)
    case 'THEORY':
      return textOf(quantity)
    case 'SMALLER':
      return smallerQuantity(decimal(line.ticketQuantity) ?? quantity, line.convertedQuantity)
    default:
      return accepted
  }
}

/**
 * Funding interest per tonne (元, 2 decimals): (base + integrated) × rate ÷ 360 × days. `fundRate` is percent a year;
 * `days` = actual payment basis − agreed basis, a real count, so −1 is one day early and gives a discount. No base
 * price → null; no rate or no days → '0.00'.
 */
export function fundInterest(terms: {
  basePrice: DecimalInput
  integratedCost: DecimalInput
  fundRate: DecimalInput
  days: DecimalInput
}): string | null {
  const base = decimal(terms.basePrice)
  if (base === null) return null
  const days = realDecimal(terms.days)
  const rate = decimal(terms.fundRate)
  if (days === null || rate === null) return '0.00'
  const price = base.plus(decimal(terms.integratedCost) ?? 0)
  return fixed(price.times(rate).times(days).div(36000), 2)
}

/**
 * Base price + integrated cost + funding interest per tonne = the settlement price with tax: 2 decimals, up to 4 where
 * its parts have more. No base price → null.
 */
export function rebarSubtotal(price: {
  basePrice?: DecimalInput
  integratedCost?: DecimalInput
  fundInterest?: DecimalInput
}): string | null {
  if (decimal(price.basePrice) === null) return null
  return fixedPrice(sum([price.basePrice, price.integratedCost, price.fundInterest]))
}

/** Whether a line states a part of its price: a base price or an integrated cost. A fixed price needs neither. */
export function hasPriceParts(line: Parameters<typeof rebarSubtotal>[0]): boolean {
  return decimal(line.basePrice) !== null || decimal(line.integratedCost) !== null
}

/**
 * Whether a price is not what its parts add up to, exactly or rounded to the cent. False
 * without a price or a base price.
 */
export function differsFromParts(price: DecimalInput, parts: Parameters<typeof rebarSubtotal>[0]): boolean {
  const [stated, composed] = [decimal(price), decimal(rebarSubtotal(parts))]
  return stated !== null && composed !== null && !stated.eq(composed) && !stated.eq(round(composed, 2))
}

/**
 * Volume (m³, 2 decimals) of a weighed mixer load: net tonnes ÷ density in t/m³. null when either is missing or the
 * density is not positive.
 */
export function convertedVolume(net: DecimalInput, density: DecimalInput): string | null {
  const [mass, perCubicMetre] = [decimal(net), decimal(density)]
  return mass && perCubicMetre?.gt(0) ? fixed(mass.div(perCubicMetre), 2) : null
}

/**
 * The smaller of ticket and converted volume (m³, 2 decimals); without a weighing the ticket volume. No ticket → null.
 */
export function smallerQuantity(ticket: DecimalInput, converted: DecimalInput): string | null {
  const [volume, weighed] = [decimal(ticket), decimal(converted)]
  if (volume === null) return null
  return fixed(weighed?.lt(volume) ? weighed : volume, 2)
}

/** Nominal mass of steel bar in kg per metre by diameter in mm (GB/T 1499). */
export const KG_PER_METRE: Readonly<Record<string, string>> = {
  6: '0.222',
  8: '0.395',
  10: '0.617',
  12: '0.888',
  14: '1.21',
  16: '1.58',
  18: '2.00',
  20: '2.47',
  22: '2.98',
  25: '3.85',
  28: '4.83',
  32: '6.31',
  36: '7.99',
  40: '9.87',
}

/** Theoretical weight of straight bars, tonnes (3 decimals): diameter in mm, length in m. Unlisted diameter → null. */
export function theoreticalWeight(bars: {
  diameter: DecimalInput
  length: DecimalInput
  pieces: DecimalInput
}): string | null {
  const [length, pieces] = [decimal(bars.length), decimal(bars.pieces)]
  const perMetre = KG_PER_METRE[decimal(bars.diameter)?.toFixed() ?? '']
  return perMetre && length && pieces ? fixed(length.times(pieces).times(perMetre).div(1000), 3) : null
}

/**
 * Diameter (mm) and length (m) parsed from a spec such as 'Φ25×12m'; a coil ('Φ8') has no length. Other text → null.
 */
export function rebarSize(spec: unknown): { diameter: string; length: string | null } | null {
  const match = /^[ΦφΦϕ∅⌀]\s*(\d+)(?:\s*[×xX*]\s*(\d+(?:\.\d+)?)\s*m)?$/.exec(String(spec ?? '').trim())
  return match?.[1] ? { diameter: match[1], length: match[2] ?? null } : null
}

/** Delivered where the deviation is within the tolerance, else what arrived. */
function quantityWithinTolerance(line: SettleInput, tolerance: Tolerance | null): string | null {
  if (isOutOfTolerance(line, tolerance) === false) return textOf(line.quantity)
  return textOf(tolerance?.unit === '%' ? line.convertedQuantity : line.weighedQuantity)
}

/** Plain text of a figure with its own decimals. */
function textOf(value: DecimalInput): string | null {
  const figure = decimal(value)
  return figure && fixed(figure, scaleOf(value))
}
