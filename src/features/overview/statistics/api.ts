import * as v from 'valibot'
import { listOf, pageWith, recordOf } from '#domain/shape'
import { recordLeaf } from '#domain/wire'
import type { SearchType } from '#features/overview/period/model'
import { operation } from '#shared/http/operation'
import { defineResource, pageQuery, query, valueQuery } from '#shared/resource'
import { statisticsEndpoints } from './endpoints'
import {
  categorySalesSchema,
  daySalesSchema,
  dayVisitsSchema,
  monthMoneySchema,
  orderRecordSchema,
  overviewSchema,
  projectSalesSchema,
  recordSumSchema,
  refundRecordSchema,
  refundSumSchema,
  shopTodaySchema,
  soldGoodsSchema,
} from './model'

/** The parameters of a period. */
type Asked = Record<string, string>

const readMoney = operation(statisticsEndpoints.money, listOf(monthMoneySchema))
const readGoods = operation(statisticsEndpoints.goods, listOf(soldGoodsSchema))
/** A page of documents with the sum of all of them [proposed]. */
const summed = v.object({ summary: recordLeaf(recordSumSchema) })

/** Figures over documents of several areas. */
export const statistics = defineResource('statistics', {
  /** The last `months` months up to the present one, oldest first. */
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
  visits: valueQuery<v.InferOutput<typeof dayVisitsSchema>[], Asked>(
    operation(statisticsEndpoints.visits, listOf(dayVisitsSchema)),
  ),
  /** The orders behind a figure. */
  orderRecords: pageQuery(operation(statisticsEndpoints.orderRecords, pageWith(orderRecordSchema, summed))),
  /** The refunds behind a figure. */
  refundRecords: pageQuery(operation(statisticsEndpoints.refundRecords, pageWith(refundRecordSchema, summed))),
})
