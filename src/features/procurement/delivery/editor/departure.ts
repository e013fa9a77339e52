import type { Text } from '#domain/text'
import { isFilled } from '#features/procurement/deliverDraft/model'
import {
  type Car,
  carFaults,
  carOf,
  type Driver,
  driverOf,
  licenceFault,
  misfit,
  overload,
  type Transport,
} from '#features/procurement/fleet/model'
import type { DeliverOrigin, DeliverValues } from './deliverForm'

/** The fields that belong to a driver, and those that belong to a vehicle. */
export const DRIVER = ['driverId', 'driverName', 'driverPhone'] as const
export const CAR = ['carId', 'carNo', 'carType', 'trailerNo'] as const

/** The enabled drivers and vehicles of the supplier. */
export type Fleet = { drivers: readonly Driver[]; cars: readonly Car[] }

/** The values of the form that a departure is checked by. */
export type Departure = Pick<DeliverValues, 'deliverMode' | 'driverName' | 'driverPhone' | 'carNo' | 'deliverTime'> & {
  items: readonly Pick<DeliverValues['items'][number], 'materialName' | 'unit' | 'quantity'>[]
}

/**
 * What speaks against sending a truck as typed, by its driver and vehicle of the fleet. `faults` are expired documents
 * and overload, `doubts` a vehicle type that does not carry the material. Other modes of delivery have none.
 */
export function departureConcerns(
  { deliverMode, items, ...typed }: Departure,
  { sources }: Pick<DeliverOrigin, 'sources'>,
  { drivers, cars }: Fleet,
): { faults: Text[]; doubts: Text[] } {
  if (deliverMode !== 'TRUCK') return { faults: [], doubts: [] }
  const driver = driverOf(drivers, typed)
  const car = carOf(cars, typed)
  const type = sources[0]?.materialType
  const faults = [
    driver && licenceFault(driver, typed.deliverTime),
    ...(car ? carFaults(car, typed.deliverTime) : []),
    car && overload(car, items.filter(isFilled)),
  ]
  const doubt = car && type ? misfit(car, type) : null
  return { faults: faults.filter((fault) => Boolean(fault)) as Text[], doubts: doubt ? [doubt] : [] }
}

/** The documents of a driver and a vehicle that have expired by a day. */
export function expiredOf(transport: Partial<Transport>, { drivers, cars }: Fleet, day: string) {
  const driver = driverOf(drivers, transport)
  const car = carOf(cars, transport)
  const licence = driver && licenceFault(driver, day)
  return { driver: licence ? [licence] : [], car: car ? carFaults(car, day) : [] }
}

/** A remembered truck without a driver or a vehicle whose documents have expired by a day. */
export function fitTruck(truck: Partial<Transport>, fleet: Fleet, day: string): Partial<Transport> {
  const { driver, car } = expiredOf(truck, fleet, day)
  const dropped: readonly string[] = [...(driver.length > 0 ? DRIVER : []), ...(car.length > 0 ? CAR : [])]
  return Object.fromEntries(Object.entries(truck).filter(([name]) => !dropped.includes(name)))
}
