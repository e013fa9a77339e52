import { expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { db } from '#mocks/areas'

it('the tax rate of each contract is that of the largest part of its amount', () => {
  const wrong = db.contracts
    .all()
    .map((contract) => {
      const lines = db.materials.filter(({ contractId }) => contractId === contract.id)
      const amountAt = (rate: string | null) =>
        Number(fixed(sum(lines.filter(({ taxRate }) => taxRate === rate).map((line) => line.taxAmountTotal)), 2))
      const most = Math.max(...lines.map(({ taxRate }) => amountAt(taxRate)))
      return { code: contract.contractCode, rate: contract.taxRate, amount: amountAt(contract.taxRate), most }
    })
    .filter(({ amount, most }) => amount !== most)
  expect(wrong).toEqual([])
})
