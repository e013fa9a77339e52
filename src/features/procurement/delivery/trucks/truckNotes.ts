import { decimal, fixed, quantityScale, sum } from '#domain/money'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import {
  cellErrors,
  type DeliveryNoteRow,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  errorsOfValues,
  toPayloadItem,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import { type Fleet, goneErrors } from '#features/procurement/delivery/form/departure'
import { emptyTruck, ownTransport, type Truck, type TruckLoad } from '#features/procurement/delivery/form/truck'
import { type LineName, lineFields, lineNamesOf } from '#features/procurement/delivery/model/lineTable'
import { isFilled, validateItems } from '#features/procurement/delivery/model/payload'
import { type Car, carOf } from '#features/procurement/fleet/model'
import { transportErrors, truckNames } from '#features/procurement/transport/model/transport'
import { splitByLoad, unassigned } from './splitLoad'

/** The text that every line must have of its own truck: the heat of rebar, the pouring part of concrete. */
export function lineText({ sources }: Pick<DeliveryOrigin, 'sources'>): LineName | null {
  return lineNamesOf(sources[0]?.materialType).find((name) => lineFields[name].isRequired) ?? null
}

/** The values of a truck's note: those of the split one, with its own driver, vehicle, quantities and line texts. */
export function valuesOf(
  values: DeliveryNoteValues,
  { load, texts, pieces, ...truck }: Truck,
  origin: DeliveryOrigin,
): DeliveryNoteValues {
  const name = lineText(origin)
  const items = values.items.map((row) => ({
    ...row,
    ...(name && { [name]: textOn(row, { texts }, name) }),
    quantity: load[row.key] ?? '',
    pieces: piecesOn(row, { load, pieces }),
  }))
  return { ...values, ...ownTransport(truck), items }
}

/** What a line says of its load on a truck: what was typed there, else what the note's line says. */
export function textOn(row: DeliveryNoteRow, { texts }: Pick<Truck, 'texts'>, name: LineName): string {
  return texts[row.key] ?? row[name]
}

/** The pieces of a line on a truck: those typed, else all of the note's where the truck carries the whole line. */
export function piecesOn(row: DeliveryNoteRow, { load, pieces }: Pick<Truck, 'load' | 'pieces'>): string {
  const isWhole = decimal(row.quantity)?.eq(sum([load[row.key]])) ?? false
  return pieces?.[row.key] ?? (isWhole ? row.pieces : '')
}

/** How many pieces of the note's are on no truck, by line; negative where the trucks carry more. */
export function piecesLeft(rows: readonly DeliveryNoteRow[], trucks: readonly Truck[]): Record<string, number> {
  const left = rows.flatMap((row) => {
    const rest = decimal(row.pieces)?.minus(sum(trucks.map((truck) => piecesOn(row, truck))))
    return rest && !rest.eq(0) ? [[row.key, rest.toNumber()] as const] : []
  })
  return Object.fromEntries(left)
}

/**
 * All errors of trucks, by truck and field (`truck.driverName`, `truck.row.quantity`; `truck.load` without any load).
 * A driver or vehicle of the fleet that is gone has one. The trucks together may not exceed what the order or contract
 * allows: the truck that does has the error.
 */
export function errorsOfTrucks(
  values: DeliveryNoteValues,
  trucks: readonly Truck[],
  origin: DeliveryOrigin,
  fleet: Fleet,
): Errors {
  const notes = trucks.map((truck) => ({ key: truck.key, note: valuesOf(values, truck, origin) }))
  const rows = notes.flatMap(({ key, note }) => note.items.map((row) => ({ ...row, key: `${key}.${row.key}` })))
  const own = notes.flatMap(({ key, note }) => {
    const load = note.items.some(isFilled) ? null : text('请填写本车的送货数量')
    return Object.entries({ ...goneErrors(note, fleet), ...transportErrors(note, 'TRUCK'), load }).map(
      ([name, error]) => [`${key}.${name}`, error],
    )
  })
  return {
    ...onlyErrors(Object.fromEntries(own)),
    ...cellErrors(validateItems(rows.map(toPayloadItem), origin.sources), rows),
  }
}

/** Errors of what the trucks share, which is mended in the note itself. */
export function errorsOfShared(values: DeliveryNoteValues, origin: DeliveryOrigin): Errors {
  const own = new Set<string>(truckNames)
  const isShared = (name: string) => !own.has(name) && !name.startsWith('items')
  return Object.fromEntries(Object.entries(errorsOfValues(values, origin)).filter(([name]) => isShared(name)))
}

/**
 * The quantities that exceed the note, by truck and line (`truck.row.quantity`): the first truck with which the trucks
 * carry more than the line has the error; trucks with a note come before those without.
 */
export function overloads(
  rows: readonly DeliveryNoteRow[],
  trucks: readonly Truck[],
  unitWord: (unit: string) => string,
): Errors {
  const ordered = [...trucks.filter(({ step }) => step === 'done'), ...trucks.filter(({ step }) => step !== 'done')]
  const errors = rows.map((row) => {
    const whole = decimal(row.quantity) ?? sum([])
    const carried = (count: number) => sum(ordered.slice(0, count).map(({ load }) => load[row.key]))
    const truck = ordered.find((_, index) => carried(index + 1).gt(whole))
    if (!truck) return ['', null]
    const quantity = (value: typeof whole) => fixed(value, quantityScale(row.unit))
    const over = text('多分 {{over}} {{unit}}，本单只有 {{whole}} {{unit}}', {
      over: quantity(carried(ordered.length).minus(whole)),
      whole: quantity(whole),
      unit: unitWord(row.unit),
    })
    return [`${truck.key}.${row.key}.quantity`, over] satisfies [string, Text]
  })
  return onlyErrors(Object.fromEntries(errors))
}

/** The lines of which the trucks carry less than the note says: the quantity left, by line. */
export function leftOf(rows: readonly DeliveryNoteRow[], loads: readonly TruckLoad[]): Record<string, string> {
  const left = rows.map((row) => [row.key, unassigned(row, loads)] as const)
  return Object.fromEntries(left.filter(([, quantity]) => decimal(quantity)?.gt(0)))
}

/**
 * The trucks that a split opens with: those typed before, else a proposal by load, whose first truck has the driver and
 * vehicle of the note. Typed trucks whose lines have all gone from the note get the new lines by load.
 *
 * @param load payload of a vehicle that the fleet does not know, tonnes
 */
export function openingTrucks(values: DeliveryNoteValues, cars: readonly Car[], load: string): Truck[] {
  const typed = values.trucks ?? []
  const isLoaded = ({ load: own }: Truck) => values.items.some(({ key }) => decimal(own[key])?.gt(0))
  if (typed.some(isLoaded)) return typed.map((truck) => ({ ...truck, step: 'open', error: '' }))
  const known = typed.length > 0 ? typed : [{ ...emptyTruck(), ...ownTransport(values) }]
  const payloads = known.map((truck) => carOf(cars, truck)?.loadTon || '')
  return splitByLoad(values.items, payloads, load).map((own, index) => ({
    ...(known[index] ?? emptyTruck()),
    load: own,
    texts: {},
  }))
}
