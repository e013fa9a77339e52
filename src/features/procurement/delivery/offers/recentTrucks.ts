import { type Fleet, unfitOf } from '#features/procurement/delivery/form/departure'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { carOf, carTypeMismatch, driverOf } from '#features/procurement/fleet/model'
import { type Trip, tripOfCar, tripOfDriver } from '#features/procurement/fleet/model/trip'
import type { DeliverySource } from '#features/procurement/material/model'
import { typedTransport } from '#features/procurement/transport/model/spelling'
import { pickTransport, type Transport, truckNames } from '#features/procurement/transport/model/transport'

/** So many are offered. */
const MAX_RECENT = 4

/**
 * The trucks of notes, each once, in their order: those of the own fleet that are fit on this day, not on the way, and
 * carry such a material.
 *
 * @param notes newest first
 */
export function recentTrucks(
  notes: readonly DeliveryNote[],
  fleet: Fleet,
  trips: readonly Trip[],
  day: string,
  materialType: DeliverySource['materialType'] | undefined,
): Partial<Transport>[] {
  const trucks = new Map<string, Partial<Transport>>()
  for (const note of notes) {
    if (note.deliverMode !== 'TRUCK') continue
    const truck = typedTransport(pickTransport(note, truckNames))
    const driver = driverOf(fleet.drivers ?? [], truck)
    const car = carOf(fleet.cars ?? [], truck)
    const unfit = unfitOf(truck, fleet, day)
    const isFree = driver && car && !tripOfDriver(trips, driver) && !tripOfCar(trips, car)
    if (!isFree || unfit.driver.length > 0 || unfit.car.length > 0) continue
    if (materialType && carTypeMismatch(car, materialType)) continue
    const key = `${driver.id} ${car.id}`
    if (!trucks.has(key)) trucks.set(key, truck)
  }
  return [...trucks.values()].slice(0, MAX_RECENT)
}
