import { decimal } from '#domain/money'
import { deviationUnit, isOutOfTolerance, type Tolerance } from '#domain/weighing/tolerance'
import type { SettlementBill } from './model'

/** The tolerance that a settlement states; null where it states none. */
export function settlementTolerance(bill: Pick<SettlementBill, 'settlementType' | 'toleranceRate'>): Tolerance | null {
  const rate = decimal(bill.toleranceRate)
  return rate && { rate: rate.toFixed(), unit: deviationUnit(bill.settlementType) }
}

/**
 * A settlement with its lines marked by its own tolerance. The server's mark counts only where a figure or the tolerance
 * is missing.
 */
export function markOutOfTolerance(bill: SettlementBill): SettlementBill {
  const tolerance = settlementTolerance(bill)
  if (!bill.lines) return bill
  const lines = bill.lines.map((line) => ({
    ...line,
    outOfTolerance: isOutOfTolerance(line, tolerance) ?? line.outOfTolerance,
  }))
  return { ...bill, lines }
}
