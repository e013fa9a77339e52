import * as v from 'valibot'
import type { Page } from '#domain/page'
import { nothing, pageOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { operation } from '#shared/http/operation'
import { readWhole } from '#shared/list/export/readAll'
import { defineResource, mutation, pageQuery, query } from '#shared/resource'
import { carEndpoints, driverEndpoints } from './endpoints'
import { type CarInput, carSchema, type DriverInput, driverSchema, type EnabledFlag, isEnabled } from './model'

/** Every enabled row of a list, page by page: who is not among them has been stopped. */
async function allEnabled<Row extends { id: string; status: EnabledFlag }>(
  read: (query: Record<string, unknown>, options: { signal: AbortSignal }) => Promise<Page<Row>>,
  signal: AbortSignal,
): Promise<Row[]> {
  const page = (current: number, size: number) => read({ current, size, status: 1 }, { signal })
  return (await readWhole({ page, keyOf: ({ id }) => id }, signal)).filter(isEnabled)
}

/** The response to adding and editing. */
const written = requiredValue(v.object({ id: wire.id() }))

const readDrivers = operation(driverEndpoints.page, pageOf(driverSchema))
const addDriver = operation(driverEndpoints.add, written)
const updateDriver = operation(driverEndpoints.update, written)
const removeDrivers = operation(driverEndpoints.remove, nothing)

/** The supplier's own drivers. */
export const drivers = defineResource('driver', {
  page: pageQuery(readDrivers),
  /** The enabled ones, for pickers and for the check of a departure. */
  enabled: query((_all: null, signal) => allEnabled(readDrivers, signal)),
  byId: query(async (id: string, signal) => withId((await readDrivers({ id, size: 1 }, { signal })).records, id)),
  /** Adds a driver, or updates the one with the id. */
  save: mutation((driver: DriverInput & { id?: string }) => (driver.id ? updateDriver : addDriver)(driver)),
  remove: mutation((ids: string[]) => removeDrivers({ ids })),
})

const readCars = operation(carEndpoints.page, pageOf(carSchema))
const addCar = operation(carEndpoints.add, written)
const updateCar = operation(carEndpoints.update, written)
const removeCars = operation(carEndpoints.remove, nothing)

/** The supplier's own vehicles. */
export const cars = defineResource('car', {
  page: pageQuery(readCars),
  /** The enabled ones, for pickers and for the check of a departure. */
  enabled: query((_all: null, signal) => allEnabled(readCars, signal)),
  byId: query(async (id: string, signal) => withId((await readCars({ id, size: 1 }, { signal })).records, id)),
  /** Adds a vehicle, or updates the one with the id; its plate is updated on its default drivers. */
  save: mutation((car: CarInput & { id?: string }) => (car.id ? updateCar : addCar)(car), ['driver']),
  remove: mutation((ids: string[]) => removeCars({ ids }), ['driver']),
})

function withId<Row extends { id: string }>(rows: readonly Row[], id: string): Row | null {
  return rows.find((row) => row.id === id) ?? null
}
