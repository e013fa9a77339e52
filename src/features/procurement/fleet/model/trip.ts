import { type Text, text } from '#domain/text'
import { formatTime, isDateOnly } from '#domain/time'
import { type Car, carOf, type Driver, driverOf } from '#features/procurement/fleet/model'
import type { Transport } from '#features/procurement/transport/model/transport'

/** A truck that has left and is not accepted yet: its driver, its vehicle and the number of its note. */
export type Trip = Pick<Transport, 'driverName' | 'driverPhone' | 'carNo'> & {
  deliverSn: string
  /** The time by which it was expected, once that has passed. */
  overdueSince?: string
}

/** The trip on which a driver is, an overdue one first; undefined when he is not on the way. */
export function tripOfDriver(trips: readonly Trip[], driver: Driver): Trip | undefined {
  return worst(trips.filter((trip) => driverOf([driver], trip)))
}

/** The trip on which a vehicle is, an overdue one first; undefined when it is not on the way. */
export function tripOfCar(trips: readonly Trip[], car: Car): Trip | undefined {
  return worst(trips.filter((trip) => carOf([car], trip)))
}

/** A trip in words: the number of its note, and what was expected where it is overdue. */
export function tripText({ deliverSn: number, overdueSince }: Trip): Text {
  if (!overdueSince) return text('在途 {{number}}', { number })
  const due = formatTime(overdueSince, isDateOnly(overdueSince) ? 'MM-DD' : 'MM-DD HH:mm')
  return text('逾期 {{number}}，应于 {{due}} 到达', { number, due })
}

function worst(trips: readonly Trip[]): Trip | undefined {
  return trips.find(({ overdueSince }) => overdueSince) ?? trips[0]
}
