import { decimal } from '#domain/money'
import {
  type DeliverOrigin,
  type DeliverValues,
  rowOf,
  withAmount,
} from '#features/procurement/delivery/form/deliverForm'
import { type Car, carOf } from '#features/procurement/fleet/model'
import { splitByLoad } from './splitLoad'

/** The values with the quantities that their vehicle carries; all of them where its payload is unknown. */
export function loadedUp(values: DeliverValues, cars: readonly Car[] | null): DeliverValues {
  const { loadTon } = carOf(cars ?? [], values) ?? { loadTon: null }
  if (!decimal(loadTon)?.gt(0) || values.items.length === 0) return values
  const [load = {}] = splitByLoad(values.items, [], loadTon)
  const items = values.items.map((row) =>
    decimal(row.quantity)?.gt(0) ? withAmount({ ...row, quantity: load[row.key] ?? '' }) : row,
  )
  return { ...values, items }
}

/** The lines as offered, of another vehicle; null once a quantity was typed, which stays. */
export function reloaded(values: DeliverValues, cars: readonly Car[], origin: DeliverOrigin) {
  const offered = values.items.map((row) => {
    const source = origin.sources.find(({ sourceItemId }) => sourceItemId === row.sourceItemId)
    return source ? { ...row, quantity: rowOf(source, origin.sourceType).quantity } : row
  })
  const isOffered = values.items.every(
    (row, index) => decimal(row.quantity)?.eq(offered[index]?.quantity || 0) === true,
  )
  return isOffered && offered.length > 0 ? loadedUp({ ...values, items: offered }, cars).items : null
}
