import { remainder } from '#domain/document/lines'
import { contractEndpoints, contractLineEndpoints } from '#features/procurement/contract/endpoints'
import type { Contract } from '#features/procurement/contract/model'
import { isVoided } from '#features/procurement/delivery/model'
import type { ContractMaterial } from '#features/procurement/material/model'
import { noteRows } from '#tests/features/procurement/delivery/figures'
import { settlementRows } from '#tests/features/procurement/settlement/figures'
import { type Book, limited, moneyBy, type Places, pricesBy, quantitiesBy } from '#tests/figures/book'

const contracts = (book: Book) => book.rows<Contract>(contractEndpoints.page.path)

async function contractLines(book: Book) {
  const read = (await contracts(book)).map(({ id }) =>
    book.rows<ContractMaterial>(contractLineEndpoints.page.path, { contractId: id }),
  )
  return (await Promise.all(read)).flat()
}

/** Prices of contracts, what is delivered of them, and what remains. */
export const facts: Places = {
  'delivered of a contract line': {
    'contract record': async (book) => quantitiesBy(await contractLines(book), 'id', 'deliveredQuantity'),
  },
  'what remains of a contract line': {
    'contract record': async (book) => quantitiesBy(limited(await contractLines(book)), 'id', 'remainQuantity'),
    'contracted less delivered': async (book) =>
      quantitiesBy(limited(await contractLines(book)), 'id', (line) => remainder(line, line.deliveredQuantity)),
  },
  'price of a contract line': {
    'contract record': async (book) => pricesBy(await contractLines(book), 'id'),
  },
  'delivered and settled amount of a contract': {
    'contract record': async (book) => {
      const read = (await contracts(book)).map(({ id }) => book.ask<Contract>(contractEndpoints.detail.path, { id }))
      const all = await Promise.all(read)
      const settled = moneyBy(all, 'id', 'settledAmountTax')
      return new Map(
        [...moneyBy(all, 'id', 'deliveredAmountTax')].map(([id, sent]) => [id, `${sent} ${settled.get(id)}`]),
      )
    },
    'its notes and settlements': async (book) => {
      const sent = moneyBy(
        (await noteRows(book)).filter((note) => !isVoided(note)),
        'contractId',
        'totalAmountTax',
      )
      const settled = moneyBy(
        (await settlementRows(book)).filter(({ status }) => status === 3),
        'contractId',
        'totalAmountTax',
      )
      return new Map([...sent].map(([id, amount]) => [id, `${amount} ${settled.get(id) ?? '0.00'}`]))
    },
  },
}
