import { listOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, query } from '#shared/resource'
import { statisticsEndpoints } from './endpoints'
import { monthMoneySchema } from './model'

const readMoney = operation(statisticsEndpoints.money, listOf(monthMoneySchema))

/** Figures over documents of several areas. */
export const statistics = defineResource('statistics', {
  /** The last `months` months up to the present one, oldest first. */
  money: query((months: number, signal) => readMoney({ months }, { signal })),
})
