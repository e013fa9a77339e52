import { isLineOutOfTolerance, type SettlementBill, type SettlementType } from './model'

// The rule itself, `isLineOutOfTolerance`, is in `model.ts`: the embedded API marks its lines by it too.

/** The unit of a settlement's deviations and tolerance: per mille for weights, per cent for concrete volumes. */
export function deviationUnit(type: SettlementType): '‰' | '%' {
  return type === 'CONCRETE' ? '%' : '‰'
}

/** A settlement with its lines marked by its own tolerance. */
export function markOutOfTolerance(bill: SettlementBill): SettlementBill {
  if (!bill.lines) return bill
  const lines = bill.lines.map((line) => ({ ...line, outOfTolerance: isLineOutOfTolerance(bill, line) }))
  return { ...bill, lines }
}
