import * as v from 'valibot'
import { sum } from '#domain/money'
import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { type AfterSale, refundParts, toClaim } from '#features/mall/afterSale/model'
import { amountParts } from '#features/mall/order/amounts'
import { mallOrderEndpoints } from '#features/mall/order/endpoints'
import { wasRefunded } from '#features/mall/order/model'
import { type MallOrder, type OrderRow, orderCounts, orderDetailSchema } from '#features/mall/order/shape'
import { billEndpoints } from '#features/money/bill/endpoints'
import type { Flow } from '#features/money/bill/flow/model'
import type { Bill, BillOrder } from '#features/money/bill/model'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import type { Overview } from '#features/overview/statistics/model'
import { type Book, countsBy, type Fact, money, moneyBy, one } from './book'
import { goods } from './goodsFacts'
import { ever } from './period'

// What the mall says of money, pieces and states, and every place that says it.

type RefundRecord = { refundSn: string; orderSn: string; serviceType: string; finalPrice: number; freightPrice: number }
type Priced = { price: number; num?: number; refundNum?: number; goodsId?: string }

export const orders = (book: Book) => book.rows<OrderRow>(mallOrderEndpoints.search.path)
const paidOrders = async (book: Book) => (await orders(book)).filter(({ payStatus }) => payStatus === 'PAID')
const claims = (book: Book) => book.rows<AfterSale>(afterSaleEndpoints.page.path)
// The column of both lists and of the member: filled only where money went back.
export const refunded = async (book: Book) =>
  (await claims(book)).map(toClaim).filter(({ actualRefundPrice }) => Number(actualRefundPrice) > 0)
const refunds = (book: Book) => book.rows<RefundRecord>(statisticsEndpoints.refundRecords.path, ever())
const list = <Row>({ path }: { path: string }, query: Record<string, string> = {}) => {
  return (book: Book) => book.ask<Row[]>(path, { ...ever(), ...query })
}
const overview = (book: Book) => book.ask<Overview>(statisticsEndpoints.overview.path, ever())
const total = (rows: readonly Priced[]) => one(money(...rows.map(({ price }) => price)))

export async function records(book: Book, rows: readonly { sn: string }[]): Promise<MallOrder[]> {
  const read = rows.map(({ sn }) => book.ask(mallOrderEndpoints.detail.path.replace('{sn}', sn)))
  return (await Promise.all(read)).map((record) => v.parse(orderDetailSchema, record))
}

export async function bills(book: Book): Promise<Bill[]> {
  const rows = await book.rows<Bill>(billEndpoints.page.path)
  return Promise.all(rows.map(({ id }) => book.ask<Bill>(billEndpoints.detail.path.replace('{id}', id))))
}

export async function perBill<Row>(book: Book, pathOf: (bill: Bill) => [string, Record<string, string>]) {
  const all = await bills(book)
  return Promise.all(all.map(async (bill) => ({ bill, rows: await book.rows<Row>(...pathOf(bill)) })))
}

export const billFlows = (book: Book) =>
  perBill<Flow>(book, ({ id }) => [billEndpoints.storeFlow.path.replace('{id}', id), {}])
export const billOrders = (book: Book) => perBill<BillOrder>(book, ({ id }) => [billEndpoints.orders.path, { id }])

const amountPaid: Fact = {
  name: 'amount of an order',
  places: {
    'order list': async (book) => moneyBy(await orders(book), 'sn', 'flowPrice'),
    'order record': async (book) => moneyBy(await records(book, await orders(book)), 'sn', 'flowPrice'),
    'sum shown in the record': async (book) =>
      moneyBy(await records(book, await orders(book)), 'sn', (order) =>
        sum([order.goodsPrice, ...amountParts(order).map(({ amount }) => amount)]),
      ),
    'orders behind a statistic': async (book) =>
      moneyBy(
        await book.rows<{ sn: string; price: number }>(statisticsEndpoints.orderRecords.path, ever()),
        'sn',
        'price',
      ),
    'orders to bill': async (book) =>
      moneyBy(await book.rows<BillOrder>(billEndpoints.orders.path), 'orderSn', 'flowPrice'),
    'flows of bills': async (book) => {
      const held = (await billFlows(book))
        .filter(({ bill }) => bill.billStatus !== 'CANCEL')
        .flatMap(({ rows }) => rows)
      return moneyBy(
        held.filter(({ flowType }) => flowType === 'PAY'),
        'orderSn',
        'finalPrice',
      )
    },
  },
}

const amountRefunded: Fact = {
  name: 'amount given back of an order',
  places: {
    'refunds behind a statistic': async (book) => moneyBy(await refunds(book), 'orderSn', 'finalPrice'),
    'claims, and the rest of cancelled orders': async (book) => {
      const cancelled = (await paidOrders(book)).filter(({ orderStatus }) => orderStatus === 'CANCELLED')
      const wholly = new Set(cancelled.map(({ sn }) => sn))
      const partly = (await refunded(book)).filter(({ orderSn }) => !wholly.has(orderSn))
      return new Map([...moneyBy(cancelled, 'sn', 'flowPrice'), ...moneyBy(partly, 'orderSn', 'actualRefundPrice')])
    },
    'lines of the record, and freight': async (book) => {
      const freight = moneyBy(await refunds(book), 'orderSn', 'freightPrice')
      const touched = (await paidOrders(book)).filter(({ sn }) => freight.has(sn))
      return moneyBy(await records(book, touched), 'sn', ({ sn, orderItems }) =>
        sum([freight.get(sn), ...orderItems.map(({ refundPrice }) => refundPrice)]),
      )
    },
    'order record': async (book) =>
      moneyBy((await records(book, await orders(book))).filter(wasRefunded), 'sn', 'refundPrice'),
    'orders to bill': async (book) => {
      const rows = await book.rows<BillOrder>(billEndpoints.orders.path)
      return moneyBy(
        rows.filter(({ refundPrice }) => Number(refundPrice) > 0),
        'orderSn',
        'refundPrice',
      )
    },
  },
}

const freightRefunded: Fact = {
  name: 'freight given back with a claim',
  places: {
    'refunds behind a statistic': async (book) =>
      moneyBy(
        (await refunds(book)).filter(({ serviceType }) => serviceType !== 'CANCEL'),
        'refundSn',
        'freightPrice',
      ),
    claims: async (book) => moneyBy(await refunded(book), 'sn', (claim) => refundParts(claim).freight),
  },
}

const soldInAll: Fact = {
  name: 'all that was paid',
  places: {
    'order list': async (book) => one(money(...(await paidOrders(book)).map(({ flowPrice }) => flowPrice))),
    overview: async (book) => one(money((await overview(book)).paymentAmount)),
    'by day': async (book) => total(await list<Priced>(statisticsEndpoints.order)(book)),
    'by project': async (book) => total(await list<Priced>(statisticsEndpoints.project)(book)),
  },
}

const goodsSold: Fact = {
  name: 'all that was paid for products',
  places: {
    'lines of orders': async (book) =>
      one(
        money(
          ...(await records(book, await paidOrders(book))).flatMap(({ orderItems }) =>
            orderItems.map(({ flowPrice }) => flowPrice),
          ),
        ),
      ),
    'by category': async (book) => total(await list<Priced>(statisticsEndpoints.category)(book)),
    'by product': async (book) => total(await list<Priced>(statisticsEndpoints.goods, { type: 'PRICE' })(book)),
  },
}

const refundedInAll: Fact = {
  name: 'all that was given back',
  places: {
    'refunds behind a statistic': async (book) =>
      one(money(...(await refunds(book)).map(({ finalPrice }) => finalPrice))),
    overview: async (book) => one(money((await overview(book)).refundOrderPrice)),
    'by day': async (book) => total(await list<Priced>(statisticsEndpoints.refundByDay)(book)),
    'by reason': async (book) => total(await list<Priced>(statisticsEndpoints.refundByReason)(book)),
    "lilishop's sum": async (book) => one(money(await book.ask('/api/store/statistics/refundOrder/getPrice', ever()))),
  },
}

const goodsRefunded: Fact = {
  name: 'all that was given back for products',
  places: {
    'refunds behind a statistic': async (book) =>
      one(money(...(await refunds(book)).map(({ finalPrice, freightPrice }) => sum([finalPrice]).minus(freightPrice)))),
    'by category': async (book) => {
      const rows = await list<{ refundPrice: number }>(statisticsEndpoints.refundByCategory)(book)
      return one(money(...rows.map(({ refundPrice }) => refundPrice)))
    },
  },
}

const countNum = (rows: readonly Priced[]) => one(rows.reduce((count, { refundNum }) => count + Number(refundNum), 0))
const refundCount: Fact = {
  name: 'number of refunds',
  places: {
    'claims and cancelled orders with a rest': async (book) => {
      const done = await refunded(book)
      const back = moneyBy(done, 'orderSn', 'actualRefundPrice')
      const rest = (await paidOrders(book)).filter(
        ({ sn, orderStatus, flowPrice }) =>
          orderStatus === 'CANCELLED' && money(flowPrice) !== (back.get(sn) ?? money()),
      )
      return one(done.length + rest.length)
    },
    'refunds behind a statistic': async (book) => one((await refunds(book)).length),
    overview: async (book) => one(Number((await overview(book)).refundOrderNum)),
    'by day': async (book) => countNum(await list<Priced>(statisticsEndpoints.refundByDay)(book)),
    'by reason': async (book) => countNum(await list<Priced>(statisticsEndpoints.refundByReason)(book)),
  },
}

const billed: Fact = {
  name: 'price of a bill',
  places: {
    'bill list': async (book) => moneyBy(await book.rows<Bill>(billEndpoints.page.path), 'id', 'billPrice'),
    'bill record': async (book) => moneyBy(await bills(book), 'id', 'billPrice'),
    'its orders': async (book) =>
      new Map(
        (await billOrders(book)).map(({ bill, rows }) => [bill.id, money(...rows.map(({ billPrice }) => billPrice))]),
      ),
    'its flows': async (book) =>
      new Map(
        (await billFlows(book)).map(({ bill, rows }) => [
          bill.id,
          money(...rows.map(({ flowType, billPrice }) => sum([billPrice]).times(flowType === 'REFUND' ? -1 : 1))),
        ]),
      ),
  },
}

const pieces: Fact = {
  name: 'sold pieces of a product',
  places: {
    'product list': async (book) => countsBy(await goods(book), 'id', 'buyCount'),
    'lines of paid orders': async (book) =>
      countsBy(
        (await records(book, await paidOrders(book))).flatMap(({ orderItems }) => orderItems),
        'goodsId',
        'num',
      ),
    'by product': async (book) =>
      countsBy(await list<Required<Priced>>(statisticsEndpoints.goods, { type: 'NUM' })(book), 'goodsId', 'num'),
  },
}

const orderStates: Fact = {
  name: 'orders in a state',
  places: {
    'order list': async (book) =>
      countsBy(await book.rows<OrderRow>(mallOrderEndpoints.page.path, { orderType: 'NORMAL' }), 'orderStatus'),
    tabs: async (book) => {
      const counts = orderCounts.read(await book.ask(mallOrderEndpoints.counts.path, { orderType: 'NORMAL' }))
      return new Map(
        Object.entries(counts).flatMap(([state, count]) => (state && count ? [[state, String(count)]] : [])),
      )
    },
  },
}

/** The facts of a shop. */
export const mallFacts: readonly Fact[] = [
  amountPaid,
  amountRefunded,
  freightRefunded,
  soldInAll,
  goodsSold,
  refundedInAll,
  goodsRefunded,
  refundCount,
  billed,
  pieces,
  orderStates,
]
