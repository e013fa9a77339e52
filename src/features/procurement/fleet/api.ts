import * as v from 'valibot'
import { listOf, mapped, nothing, pageOf, promised, type Shape } from '#domain/shape'
import { idLeaf } from '#domain/wire'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pageQuery, query } from '#shared/resource'
import { type CarInput, carSchema, type DriverInput, driverSchema } from './model'

const DRIVER = '/api/gd-system/supplier/driver'
const CAR = '/api/gd-system/supplier/car'

/** The response to adding and editing. */
const written = promised(v.object({ id: idLeaf() }))

/** The supplier's own drivers. */
export const drivers = defineResource('driver', {
  page: pageQuery((query: ListQuery, signal) =>
    get(`${DRIVER}/page-for-supplier-driver`, pageOf(driverSchema), query, { signal }),
  ),
  /** There is no detail endpoint: the page query, filtered by id, returns one driver. */
  byId: query((id: string, signal) =>
    get(`${DRIVER}/page-for-supplier-driver`, theOne(listOf(driverSchema), id), { id, size: 1 }, { signal }),
  ),
  /** Adds a driver, or updates the one with the id. */
  save: mutation((driver: DriverInput & { id?: string }) =>
    post(`${DRIVER}/${driver.id ? 'update' : 'add'}`, written, driver),
  ),
  remove: mutation((ids: string[]) => post(`${DRIVER}/delete`, nothing, { ids })),
})

/** The supplier's own vehicles. */
export const cars = defineResource('car', {
  page: pageQuery((query: ListQuery, signal) =>
    get(`${CAR}/page-for-supplier-car`, pageOf(carSchema), query, { signal }),
  ),
  byId: query((id: string, signal) =>
    get(`${CAR}/page-for-supplier-car`, theOne(listOf(carSchema), id), { id, size: 1 }, { signal }),
  ),
  /** Adds a vehicle, or updates the one with the id; its plate is updated on its default drivers. */
  save: mutation(
    (car: CarInput & { id?: string }) => post(`${CAR}/${car.id ? 'update' : 'add'}`, written, car),
    ['driver'],
  ),
  remove: mutation((ids: string[]) => post(`${CAR}/delete`, nothing, { ids }), ['driver']),
})

function theOne<Row extends { id: string }>(rows: Shape<Row[]>, id: string): Shape<Row | null> {
  return mapped(rows, (found) => found.find((row) => row.id === id) ?? null)
}
