import { decimal } from '#domain/money'
import { deviationUnit, isOutOfTolerance, type Tolerance } from '#domain/weighing/tolerance'
import type { Settlement } from './model'

/** The tolerance that a settlement states; null where it states none. */
export function settlementTolerance(
  settlement: Pick<Settlement, 'settlementType' | 'toleranceRate'>,
): Tolerance | null {
  const rate = decimal(settlement.toleranceRate)
  return rate && { rate: rate.toFixed(), unit: deviationUnit(settlement.settlementType) }
}

/**
 * A settlement with its lines marked by its own tolerance. The server's mark counts only where a figure or the
 * tolerance is missing.
 */
export function markOutOfTolerance(settlement: Settlement): Settlement {
  const tolerance = settlementTolerance(settlement)
  if (!settlement.lines) return settlement
  const lines = settlement.lines.map((line) => ({
    ...line,
    outOfTolerance: isOutOfTolerance(line, tolerance) ?? line.outOfTolerance,
  }))
  return { ...settlement, lines }
}
