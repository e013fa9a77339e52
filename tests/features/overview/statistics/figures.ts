import { sum } from '#domain/money'
import { serverToday } from '#domain/time'
import { statisticsEndpoints } from '#features/overview/statistics/endpoints'
import type { LoadGroup, Overview } from '#features/overview/statistics/model'
import { type Book, countsBy, money, moneyBy, one, type Places } from '#tests/figures/book'

type RefundRecord = { refundSn: string; orderSn: string; serviceType: string; finalPrice: number; freightPrice: number }
type Priced = { price: number; num?: number; refundNum?: number; goodsId?: string }
type Supplied = { delivered: number; accepted: number; settled: number; paid: number }
type Load = { deliverSn: string; isOver: boolean; amount: string }

/** All that was ever sold: the longest range that statistics of the mall take ends today. */
const everSold = () => ({ startDate: '2023-01-01', endDate: serverToday() })
/** All that was ever supplied, as the parameters of statistics. */
const everSupplied = () => ({ startDate: '2022-01-01', endDate: serverToday() })

/** The refunds behind the statistics. */
export const refunds = (book: Book) => book.rows<RefundRecord>(statisticsEndpoints.refundRecords.path, everSold())

const list = <Row>({ path }: { path: string }, query: Record<string, string> = {}) => {
  return (book: Book) => book.ask<Row[]>(path, { ...everSold(), ...query })
}
const overview = (book: Book) => book.ask<Overview>(statisticsEndpoints.overview.path, everSold())
const total = (rows: readonly Priced[]) => one(money(...rows.map(({ price }) => price)))
const countNum = (rows: readonly Priced[]) => one(rows.reduce((count, { refundNum }) => count + Number(refundNum), 0))

/** The documents behind a step of the supply. */
const behind = (step: string) => async (book: Book) =>
  moneyBy(
    await book.rows<{ sn: string; price: number }>(statisticsEndpoints.supplyRecords.path, { ...everSupplied(), step }),
    'sn',
    'price',
  )

const supplied = (step: keyof Supplied, by: string) => async (book: Book) => {
  const rows = await book.ask<Supplied[]>(statisticsEndpoints.supply.path, { ...everSupplied(), by })
  return one(money(...rows.map((row) => row[step])))
}
const suppliedBy = (step: keyof Supplied) => ({
  'by project': supplied(step, 'project'),
  'by material': supplied(step, 'material'),
  'by month': supplied(step, 'month'),
})

const loads = (book: Book) => book.rows<Load>(statisticsEndpoints.deviationRecords.path, everSupplied())
const deviations = (book: Book, by: LoadGroup) =>
  book.ask<{ overNum: number; amount: string }[]>(statisticsEndpoints.deviation.path, { ...everSupplied(), by })
const overNum = (by: LoadGroup) => async (book: Book) =>
  one((await deviations(book, by)).reduce((count, row) => count + row.overNum, 0))
const worth = (by: LoadGroup) => async (book: Book) =>
  one(money(...(await deviations(book, by)).map(({ amount }) => amount)))

/** What was given back, as the statistics say it first. */
export const facts: Places = {
  'amount given back of an order': {
    'refunds behind a statistic': async (book) => moneyBy(await refunds(book), 'orderSn', 'finalPrice'),
  },
  'freight given back with a claim': {
    'refunds behind a statistic': async (book) =>
      moneyBy(
        (await refunds(book)).filter(({ serviceType }) => serviceType !== 'CANCEL'),
        'refundSn',
        'freightPrice',
      ),
  },
  'all that was given back': {
    'refunds behind a statistic': async (book) =>
      one(money(...(await refunds(book)).map(({ finalPrice }) => finalPrice))),
    overview: async (book) => one(money((await overview(book)).refundOrderPrice)),
    'by day': async (book) => total(await list<Priced>(statisticsEndpoints.refundByDay)(book)),
    'by reason': async (book) => total(await list<Priced>(statisticsEndpoints.refundByReason)(book)),
    "lilishop's sum": async (book) =>
      one(money(await book.ask('/api/store/statistics/refundOrder/getPrice', everSold()))),
  },
  'all that was given back for products': {
    'refunds behind a statistic': async (book) =>
      one(money(...(await refunds(book)).map(({ finalPrice, freightPrice }) => sum([finalPrice]).minus(freightPrice)))),
    'by category': async (book) => {
      const rows = await list<{ refundPrice: number }>(statisticsEndpoints.refundByCategory)(book)
      return one(money(...rows.map(({ refundPrice }) => refundPrice)))
    },
  },
}

/** What the statistics say of the other features' figures. */
export const places: Places = {
  'amount of an order': {
    'orders behind a statistic': async (book) =>
      moneyBy(
        await book.rows<{ sn: string; price: number }>(statisticsEndpoints.orderRecords.path, everSold()),
        'sn',
        'price',
      ),
  },
  'all that was paid': {
    overview: async (book) => one(money((await overview(book)).paymentAmount)),
    'by day': async (book) => total(await list<Priced>(statisticsEndpoints.order)(book)),
    'by project': async (book) => total(await list<Priced>(statisticsEndpoints.project)(book)),
  },
  'all that was paid for products': {
    'by category': async (book) => total(await list<Priced>(statisticsEndpoints.category)(book)),
    'by product': async (book) => total(await list<Priced>(statisticsEndpoints.goods, { type: 'PRICE' })(book)),
  },
  'number of refunds': {
    'refunds behind a statistic': async (book) => one((await refunds(book)).length),
    overview: async (book) => one(Number((await overview(book)).refundOrderNum)),
    'by day': async (book) => countNum(await list<Priced>(statisticsEndpoints.refundByDay)(book)),
    'by reason': async (book) => countNum(await list<Priced>(statisticsEndpoints.refundByReason)(book)),
  },
  'sold pieces of a product': {
    'by product': async (book) =>
      countsBy(await list<Required<Priced>>(statisticsEndpoints.goods, { type: 'NUM' })(book), 'goodsId', 'num'),
  },
  'all that bills come to': {
    overview: async (book) =>
      one(
        money((await book.ask<{ totalPrice: number }>(statisticsEndpoints.billOverview.path, everSold())).totalPrice),
      ),
    ...Object.fromEntries(
      [statisticsEndpoints.billByCompany, statisticsEndpoints.billByCategory, statisticsEndpoints.billByBoth].map(
        ({ path }) => [
          path,
          async (book: Book) =>
            one(money(...(await book.ask<{ price: number }[]>(path, everSold())).map(({ price }) => price))),
        ],
      ),
    ),
  },
  'amount of a note': { 'notes behind a statistic': behind('delivered') },
  'all that was delivered': suppliedBy('delivered'),
  'amount of a settlement': {
    'settlements behind a statistic': behind('settled'),
    'payments behind a statistic': behind('paid'),
  },
  'all that was settled': suppliedBy('settled'),
  'all that is settled and not paid': {
    home: async (book) => {
      const months = await book.ask<{ unpaid: string }[]>(statisticsEndpoints.money.path)
      return one(money(...months.map(({ unpaid }) => unpaid)))
    },
  },
  'loads out of tolerance': {
    'by driver': overNum('driver'),
    'by vehicle': overNum('car'),
    'by material': overNum('material'),
    'by buyer': overNum('payer'),
    'loads behind it': async (book) =>
      one(new Set((await loads(book)).filter(({ isOver }) => isOver).map(({ deliverSn }) => deliverSn)).size),
  },
  'what all deviations are worth': {
    'by driver': worth('driver'),
    'by vehicle': worth('car'),
    'by material': worth('material'),
    'by buyer': worth('payer'),
    'loads behind it': async (book) => one(money(...(await loads(book)).map(({ amount }) => amount))),
  },
}
