import { distributionOrderEndpoints } from '#features/promotion/distribution/endpoints'
import { type Book, moneyBy, type Places, positive } from '#tests/figures/book'

type Brought = { orderSn: string; rebate: number; sellBackRebate: number }

const brought = (book: Book) => book.rows<Brought>(distributionOrderEndpoints.page.path)

/** What distributors are paid. */
export const facts: Places = {
  'commission of an order': {
    'orders of distributors': async (book) => positive(moneyBy(await brought(book), 'orderSn', 'rebate')),
  },
  'commission given back of an order': {
    'orders of distributors': async (book) => positive(moneyBy(await brought(book), 'orderSn', 'sellBackRebate')),
  },
}
