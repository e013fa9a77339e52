import { decimal, formatQuantity } from '#domain/money'
import { type Errors, onlyErrors, text } from '#domain/text'
import { isFilled, validateItems } from '#features/procurement/deliverDraft/model'
import {
  cellErrors,
  type DeliverOrigin,
  type DeliverRow,
  type DeliverValues,
  errorsOfValues,
  toDraftItem,
} from '#features/procurement/delivery/editor/deliverForm'
import { CAR, DRIVER } from '#features/procurement/delivery/editor/departure'
import { modeFields, type Transport, transportErrors } from '#features/procurement/fleet/model'
import type { MaterialType } from '#features/procurement/material/model'
import { uuid } from '#shared/http/uuid'
import { type TruckLoad, unassigned } from './splitLoad'

/** The driver and vehicle of a truck. */
type OwnTransport = Pick<Transport, (typeof DRIVER)[number] | (typeof CAR)[number]>

/** A truck of a split: one note. */
export type Truck = OwnTransport & {
  key: string
  load: TruckLoad
  /** What its lines say of the load (`lineText`), by line; lines that are missing say what the note's line says. */
  texts: Record<string, string>
  step: 'open' | 'sending' | 'done'
  /** Why the server did not save it, Chinese text. */
  error: string
  /** Its note once that is saved. */
  deliverSn: string
}

/** An open truck with a load, without driver and vehicle. */
export function emptyTruck(load: TruckLoad = {}): Truck {
  const names = Object.fromEntries([...DRIVER, ...CAR].map((name) => [name, ''])) as OwnTransport
  return { ...names, key: uuid(), load, texts: {}, step: 'open', error: '', deliverSn: '' }
}

/** The text that every line must have of its own truck: the heat of rebar, the pouring part of concrete. */
export function lineText({ sources }: Pick<DeliverOrigin, 'sources'>): 'heatNo' | 'pouringPart' | null {
  const type = sources[0]?.materialType
  return (type && LINE_TEXT[type]) ?? null
}

const LINE_TEXT: Partial<Record<MaterialType, 'heatNo' | 'pouringPart'>> = {
  REBAR: 'heatNo',
  CONCRETE: 'pouringPart',
}

/** The values of a truck's note: those of the split one, with its own driver, vehicle, quantities and line texts. */
export function valuesOf(
  values: DeliverValues,
  { load, texts, ...truck }: Truck,
  origin: DeliverOrigin,
): DeliverValues {
  const own = Object.fromEntries([...DRIVER, ...CAR].map((name) => [name, truck[name]]))
  const name = lineText(origin)
  const items = values.items.map((row) => ({
    ...row,
    ...(name && { [name]: texts[row.key] ?? row[name] }),
    quantity: load[row.key] ?? '',
    pieces: '',
  }))
  return { ...values, ...own, items }
}

/**
 * All errors of trucks, by truck and field (`truck.driverName`, `truck.row.quantity`; `truck.load` without any load).
 * The trucks together may not exceed what the order or contract allows: the truck that does has the error.
 */
export function errorsOfTrucks(values: DeliverValues, trucks: readonly Truck[], origin: DeliverOrigin): Errors {
  const notes = trucks.map((truck) => ({ key: truck.key, note: valuesOf(values, truck, origin) }))
  const rows = notes.flatMap(({ key, note }) => note.items.map((row) => ({ ...row, key: `${key}.${row.key}` })))
  const own = notes.flatMap(({ key, note }) => {
    const load = note.items.some(isFilled) ? null : text('请填写本车的送货数量')
    return Object.entries({ ...transportErrors(note, 'TRUCK'), load }).map(([name, error]) => [`${key}.${name}`, error])
  })
  return {
    ...onlyErrors(Object.fromEntries(own)),
    ...cellErrors(validateItems(rows.map(toDraftItem), origin.sources), rows),
  }
}

/** Errors of what the trucks share, which is mended in the note itself. */
export function errorsOfShared(values: DeliverValues, origin: DeliverOrigin): Errors {
  const own = new Set<string>(modeFields.TRUCK.map(({ name }) => name))
  const isShared = (name: string) => !own.has(name) && !name.startsWith('items')
  return Object.fromEntries(Object.entries(errorsOfValues(values, origin)).filter(([name]) => isShared(name)))
}

/** The lines of which the trucks carry less than the note says, and those of which they carry more, with the amount. */
export function gapsOf(rows: readonly DeliverRow[], loads: readonly TruckLoad[]) {
  const gaps = rows.map((row) => ({ row, left: decimal(unassigned(row, loads)) }))
  const pick = (isPicked: (left: NonNullable<(typeof gaps)[number]['left']>) => boolean) =>
    gaps.flatMap(({ row, left }) => (left && isPicked(left) ? [{ ...row, quantity: formatQuantity(left.abs()) }] : []))
  return { short: pick((left) => left.gt(0)), over: pick((left) => left.lt(0)) }
}
