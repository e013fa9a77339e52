import * as v from 'valibot'
import { listOf, pageWith, recordOf } from '#domain/shape'
import { recordLeaf } from '#domain/wire'
import type { SearchType } from '#features/overview/period/model'
import type { Endpoint } from '#shared/endpoint'
import { operation } from '#shared/http/operation'
import { defineResource, pageQuery, query, valueQuery } from '#shared/resource'
import { statisticsEndpoints } from './endpoints'
import {
  billOverviewSchema,
  billRecordSchema,
  billShareSchema,
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
  recordSumSchema,
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
/** A page of documents with the sum of all of them [proposed]. */
const summed = v.object({ summary: recordLeaf(recordSumSchema) })

function billShares(endpoint: Endpoint) {
  return valueQuery<v.InferOutput<typeof billShareSchema>[], Asked>(operation(endpoint, listOf(billShareSchema)))
}

/** Figures over documents of several areas. */
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
  order: valueQuery<v.InferOutput<typeof daySalesSchema>[], Asked>(
    operation(statisticsEndpoints.order, listOf(daySalesSchema)),
  ),
  overview: valueQuery<v.InferOutput<typeof overviewSchema> | null, Asked>(
    operation(statisticsEndpoints.overview, recordOf(overviewSchema)),
  ),
  project: valueQuery<v.InferOutput<typeof projectSalesSchema>[], Asked>(
    operation(statisticsEndpoints.project, listOf(projectSalesSchema)),
  ),
  category: valueQuery<v.InferOutput<typeof categorySalesSchema>[], Asked>(
    operation(statisticsEndpoints.category, listOf(categorySalesSchema)),
  ),
  refundByDay: valueQuery<v.InferOutput<typeof refundSumSchema>[], Asked>(
    operation(statisticsEndpoints.refundByDay, listOf(refundSumSchema)),
  ),
  refundByReason: valueQuery<v.InferOutput<typeof refundSumSchema>[], Asked>(
    operation(statisticsEndpoints.refundByReason, listOf(refundSumSchema)),
  ),
  supply: valueQuery<v.InferOutput<typeof supplySchema>[], Asked>(
    operation(statisticsEndpoints.supply, listOf(supplySchema)),
  ),
  deviation: valueQuery<v.InferOutput<typeof deviationSchema>[], Asked>(
    operation(statisticsEndpoints.deviation, listOf(deviationSchema)),
  ),
  payment: valueQuery<v.InferOutput<typeof paymentSchema>[], Asked>(
    operation(statisticsEndpoints.payment, listOf(paymentSchema)),
  ),
  billOverview: valueQuery<v.InferOutput<typeof billOverviewSchema> | null, Asked>(
    operation(statisticsEndpoints.billOverview, recordOf(billOverviewSchema)),
  ),
  billByCompany: billShares(statisticsEndpoints.billByCompany),
  billByCategory: billShares(statisticsEndpoints.billByCategory),
  billByBoth: billShares(statisticsEndpoints.billByBoth),
  /** The bills behind a figure. */
  billRecords: pageQuery(operation(statisticsEndpoints.billRecords, pageWith(billRecordSchema, summed))),
  visits: valueQuery<v.InferOutput<typeof dayVisitsSchema>[], Asked>(
    operation(statisticsEndpoints.visits, listOf(dayVisitsSchema)),
  ),
  /** The orders behind a figure. */
  orderRecords: pageQuery(operation(statisticsEndpoints.orderRecords, pageWith(orderRecordSchema, summed))),
  /** The refunds behind a figure. */
  refundRecords: pageQuery(operation(statisticsEndpoints.refundRecords, pageWith(refundRecordSchema, summed))),
  /** The documents behind a figure of supplied material. */
  supplyRecords: pageQuery(operation(statisticsEndpoints.supplyRecords, pageWith(supplyRecordSchema, summed))),
  /** The weighed loads behind a deviation. */
  deviationRecords: pageQuery(operation(statisticsEndpoints.deviationRecords, pageWith(loadRecordSchema, summed))),
})
