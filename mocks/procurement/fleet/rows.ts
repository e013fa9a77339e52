import type { Car, Driver } from '#features/procurement/fleet/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { table } from '#mocks/kernel/store/table'

export type DriverRow = Driver & { supplierId: string }
export type CarRow = Car & { supplierId: string }

export const fleetTables = { drivers: table<DriverRow>(), cars: table<CarRow>() }

/** Extension point: drivers and vehicles in transit, which cannot be deleted. */
export const transportsUnderway = extensionPoint<() => { driverId: string; carId: string }[]>()
