import { type Car, carOf, type Driver, driverOf } from '#features/procurement/fleet/model'
import type { Transport } from '#features/procurement/transport/model/transport'

/** A truck that has left and is not accepted yet: its driver, its vehicle and the number of its note. */
export type Trip = Pick<Transport, 'driverName' | 'driverPhone' | 'carNo'> & { deliverSn: string }

/** The number of the note with which a driver is on the way; '' when he is not. */
export function tripOfDriver(trips: readonly Trip[], driver: Driver): string {
  return trips.find((trip) => driverOf([driver], trip))?.deliverSn ?? ''
}

/** The number of the note with which a vehicle is on the way; '' when it is not. */
export function tripOfCar(trips: readonly Trip[], car: Car): string {
  return trips.find((trip) => carOf([car], trip))?.deliverSn ?? ''
}
