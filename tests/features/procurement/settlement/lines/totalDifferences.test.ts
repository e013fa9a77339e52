import { expect, it } from 'vitest'
import { totalDifferences } from '#features/procurement/settlement/lines/totalDifferences'
import { type Settlement, type SettlementLine, settlementTotals } from '#features/procurement/settlement/model'

const line = (fields: Partial<SettlementLine>) => ({ unit: 't', ...fields }) as SettlementLine
const settlement = (fields: Partial<Settlement>) => fields as Settlement

it('names the totals that differ from the server’s, and none that the server omits', () => {
  const totals = settlementTotals([
    line({ amountTax: '100.00', amountNoTax: '88.50', taxAmount: '11.50', taxRate: '13' }),
  ])
  expect(
    totalDifferences(settlement({ totalAmountTax: '100.00', totalAmountNoTax: '88.50', totalTax: '11.50' }), totals),
  ).toEqual([])
  expect(
    totalDifferences(settlement({ totalAmountTax: '100.0', totalAmountNoTax: '88.49', totalTax: null }), totals),
  ).toEqual(['不含税合计'])
})
