import { formatPlate } from '#domain/plate'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { isFilled } from '#features/procurement/delivery/model/payload'
import {
  type Car,
  carFaults,
  carOf,
  carTypeMismatch,
  type Driver,
  driverOf,
  licenceFault,
  overload,
} from '#features/procurement/fleet/model'
import { namesOfPart } from '#features/procurement/transport/model/parts'
import type { Transport } from '#features/procurement/transport/model/transport'
import type { DeliveryNoteValues, DeliveryOrigin } from './deliveryNoteForm'

/** The enabled drivers and vehicles of the supplier; null where they could not be read. */
export type Fleet = { drivers: readonly Driver[] | null; cars: readonly Car[] | null }

/**
 * Errors of a driver or vehicle that was chosen from the fleet and has been disabled or deleted since, by field. The
 * server refuses a note with either.
 */
export function goneErrors(
  { driverId, driverName, carId, carNo }: Partial<Transport>,
  { drivers, cars }: Fleet,
): Errors {
  const isGone = (id = '', rows: readonly { id: string }[] | null) =>
    id !== '' && rows !== null && !rows.some((row) => row.id === id)
  return onlyErrors({
    driverName: isGone(driverId, drivers) ? text('司机 {{name}} 已停用或已删除', { name: driverName ?? '' }) : null,
    carNo: isGone(carId, cars) ? text('车辆 {{plate}} 已停用或已删除', { plate: formatPlate(carNo) }) : null,
  })
}

/** The values of the form that a departure is checked by. */
export type Departure = Pick<
  DeliveryNoteValues,
  'deliverMode' | 'driverId' | 'driverName' | 'driverPhone' | 'carId' | 'carNo' | 'deliverTime'
> & {
  items: readonly Pick<DeliveryNoteValues['items'][number], 'materialName' | 'unit' | 'quantity'>[]
}

/** What speaks against sending a truck. */
export type Concerns = { gone: Text[]; faults: Text[]; doubts: Text[]; isOverloaded: boolean }

/** Nothing speaks against it. */
export const NO_CONCERNS: Concerns = { gone: [], faults: [], doubts: [], isOverloaded: false }

/**
 * What speaks against sending a truck as typed, by its driver and vehicle of the fleet. `gone` are those
 * that the server refuses as disabled or deleted, `faults` expired documents and overload, `doubts` a vehicle type that
 * does not carry the material. Other modes of delivery have none.
 */
export function departureConcerns(
  { deliverMode, items, ...typed }: Departure,
  { sources }: Pick<DeliveryOrigin, 'sources'>,
  fleet: Fleet,
): Concerns {
  if (deliverMode !== 'TRUCK') return NO_CONCERNS
  const driver = driverOf(fleet.drivers ?? [], typed)
  const car = carOf(fleet.cars ?? [], typed)
  const type = sources[0]?.materialType
  const over = (car && overload(car, items.filter(isFilled))) ?? null
  const faults = [
    driver && licenceFault(driver, typed.deliverTime),
    ...(car ? carFaults(car, typed.deliverTime) : []),
    over,
  ]
  const doubt = car && type ? carTypeMismatch(car, type) : null
  return {
    gone: Object.values(goneErrors(typed, fleet)),
    faults: faults.filter((fault) => Boolean(fault)) as Text[],
    doubts: doubt ? [doubt] : [],
    isOverloaded: over !== null,
  }
}

/** What forbids to propose a driver and a vehicle: disabled, deleted, or a document that has expired by a day. */
export function unfitOf(transport: Partial<Transport>, fleet: Fleet, day: string): { driver: Text[]; car: Text[] } {
  const driver = driverOf(fleet.drivers ?? [], transport)
  const car = carOf(fleet.cars ?? [], transport)
  const gone = goneErrors(transport, fleet)
  const licence = driver && licenceFault(driver, day)
  return {
    driver: [...(gone.driverName ? [gone.driverName] : []), ...(licence ? [licence] : [])],
    car: [...(gone.carNo ? [gone.carNo] : []), ...(car ? carFaults(car, day) : [])],
  }
}

/** A remembered truck without a driver or a vehicle that may not be proposed for a day. */
export function fitTruck(truck: Partial<Transport>, fleet: Fleet, day: string): Partial<Transport> {
  const { driver, car } = unfitOf(truck, fleet, day)
  const dropped: readonly string[] = [
    ...(driver.length > 0 ? namesOfPart('driver') : []),
    ...(car.length > 0 ? namesOfPart('car') : []),
  ]
  return Object.fromEntries(Object.entries(truck).filter(([name]) => !dropped.includes(name)))
}
