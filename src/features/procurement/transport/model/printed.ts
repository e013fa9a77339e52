import { typedTransport } from './spelling'
import type { DeliveryMode, TransportName, TransportPrint } from './table'
import { fieldOf, type Transport, transportNames, truckNames } from './transport'

/** A field of a printed note. */
type PrintedField = { label: string; value: string; isOneLine: boolean }

/** The fields that a printed note shows of a transport, of a truck or of a parcel. */
export function printedTransport(transport: Transport, deliverMode: DeliveryMode): PrintedField[] {
  const shown = typedTransport(transport)
  const ofTruck = new Set<TransportName>(truckNames)
  return transportNames.flatMap((name) => {
    const { print, field: own } = fieldOf(name)
    if (!print || ofTruck.has(name) !== (deliverMode === 'TRUCK')) return []
    const { isOneLine, isOptional, otherwise }: TransportPrint = print
    const [other = name, label = own.label] = shown[name] === '' && otherwise ? otherwise : [name, print.label]
    const value = shown[other as TransportName]
    return value === '' && isOptional ? [] : [{ isOneLine: isOneLine === true, label, value }]
  })
}
