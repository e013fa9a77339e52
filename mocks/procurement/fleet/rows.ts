import type { Car, Driver } from '#features/procurement/fleet/model'
import { point } from '#mocks/kernel/point'
import { table } from '#mocks/kernel/table'

export type DriverRow = Driver & { supplierId: string }
export type CarRow = Car & { supplierId: string }

export const fleetTables = { drivers: table<DriverRow>(), cars: table<CarRow>() }

/** Extension point: drivers and vehicles in transit, which cannot be deleted. */
export const transportsUnderway = point<() => { driverId: string; carId: string }[]>()
