import { toPage } from '#domain/page'
import { unchecked } from '#domain/shape'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import type { Car, CarInput, Driver, DriverInput } from './model'

const BASE = '/api/gd-system/supplier'
/** Rows among which one record is looked for: the most a page may hold. */
const MAX_FOUND = 200

/** The supplier's own drivers. */
export const drivers = defineResource('driver', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Driver>(await get(`${BASE}/driver/page-for-supplier-driver`, unchecked(), query, { signal })),
  ),
  /** One driver; there is no call for one, so it is found among the first of the list. */
  byId: call(async (id: string, signal) => {
    const page = toPage<Driver>(
      await get(`${BASE}/driver/page-for-supplier-driver`, unchecked(), { size: MAX_FOUND }, { signal }),
    )
    return page.records.find((driver) => driver.id === id) ?? null
  }),
  /** Adds a driver, or changes the one of the id. */
  save: action((driver: DriverInput) =>
    post<{ id: string }>(`${BASE}/driver/${driver.id ? 'update' : 'add'}`, unchecked(), driver),
  ),
  remove: action((ids: string[]) => post(`${BASE}/driver/delete`, unchecked(), { ids })),
})

/** The supplier's own vehicles. */
export const cars = defineResource('car', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Car>(await get(`${BASE}/car/page-for-supplier-car`, unchecked(), query, { signal })),
  ),
  /** One vehicle, likewise. */
  byId: call(async (id: string, signal) => {
    const page = toPage<Car>(
      await get(`${BASE}/car/page-for-supplier-car`, unchecked(), { size: MAX_FOUND }, { signal }),
    )
    return page.records.find((car) => car.id === id) ?? null
  }),
  /** Adds a vehicle, or changes the one of the id; drivers who usually drive it follow its plate. */
  save: action(
    (car: CarInput) => post<{ id: string }>(`${BASE}/car/${car.id ? 'update' : 'add'}`, unchecked(), car),
    ['driver'],
  ),
  remove: action((ids: string[]) => post(`${BASE}/car/delete`, unchecked(), { ids }), ['driver']),
})
