import * as v from 'valibot'
import { numberRules } from '#domain/cell/numberRules'
import { formatPlate } from '#domain/plate'
import { textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text } from '#domain/text'
import * as wire from '#domain/wire'
import {
  type DeliveryMode,
  type ModeEntry,
  modeEntries,
  type ShownTransportName,
  type TransportField,
  type TransportName,
  type TruckName,
  transportTable,
} from './table'

/** The transport of a delivery; fields that its mode lacks are ''. Plates have no dot. */
export type Transport = Record<TransportName, string>

/** The field with all that may be known of it. */
export function fieldOf(name: TransportName): TransportField {
  return transportTable[name]
}

/** An object with a value for each name. */
export function byName<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

/** All fields, in the order of the table. */
export const transportNames = Object.keys(transportTable) as TransportName[]
/** The fields of a truck: its driver and its vehicle, in form order. */
export const truckNames: readonly TruckName[] = modeEntries.TRUCK.map(({ name }) => name)
/** Labels, kinds and limits of the fields that are shown. */
export const shownTransport = byName(
  transportNames.filter((name) => !fieldOf(name).isId) as ShownTransportName[],
  (name) => fieldOf(name).field,
)
/** The members of the transport in requests and replies. */
export const transportFields = byName(transportNames, (name) => {
  const { rule } = fieldOf(name)
  if (rule === 'phone' || rule === 'anyPhone') return wire.phone()
  return rule === 'waybill' ? wire.waybill() : wire.text()
})
/** An empty transport. */
export const emptyTransport: Transport = v.parse(v.object(transportFields), {})

/** A field of a mode: what forms ask for. */
type ModeField = { name: TransportName; label: string; required: boolean; isId: boolean; isOfCar: boolean }

/** The fields of each delivery mode, in form order. */
export const modeFields = byName(Object.keys(modeEntries) as DeliveryMode[], (mode): readonly ModeField[] =>
  (modeEntries[mode] as readonly ModeEntry[]).map(({ name, label, required = false }) => {
    const { field: own, isId = false, isOfCar = false } = fieldOf(name)
    return { name, label: label ?? own.label, required, isId, isOfCar }
  }),
)

/** The logistics company of a parcel: its name, else its code; '' for an own truck. */
export function carrierOf({
  logisticsName,
  logisticsCode,
}: Pick<Transport, 'logisticsName' | 'logisticsCode'>): string {
  return logisticsName || logisticsCode
}

/** Who carries a load, and the number it goes by: driver and plate of a truck, else the company and its waybill. */
export function carriageOf(transport: Transport): { carrier: string; number: string } {
  return {
    carrier: transport.driverName || carrierOf(transport),
    number: formatPlate(transport.carNo) || transport.logisticsNo,
  }
}

/** Whether a field is the phone of a person, which a record masks. */
export function isPersonal(name: TransportName): boolean {
  return fieldOf(name).isPersonal === true
}

/** Whether a field is a number that is typed by phone keys. */
export function isPhoneField(name: TransportName): boolean {
  return fieldOf(name).field.kind === 'phone'
}

/** The draft in another mode: clears fields that the new mode lacks, keeps shared ones. */
export function clearOtherModes<Draft extends Partial<Transport>>(
  draft: Draft,
  mode: DeliveryMode,
): Draft & { deliverMode: DeliveryMode } {
  const kept = new Set(modeFields[mode].map(({ name }) => name))
  const emptied = transportNames.filter((name) => !kept.has(name)).map((name) => [name, ''])
  return { ...draft, ...Object.fromEntries(emptied), deliverMode: mode }
}

/** Errors of the fields of a mode, by field name. */
export function transportErrors(transport: Partial<Transport>, mode: DeliveryMode): Errors {
  return onlyErrors(
    Object.fromEntries(modeFields[mode].map((own) => [own.name, transportError(own, transport[own.name])])),
  )
}

/** The error of a field, under the label that its form has for it; null for none. */
export function transportError(
  { name, label, required }: Pick<ModeField, 'name' | 'label'> & { required?: boolean },
  value: unknown,
): Text | null {
  const { rule, field: own } = fieldOf(name)
  return rule
    ? numberRules[rule](value, { label, required })
    : textError(value, { label, required, max: own.maxLength })
}

/** The values of some fields among others. */
export function pickTransport<Name extends TransportName>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<Name, string> {
  return byName(names, (name) => values[name])
}
