import { listOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, query, valueQuery } from '#shared/resource'
import { statisticsEndpoints } from './endpoints'
import { monthMoneySchema, type SearchType, shopTodaySchema, soldGoodsSchema } from './model'

const readMoney = operation(statisticsEndpoints.money, listOf(monthMoneySchema))
const readGoods = operation(statisticsEndpoints.goods, listOf(soldGoodsSchema))

/** Figures over documents of several areas. */
export const statistics = defineResource('statistics', {
  /** The last `months` months up to the present one, oldest first. */
  money: query((months: number, signal) => readMoney({ months }, { signal })),
  /** The shop's sales today. */
  shop: valueQuery(operation(statisticsEndpoints.shop, recordOf(shopTodaySchema))),
  /** The products that sold best in a period, by number or by amount. */
  goods: query((asked: { type: 'NUM' | 'PRICE'; searchType: SearchType }, signal) => readGoods(asked, { signal })),
})
