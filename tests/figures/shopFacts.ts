import { decimal, sum } from '#domain/money'
import { signInEndpoints } from '#features/account/signIn/endpoints'
import { commentEndpoints } from '#features/mall/comment/endpoints'
import { receiptEndpoints } from '#features/mall/receipt/endpoints'
import { billEndpoints } from '#features/money/bill/endpoints'
import type { Flow } from '#features/money/bill/flow/model'
import type { Bill } from '#features/money/bill/model'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import { distributionOrderEndpoints } from '#features/promotion/distribution/endpoints'
import { type Book, type Fact, type Figures, money, moneyBy, one } from './book'
import { billFlows, billOrders, bills, orders, perBill, records, refunded } from './mallFacts'
import { ever } from './period'

// What the mall says of invoices, commissions and scores, and every place that says it.

type Receipt = { orderSn: string; receiptStatus: number; receiptPrice: number; overPrice: number }
type Brought = { orderSn: string; rebate: number; sellBackRebate: number }
type Settled = { orderSn: string; figures: Pick<Bill, 'distributionCommission' | 'distributionRefundCommission'> }
type Shop = Record<(typeof SCORES)[number], string>

const SCORES = ['descriptionScore', 'serviceScore', 'deliveryScore'] as const

const positive = (figures: Figures): Figures => new Map([...figures].filter(([, figure]) => decimal(figure)?.gt(0)))
const brought = (book: Book) => book.rows<Brought>(distributionOrderEndpoints.page.path)
const billable = (book: Book) => book.rows<Settled>(billEndpoints.orders.path)
const isPaid = ({ flowType }: Flow) => flowType === 'PAY'
const isRefund = ({ flowType }: Flow) => flowType === 'REFUND'

const overInvoiced: Fact = {
  name: 'what an invoice is over what was paid in the end',
  places: {
    'invoice list': async (book) =>
      positive(moneyBy(await book.rows<Receipt>(receiptEndpoints.page.path), 'orderSn', 'overPrice')),
    'its filter': async (book) =>
      moneyBy(await book.rows<Receipt>(receiptEndpoints.page.path, { refundedSince: '1' }), 'orderSn', 'overPrice'),
    'order record': async (book) => {
      const read = await records(book, await orders(book))
      return positive(moneyBy(read, 'sn', ({ receipt }) => receipt?.overPrice))
    },
    'the invoice against order and refunds': async (book) => {
      const issued = (await book.rows<Receipt>(receiptEndpoints.page.path)).filter((row) => row.receiptStatus === 1)
      const paid = moneyBy(await orders(book), 'sn', 'flowPrice')
      const back = moneyBy(await refunded(book), 'orderSn', 'actualRefundPrice')
      const over = ({ orderSn, receiptPrice }: Receipt) =>
        sum([receiptPrice, back.get(orderSn)]).minus(sum([paid.get(orderSn)]))
      return positive(moneyBy(issued, 'orderSn', over))
    },
  },
}

const commission: Fact = {
  name: 'commission of an order',
  places: {
    'orders of distributors': async (book) => positive(moneyBy(await brought(book), 'orderSn', 'rebate')),
    'orders to bill': async (book) =>
      positive(moneyBy(await billable(book), 'orderSn', ({ figures }) => figures.distributionCommission)),
    'flows of bills': async (book) => {
      const held = (await billFlows(book)).filter(({ bill }) => bill.billStatus !== 'CANCEL')
      return positive(moneyBy(held.flatMap(({ rows }) => rows).filter(isPaid), 'orderSn', 'distributionRebate'))
    },
  },
}

const commissionBack: Fact = {
  name: 'commission given back of an order',
  places: {
    'orders of distributors': async (book) => positive(moneyBy(await brought(book), 'orderSn', 'sellBackRebate')),
    'orders to bill': async (book) =>
      positive(moneyBy(await billable(book), 'orderSn', ({ figures }) => figures.distributionRefundCommission)),
  },
}

const net = (rows: readonly Flow[]) =>
  money(...rows.map(({ flowType, distributionRebate }) => sum([distributionRebate]).times(flowType === 'PAY' ? 1 : -1)))
const commissionOf = ({ distributionCommission, distributionRefundCommission }: Settled['figures']) =>
  sum([distributionCommission]).minus(sum([distributionRefundCommission]))

const billCommission: Fact = {
  name: 'commission in a bill, less what was given back',
  places: {
    'bill record': async (book) => moneyBy(await bills(book), 'id', commissionOf),
    'bill list': async (book) => moneyBy(await book.rows<Bill>(billEndpoints.page.path), 'id', commissionOf),
    'its flows': async (book) => new Map((await billFlows(book)).map(({ bill, rows }) => [bill.id, net(rows)])),
    'its flows of distributors': async (book) => {
      const all = await perBill<Flow>(book, ({ id }) => [billEndpoints.distributionFlow.path.replace('{id}', id), {}])
      return new Map(all.map(({ bill, rows }) => [bill.id, net(rows)]))
    },
    'its orders, and refunds of earlier ones': async (book) => {
      const flows = new Map((await billFlows(book)).map(({ bill, rows }) => [bill.id, rows]))
      return new Map(
        (await billOrders(book)).map(({ bill, rows }) => {
          const own = new Set(rows.map(({ orderSn }) => orderSn))
          const late = (flows.get(bill.id) ?? []).filter((flow) => isRefund(flow) && !own.has(flow.orderSn))
          const figures = (rows as unknown as Settled[]).map((row) => commissionOf(row.figures))
          return [bill.id, money(...figures, net(late))]
        }),
      )
    },
  },
}

const settled: Fact = {
  name: 'all that bills come to',
  places: {
    'bill list': async (book) =>
      one(
        money(
          ...(await bills(book)).filter(({ billStatus }) => billStatus !== 'CANCEL').map(({ billPrice }) => billPrice),
        ),
      ),
    overview: async (book) =>
      one(money((await book.ask<{ totalPrice: number }>(statisticsEndpoints.billOverview.path, ever())).totalPrice)),
    ...Object.fromEntries(
      [statisticsEndpoints.billByCompany, statisticsEndpoints.billByCategory, statisticsEndpoints.billByBoth].map(
        ({ path }) => [
          path,
          async (book: Book) =>
            one(money(...(await book.ask<{ price: number }[]>(path, ever())).map(({ price }) => price))),
        ],
      ),
    ),
  },
}

const scores: Fact = {
  name: 'score of the shop',
  places: {
    comments: async (book) => {
      const rows = await book.rows<Record<(typeof SCORES)[number], number>>(commentEndpoints.page.path)
      return new Map(
        SCORES.map((name) => [name, (rows.reduce((all, row) => all + row[name], 0) / rows.length).toFixed(2)]),
      )
    },
    'shop settings': async (book) => {
      const shop = await book.ask<Shop>(signInEndpoints.shop.path)
      return new Map(SCORES.map((name) => [name, money(shop[name])]))
    },
  },
}

/** The facts of invoices, commissions and scores. */
export const shopFacts: readonly Fact[] = [overInvoiced, commission, commissionBack, billCommission, settled, scores]
