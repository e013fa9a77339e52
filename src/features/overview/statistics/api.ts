import { listOf } from '#domain/shape'
import { get } from '#shared/http/request'
import { defineResource, query } from '#shared/resource'
import { monthMoneySchema } from './model'

/** Figures over documents of several areas. */
export const statistics = defineResource('statistics', {
  /** The last `months` months up to the present one, oldest first. */
  money: query((months: number, signal) =>
    get('/api/supplier/statistics/money', listOf(monthMoneySchema), { months }, { signal }),
  ),
})
