import { decimal } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import type { Settlement, SettlementTotals } from '#features/procurement/settlement/model'

/** Where the totals of the lines differ from the server's; empty when they agree to the cent. */
export function totalDifferences(settlement: Settlement, totals: SettlementTotals): string[] {
  const pairs: [label: string, ours: string, theirs: DecimalText][] = [
    ['含税合计', totals.amountTax, settlement.totalAmountTax],
    ['不含税合计', totals.amountNoTax, settlement.totalAmountNoTax],
    ['税额', totals.taxAmount, settlement.totalTax],
  ]
  return pairs
    .filter(([, ours, theirs]) => decimal(theirs) !== null && !decimal(theirs)?.eq(ours))
    .map(([label]) => label)
}
