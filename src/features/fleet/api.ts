import { toPage } from '../../domain/page'
import { get } from '../../shared/http/request'
import type { ListQuery } from '../../shared/list/listState'
import { defineResource, pageCall } from '../../shared/resource'
import type { Car, Driver } from './model'

const BASE = '/api/gd-system/supplier'

/** The supplier's own drivers. */
export const drivers = defineResource('driver', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Driver>(await get(`${BASE}/driver/page-for-supplier-driver`, query, { signal })),
  ),
})

/** The supplier's own vehicles. */
export const cars = defineResource('car', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Car>(await get(`${BASE}/car/page-for-supplier-car`, query, { signal })),
  ),
})
