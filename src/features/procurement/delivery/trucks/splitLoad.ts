import { type DecimalInput, decimal, fixed, quantityScale, quantityTotals, scaleOf, sum, unitKey } from '#domain/money'
import type { TruckLoad } from '#features/procurement/delivery/form/truck'
import { TONNES } from '#features/procurement/fleet/model'

/** A line to be split: its quantity in its own unit. */
export type LoadLine = { key: string; unit: string; quantity: DecimalInput }

/** Maximum number of trucks of one split. */
export const MAX_TRUCKS = 20

/** Tonnes of one unit; null for units without a known weight. */
function tonnesOf(unit: string): string | null {
  return TONNES[unit.trim().toLowerCase()] ?? null
}

/**
 * Splits lines over trucks in their order: each truck is filled up to its load before the next one starts. Lines whose
 * unit is no weight are all on the first truck. What exceeds the maximum number of trucks is on none.
 *
 * @param loads payloads of the first trucks in tonnes; '' where unknown
 * @param load payload of the others in tonnes
 */
export function splitByLoad(lines: readonly LoadLine[], loads: readonly string[], load: DecimalInput): TruckLoad[] {
  const counted = lines.filter(({ unit }) => tonnesOf(unit) === null)
  const left = new Map(lines.map(({ key, quantity }) => [key, decimal(quantity)]))
  const trucks: TruckLoad[] = []
  const isOpen = ({ key, unit }: LoadLine) => tonnesOf(unit) !== null && left.get(key)?.gt(0)
  while (lines.some(isOpen) && trucks.length < MAX_TRUCKS) {
    const own: TruckLoad = {}
    let room = decimal(loads[trucks.length]) ?? decimal(load)
    for (const { key, unit } of lines.filter(isOpen)) {
      const [wanted, tonnes] = [left.get(key), tonnesOf(unit)]
      if (!wanted || !tonnes || !room) continue
      const scale = quantityScale(unit)
      const most = room.div(tonnes).round(scale, 0)
      const taken = wanted.lt(most) ? wanted : most
      if (taken.lte(0)) continue
      own[key] = fixed(taken, scale)
      left.set(key, wanted.minus(taken))
      room = room.minus(taken.times(tonnes))
    }
    if (Object.keys(own).length === 0) break
    trucks.push(own)
  }
  const whole = counted.map(({ key, unit, quantity }) => [key, fixed(decimal(quantity) ?? 0, quantityScale(unit))])
  const [first = {}, ...others] = trucks
  return [{ ...first, ...Object.fromEntries(whole) }, ...others]
}

/** What of a line is on no truck; negative where the trucks carry more than the line. */
export function unassigned({ key, unit, quantity }: LoadLine, trucks: readonly TruckLoad[]): string {
  const rest = (decimal(quantity) ?? sum([])).minus(sum(trucks.map((truck) => truck[key])))
  return fixed(rest, quantityScale(unit))
}

/** How much of lines of one unit is on trucks, of how much; decimal text. */
export type Assigned = { unit: string; taken: string; whole: string }

/** The check of a split, by unit. */
export function assignedTotals(lines: readonly LoadLine[], trucks: readonly TruckLoad[]): Assigned[] {
  return quantityTotals(lines).map(({ unit, quantity }) => {
    const own = lines.filter((line) => unitKey(line.unit) === unitKey(unit))
    const taken = sum(own.flatMap(({ key }) => trucks.map((truck) => truck[key])))
    return { unit, taken: fixed(taken, scaleOf(quantity)), whole: quantity }
  })
}

/** Weight of a truck in tonnes, of its lines with a known weight. */
export function weightOf(lines: readonly LoadLine[], truck: TruckLoad): string {
  const weights = lines.map(({ key, unit }) => decimal(truck[key])?.times(tonnesOf(unit) ?? '0'))
  return fixed(sum(weights), 3)
}
