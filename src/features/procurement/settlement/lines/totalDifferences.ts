import { decimal } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import type { SettlementBill, SettlementTotals } from '#features/procurement/settlement/model'

/** Where the totals of the lines differ from the server's; empty when they agree to the cent. */
export function totalDifferences(bill: SettlementBill, totals: SettlementTotals): string[] {
  const pairs: [label: string, ours: string, theirs: DecimalText][] = [
    ['含税合计', totals.amountTax, bill.totalAmountTax],
    ['不含税合计', totals.amountNoTax, bill.totalAmountNoTax],
    ['税额', totals.taxAmount, bill.totalTax],
  ]
  return pairs
    .filter(([, ours, theirs]) => decimal(theirs) !== null && !decimal(theirs)?.eq(ours))
    .map(([label]) => label)
}
