import { remainder } from '#domain/document/lines'
import { purchaseEndpoints } from '#features/procurement/purchase/endpoints'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { type Book, type Places, pricesBy, quantitiesBy } from '#tests/figures/book'

const orders = (book: Book) => book.rows<PurchaseOrder>(purchaseEndpoints.page.path)

/** The lines of all orders. */
export async function orderLines(book: Book) {
  const read = (await orders(book)).map(({ orderSn }) =>
    book.ask<PurchaseOrder>(purchaseEndpoints.detail.path, { orderSn }),
  )
  return (await Promise.all(read)).flatMap(({ items = [] }) => items)
}

/** What is delivered of orders, and what remains. */
export const facts: Places = {
  'delivered of an order line': {
    'order record': async (book) => quantitiesBy(await orderLines(book), 'id', 'deliveredQuantity'),
  },
  'what remains of an order line': {
    'ordered less delivered': async (book) =>
      quantitiesBy(await orderLines(book), 'id', (line) => remainder(line, line.deliveredQuantity)),
    'order record': async (book) => quantitiesBy(await orderLines(book), 'id', 'remainQuantity'),
    'lines to choose': async (book) => {
      const open = (await orders(book)).filter(({ status }) => status === 'UNDELIVERED')
      const read = open.map(({ orderSn }) =>
        book.ask<{ id: string; remainQuantity: string }[]>(purchaseEndpoints.openLines.path, { orderSn }),
      )
      return quantitiesBy((await Promise.all(read)).flat(), 'id', 'remainQuantity')
    },
  },
}

/** What orders say of the contract's prices. */
export const places: Places = {
  'price of a contract line': {
    'order record': async (book) => pricesBy(await orderLines(book), 'contractMaterialId'),
  },
}
