import * as v from 'valibot'
import { contractTolerance, isOutOfTolerance } from '#domain/weighing/tolerance'
import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import { isPaid, type Settlement, settlementSchema, settlementTotals } from '#features/procurement/settlement/model'
import { type Book, countsBy, money, moneyBy, one, type Places } from '#tests/figures/book'

/** The settlements as their list shows them. */
export const settlementRows = (book: Book) => book.rows<Settlement>(settlementEndpoints.page.path)

/** All settlements with their lines. */
async function settlements(book: Book) {
  const read = (await settlementRows(book)).map(({ id }) => book.ask<unknown>(settlementEndpoints.detail.path, { id }))
  return (await Promise.all(read)).map((bill) => v.parse(settlementSchema, bill))
}

function toleranceOf({ materialType, toleranceRate }: Settlement) {
  const unit = materialType === 'CONCRETE' ? ('%' as const) : ('‰' as const)
  return toleranceRate === null ? contractTolerance({ materialType }) : { rate: toleranceRate, unit }
}

/** Amounts of settlements, and which of their lines deviate by more than the contract allows. */
export const facts: Places = {
  'amount of a settlement': {
    'sum of its lines': async (book) =>
      moneyBy(await settlements(book), 'settlementCode', ({ lines }) => settlementTotals(lines ?? []).amountTax),
    'settlement list': async (book) => moneyBy(await settlementRows(book), 'settlementCode', 'totalAmountTax'),
    'settlement record': async (book) => moneyBy(await settlements(book), 'settlementCode', 'totalAmountTax'),
  },
  'all that was settled': {
    'settlement list': async (book) => {
      const settled = (await settlementRows(book)).filter(({ status }) => status === 3)
      return one(money(...settled.map(({ totalAmountTax }) => totalAmountTax)))
    },
  },
  'all that is settled and not paid': {
    'settlement list': async (book) => {
      const open = (await settlementRows(book)).filter((bill) => bill.status === 3 && !isPaid(bill))
      return one(money(...open.map(({ totalAmountTax }) => totalAmountTax)))
    },
  },
  'settlement lines out of tolerance': {
    'by the rule': async (book) =>
      countsBy(
        await settlements(book),
        'settlementCode',
        (bill) => (bill.lines ?? []).filter((line) => isOutOfTolerance(line, toleranceOf(bill))).length,
      ),
    'marked by the server': async (book) =>
      countsBy(
        await settlements(book),
        'settlementCode',
        ({ lines }) => (lines ?? []).filter((line) => line.outOfTolerance).length,
      ),
  },
}
