import * as v from 'valibot'
import { sum } from '#domain/money'
import { amountParts } from '#features/mall/order/amounts'
import { mallOrderEndpoints } from '#features/mall/order/endpoints'
import { wasRefunded } from '#features/mall/order/model'
import { type MallOrder, type OrderRow, orderCounts, orderDetailSchema } from '#features/mall/order/shape'
import { refunds } from '#tests/features/overview/statistics/figures'
import { type Book, countsBy, type Figures, money, moneyBy, one, type Places, positive } from '#tests/figures/book'

/** The shop's orders. */
export const orders = (book: Book) => book.rows<OrderRow>(mallOrderEndpoints.search.path)

/** Those that are paid. */
export const paidOrders = async (book: Book) => (await orders(book)).filter(({ payStatus }) => payStatus === 'PAID')

async function records(book: Book, rows: readonly { sn: string }[]): Promise<MallOrder[]> {
  const read = rows.map(({ sn }) => book.ask(mallOrderEndpoints.detail.path.replace('{sn}', sn)))
  return (await Promise.all(read)).map((record) => v.parse(orderDetailSchema, record))
}

/** Money, pieces and states of orders. */
export const facts: Places = {
  'amount of an order': {
    'order list': async (book) => moneyBy(await orders(book), 'sn', 'flowPrice'),
    'order record': async (book) => moneyBy(await records(book, await orders(book)), 'sn', 'flowPrice'),
    'sum shown in the record': async (book) =>
      moneyBy(await records(book, await orders(book)), 'sn', (order) =>
        sum([order.goodsPrice, ...amountParts(order).map(({ amount }) => amount)]),
      ),
  },
  'all that was paid': {
    'order list': async (book) => one(money(...(await paidOrders(book)).map(({ flowPrice }) => flowPrice))),
  },
  'all that was paid for products': {
    'lines of orders': async (book) =>
      one(
        money(
          ...(await records(book, await paidOrders(book))).flatMap(({ orderItems }) =>
            orderItems.map(({ flowPrice }) => flowPrice),
          ),
        ),
      ),
  },
  'orders in a state': {
    'order list': async (book) =>
      countsBy(await book.rows<OrderRow>(mallOrderEndpoints.page.path, { orderType: 'NORMAL' }), 'orderStatus'),
    tabs: async (book): Promise<Figures> => {
      const counts = orderCounts.read(await book.ask(mallOrderEndpoints.counts.path, { orderType: 'NORMAL' }))
      return new Map(
        Object.entries(counts).flatMap(([state, count]) => (state && count ? [[state, String(count)]] : [])),
      )
    },
  },
}

/** What orders say of refunds, products and invoices. */
export const places: Places = {
  'amount given back of an order': {
    'lines of the record, and freight': async (book) => {
      const freight = moneyBy(await refunds(book), 'orderSn', 'freightPrice')
      const touched = (await paidOrders(book)).filter(({ sn }) => freight.has(sn))
      return moneyBy(await records(book, touched), 'sn', ({ sn, orderItems }) =>
        sum([freight.get(sn), ...orderItems.map(({ refundPrice }) => refundPrice)]),
      )
    },
    'order record': async (book) =>
      moneyBy((await records(book, await orders(book))).filter(wasRefunded), 'sn', 'refundPrice'),
  },
  'sold pieces of a product': {
    'lines of paid orders': async (book) =>
      countsBy(
        (await records(book, await paidOrders(book))).flatMap(({ orderItems }) => orderItems),
        'goodsId',
        'num',
      ),
  },
  'what an invoice is over what was paid in the end': {
    'order record': async (book) => {
      const read = await records(book, await orders(book))
      return positive(moneyBy(read, 'sn', ({ receipt }) => receipt?.overPrice))
    },
  },
}
