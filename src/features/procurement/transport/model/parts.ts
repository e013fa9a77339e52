import type { TransportName, TransportPart } from './table'
import { byName, fieldOf, type Transport, transportNames } from './transport'

/** The fields of a part of the transport. */
export function namesOfPart(part: TransportPart): TransportName[] {
  return transportNames.filter((name) => fieldOf(name).part === part)
}

/** The fields of a part, emptied. */
export function emptyPart(part: TransportPart): Partial<Transport> {
  return byName(namesOfPart(part), () => '')
}

/** The part of the transport that a field belongs to; null for what belongs to one note only. */
export function partOf(name: TransportName): TransportPart | null {
  return fieldOf(name).part ?? null
}
