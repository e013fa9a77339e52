import { isPhone } from '#domain/cell/phone'
import type { Field } from '#domain/field'
import { type Errors, onlyErrors } from '#domain/text'
import { tidyTransport, typedTransport } from './spelling'
import { type ActualName, type DeliveryMode, transportTable } from './table'
import { byName, fieldOf, modeFields, transportError, transportFields, truckNames } from './transport'

// What additions to a note correct of its transport after departure: who really drove, and which vehicle.

type Actual = Record<ActualName, string>

/** The fields that additions correct, in form order. */
export const actualNames = truckNames.filter((name): name is ActualName => fieldOf(name).actual !== undefined)

/** Their kinds and limits, under their labels there. */
export const actualFields = byName(
  actualNames,
  (name): Field => ({ ...transportTable[name].field, label: transportTable[name].actual }),
)

/** Their members in requests and replies. */
export const actualTransport = byName(actualNames, (name) => transportFields[name])

/** Errors by field name; all are optional. */
export function actualErrors(actual: Actual): Errors {
  const errors = byName(actualNames, (name) =>
    transportError({ name, label: transportTable[name].field.label }, actual[name]),
  )
  return onlyErrors(errors)
}

/** The corrections as typed at first: the earlier ones, else what the note says. */
export function typedActual(note: Actual, earlier: Actual | null): Actual {
  return typedTransport(withoutMasked(byName(actualNames, (name) => earlier?.[name] || note[name])))
}

/** The corrections as sent; '' where the delivery mode lacks the field. */
export function actualOf(typed: Actual, mode: DeliveryMode): Actual {
  const own = new Set(modeFields[mode]?.map(({ name }) => name))
  return tidyTransport(byName(actualNames, (name) => (own.has(name) ? typed[name].trim() : '')))
}

/** The corrections without phones that a server masked: those cannot be saved. */
export function withoutMasked(actual: Actual): Actual {
  return byName(actualNames, (name) => {
    const isMasked = fieldOf(name).rule === 'phone' && !isPhone(actual[name])
    return isMasked ? '' : actual[name]
  })
}
