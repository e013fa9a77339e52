import { decimal, fixed, quantityScale, sum } from '#domain/money'
import {
  type DeliveryNoteRow,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  rowOf,
  withAmount,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import { type Car, carOf } from '#features/procurement/fleet/model'
import { splitByLoad } from './splitLoad'

/** The values with the quantities that their vehicle carries; all of them where its payload is unknown. */
export function loadedUp(values: DeliveryNoteValues, cars: readonly Car[] | null): DeliveryNoteValues {
  const { loadTon } = carOf(cars ?? [], values) ?? { loadTon: null }
  if (!decimal(loadTon)?.gt(0) || values.items.length === 0) return values
  const [load = {}] = splitByLoad(values.items, [], loadTon)
  const items = values.items.map((row) =>
    decimal(row.quantity)?.gt(0) ? withAmount({ ...row, quantity: load[row.key] ?? '' }) : row,
  )
  return { ...values, items }
}

/** The lines with the quantities that their order offers. */
function offeredRows({ items }: DeliveryNoteValues, origin: DeliveryOrigin): DeliveryNoteRow[] {
  return items.map((row) => {
    const source = origin.sources.find(({ sourceItemId }) => sourceItemId === row.sourceItemId)
    return source ? withAmount({ ...row, quantity: rowOf(source, origin.sourceType).quantity }) : row
  })
}

/** What the vehicle's payload left out of the lines as offered; null where that is nothing, or a quantity was typed. */
export function leftOut(values: DeliveryNoteValues, cars: readonly Car[], origin: DeliveryOrigin) {
  const offered = offeredRows(values, origin)
  const loaded = loadedUp({ ...values, items: offered }, cars).items
  const isLoaded = loaded.every(({ quantity }, at) => decimal(values.items[at]?.quantity || 0)?.eq(quantity || 0))
  const left = offered.flatMap(({ unit, materialName, quantity }, at) => {
    const rest = sum([quantity]).minus(sum([loaded[at]?.quantity]))
    return rest.gt(0) ? [{ unit, materialName, quantity: fixed(rest, quantityScale(unit)) }] : []
  })
  return isLoaded && left.length > 0 ? { left, offered } : null
}

/** The lines as offered, of another vehicle; null once a quantity was typed, which stays. */
export function reloaded(values: DeliveryNoteValues, cars: readonly Car[], origin: DeliveryOrigin) {
  const offered = offeredRows(values, origin)
  const isOffered = values.items.every(
    (row, index) => decimal(row.quantity)?.eq(offered[index]?.quantity || 0) === true,
  )
  return isOffered && offered.length > 0 ? loadedUp({ ...values, items: offered }, cars).items : null
}
