import { decimal, fixedPrice, lineAmounts } from '#domain/money'
import { materialInput } from '#features/procurement/material/model'
import { db } from '#mocks/areas'
import type { SeededRandom } from '#mocks/kernel/store/seededRandom'
import { buildLine, countTotals } from '#mocks/procurement/contract/lineRules'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import { materialsOf } from '#mocks/procurement/contract/rules'
import type { Step } from '#tests/figures/step'

/** What a week does with contracts. */
export const week: Step[] = [
  // Prices with four decimals, in a contract that nothing was delivered for, and in its orders.
  ({ by, chance, pick }) => {
    const untouched = db.contracts.filter(
      ({ id, supplierId, status }) =>
        supplierId === by.supplierId && status === 8 && !db.delivers.find(({ contractId }) => contractId === id),
    )
    const contract = pick(untouched)
    return contract && refinePrices(contract, chance)
  },
]

/** Gives the lines of a contract prices with up to four decimals, by the code that saves them. */
function refinePrices(contract: ContractRow, chance: SeededRandom): void {
  const fine = decimal(chance.whole(1, 9999))?.div(10_000) ?? 0
  for (const row of materialsOf(contract.id)) {
    const taxUnitPrice = fixedPrice(decimal(row.taxUnitPrice)?.plus(fine) ?? fine)
    const draft = materialInput({ ...row, taxUnitPrice })
    db.materials.put(buildLine(contract, draft, row.id, Number(row.seq)))
    for (const order of db.orders.filter(({ contractId }) => contractId === contract.id)) {
      const items = order.items.map((item) =>
        item.contractMaterialId === row.id
          ? { ...item, taxUnitPrice, amountTax: lineAmounts({ ...item, taxUnitPrice })?.amountTax ?? null }
          : item,
      )
      db.orders.update(order.id, { items })
    }
  }
  countTotals(contract.id)
}
