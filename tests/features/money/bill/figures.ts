import { sum } from '#domain/money'
import { billEndpoints } from '#features/money/bill/endpoints'
import type { Flow } from '#features/money/bill/flow/model'
import type { Bill, BillOrder } from '#features/money/bill/model'
import { type Book, money, moneyBy, one, type Places, positive } from '#tests/figures/book'

type Commissions = Pick<Bill, 'distributionCommission' | 'distributionRefundCommission'>
type Billed = BillOrder & { figures: Commissions }

async function bills(book: Book): Promise<Bill[]> {
  const rows = await book.rows<Bill>(billEndpoints.page.path)
  return Promise.all(rows.map(({ id }) => book.ask<Bill>(billEndpoints.detail.path.replace('{id}', id))))
}

async function perBill<Row>(book: Book, pathOf: (bill: Bill) => [string, Record<string, string>]) {
  const all = await bills(book)
  return Promise.all(all.map(async (bill) => ({ bill, rows: await book.rows<Row>(...pathOf(bill)) })))
}

const billFlows = (book: Book) =>
  perBill<Flow>(book, ({ id }) => [billEndpoints.storeFlow.path.replace('{id}', id), {}])
const billOrders = (book: Book) => perBill<Billed>(book, ({ id }) => [billEndpoints.orders.path, { id }])
const ordersToBill = (book: Book) => book.rows<Billed>(billEndpoints.orders.path)

/** The orders that bills hold. */
const paidFlows = async (book: Book) =>
  (await billFlows(book))
    .filter(({ bill }) => bill.billStatus !== 'CANCEL')
    .flatMap(({ rows }) => rows)
    .filter(({ flowType }) => flowType === 'PAY')

const netCommission = (rows: readonly Flow[]) =>
  money(...rows.map(({ flowType, distributionRebate }) => sum([distributionRebate]).times(flowType === 'PAY' ? 1 : -1)))
const commissionOf = ({ distributionCommission, distributionRefundCommission }: Commissions) =>
  sum([distributionCommission]).minus(sum([distributionRefundCommission]))

/** What bills come to. */
export const facts: Places = {
  'price of a bill': {
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
  'commission in a bill, less what was given back': {
    'bill record': async (book) => moneyBy(await bills(book), 'id', commissionOf),
    'bill list': async (book) => moneyBy(await book.rows<Bill>(billEndpoints.page.path), 'id', commissionOf),
    'its flows': async (book) =>
      new Map((await billFlows(book)).map(({ bill, rows }) => [bill.id, netCommission(rows)])),
    'its flows of distributors': async (book) => {
      const all = await perBill<Flow>(book, ({ id }) => [billEndpoints.distributionFlow.path.replace('{id}', id), {}])
      return new Map(all.map(({ bill, rows }) => [bill.id, netCommission(rows)]))
    },
    'its orders, and refunds of earlier ones': async (book) => {
      const flows = new Map((await billFlows(book)).map(({ bill, rows }) => [bill.id, rows]))
      return new Map(
        (await billOrders(book)).map(({ bill, rows }) => {
          const own = new Set(rows.map(({ orderSn }) => orderSn))
          const late = (flows.get(bill.id) ?? []).filter(
            ({ flowType, orderSn }) => flowType === 'REFUND' && !own.has(orderSn),
          )
          return [bill.id, money(...rows.map(({ figures }) => commissionOf(figures)), netCommission(late))]
        }),
      )
    },
  },
  'all that bills come to': {
    'bill list': async (book) =>
      one(
        money(
          ...(await bills(book)).filter(({ billStatus }) => billStatus !== 'CANCEL').map(({ billPrice }) => billPrice),
        ),
      ),
  },
}

/** What bills say of orders and their commissions. */
export const places: Places = {
  'amount of an order': {
    'orders to bill': async (book) => moneyBy(await ordersToBill(book), 'orderSn', 'flowPrice'),
    'flows of bills': async (book) => moneyBy(await paidFlows(book), 'orderSn', 'finalPrice'),
  },
  'amount given back of an order': {
    'orders to bill': async (book) => positive(moneyBy(await ordersToBill(book), 'orderSn', 'refundPrice')),
  },
  'commission of an order': {
    'orders to bill': async (book) =>
      positive(moneyBy(await ordersToBill(book), 'orderSn', ({ figures }) => figures.distributionCommission)),
    'flows of bills': async (book) => positive(moneyBy(await paidFlows(book), 'orderSn', 'distributionRebate')),
  },
  'commission given back of an order': {
    'orders to bill': async (book) =>
      positive(moneyBy(await ordersToBill(book), 'orderSn', ({ figures }) => figures.distributionRefundCommission)),
  },
}
