import { materialEndpoints } from '#features/procurement/material/endpoints'
import type { ContractMaterial } from '#features/procurement/material/model'
import { type Book, limited, type Places, pricesBy, quantitiesBy } from '#tests/figures/book'

const available = (book: Book) => book.rows<ContractMaterial>(materialEndpoints.available.path)

/** What the lines to choose for a note say of their contract. */
export const places: Places = {
  'delivered of a contract line': {
    'lines to choose': async (book) => quantitiesBy(await available(book), 'id', 'deliveredQuantity'),
  },
  'what remains of a contract line': {
    'lines to choose': async (book) => quantitiesBy(limited(await available(book)), 'id', 'remainQuantity'),
  },
  'price of a contract line': {
    'lines to choose': async (book) => pricesBy(await available(book), 'id'),
  },
}
