import * as v from 'valibot'
import { listOf, pageWith, recordOf } from '#domain/shape'
import type { AnySchema } from '#domain/wire'
import * as wire from '#domain/wire'
import type { SearchType } from '#features/overview/statistics/period/model'
import type { Endpoint } from '#shared/endpoint'
import { operation } from '#shared/http/operation'
import { defineResource, pageQuery, query, valueQuery } from '#shared/resource'
import { statisticsEndpoints } from './endpoints'
import {
  billOverviewSchema,
  billRecordSchema,
  billShareSchema,
  categoryRefundsSchema,
  categorySalesSchema,
  daySalesSchema,
  dayVisitsSchema,
  deviationSchema,
  loadRecordSchema,
  monthMoneySchema,
  orderRecordSchema,
  overviewSchema,
  paymentSchema,
  projectSalesSchema,
  refundRecordSchema,
  refundSumSchema,
  shopTodaySchema,
  soldGoodsSchema,
  supplyRecordSchema,
  supplySchema,
} from './model'

/** The parameters of a period. */
type Asked = Record<string, string>

const readMoney = operation(statisticsEndpoints.money, listOf(monthMoneySchema))
const readGoods = operation(statisticsEndpoints.goods, listOf(soldGoodsSchema))

/**
 * A lilishop tells what an order cost alone, and lists unpaid orders too: what it cost counts where it was paid,
 * otherwise nothing does.
 */
const countedOrderSchema = v.pipe(
  orderRecordSchema,
  v.transform((order) => ({ ...order, price: order.price ?? (order.paymentTime ? order.flowPrice : null) })),
)

/** The rows of a period. */
function rows<Row extends AnySchema>(endpoint: Endpoint, row: Row) {
  return valueQuery<v.InferOutput<Row>[], Asked>(operation(endpoint, listOf(row)))
}

/** The figures of a period; null where the service has none. */
function figures<Record extends AnySchema>(endpoint: Endpoint, record: Record) {
  return valueQuery<v.InferOutput<Record> | null, Asked>(operation(endpoint, recordOf(record)))
}

/** Pages of the documents behind a figure, with the sum of all of them [proposed]. */
function records<Row extends AnySchema, Sum extends AnySchema>(endpoint: Endpoint, row: Row, sum: Sum) {
  return pageQuery(operation(endpoint, pageWith(row, v.object({ summary: wire.record(sum) }))))
}

/** Figures over documents of several features. */
export const statistics = defineResource('statistics', {
  /** The last `months` months up to the present one, oldest first; before them what is still open of earlier ones. */
  money: query((months: number, signal) => readMoney({ months }, { signal })),
  /** The shop's sales today. */
  shop: valueQuery(operation(statisticsEndpoints.shop, recordOf(shopTodaySchema))),
  /** The products that sold best in a period, by number or by amount. */
  goods: query(
    (asked: { type: 'NUM' | 'PRICE'; searchType?: SearchType } & Partial<Asked>, signal) =>
      readGoods(asked, { signal }),
    statisticsEndpoints.goods,
  ),
  /** Paid orders by day. */
  order: rows(statisticsEndpoints.order, daySalesSchema),
  overview: figures(statisticsEndpoints.overview, overviewSchema),
  project: rows(statisticsEndpoints.project, projectSalesSchema),
  category: rows(statisticsEndpoints.category, categorySalesSchema),
  refundByDay: rows(statisticsEndpoints.refundByDay, refundSumSchema),
  refundByReason: rows(statisticsEndpoints.refundByReason, refundSumSchema),
  refundByCategory: rows(statisticsEndpoints.refundByCategory, categoryRefundsSchema),
  supply: rows(statisticsEndpoints.supply, supplySchema),
  deviation: rows(statisticsEndpoints.deviation, deviationSchema),
  payment: rows(statisticsEndpoints.payment, paymentSchema),
  billOverview: figures(statisticsEndpoints.billOverview, billOverviewSchema),
  billByCompany: rows(statisticsEndpoints.billByCompany, billShareSchema),
  billByCategory: rows(statisticsEndpoints.billByCategory, billShareSchema),
  billByBoth: rows(statisticsEndpoints.billByBoth, billShareSchema),
  /** The bills behind a figure. */
  billRecords: records(statisticsEndpoints.billRecords, billRecordSchema, v.pick(billRecordSchema, ['price'])),
  visits: rows(statisticsEndpoints.visits, dayVisitsSchema),
  /** The orders behind a figure. */
  orderRecords: records(statisticsEndpoints.orderRecords, countedOrderSchema, v.pick(orderRecordSchema, ['price'])),
  /** The refunds behind a figure. */
  refundRecords: records(statisticsEndpoints.refundRecords, refundRecordSchema, v.pick(refundRecordSchema, ['price'])),
  /** The documents behind a figure of supplied material. */
  supplyRecords: records(statisticsEndpoints.supplyRecords, supplyRecordSchema, v.pick(supplyRecordSchema, ['price'])),
  /** The weighed loads behind a deviation. */
  deviationRecords: records(
    statisticsEndpoints.deviationRecords,
    loadRecordSchema,
    v.pick(loadRecordSchema, ['deviation']),
  ),
})
