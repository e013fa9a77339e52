import type { TruckName } from '#features/procurement/transport/model/table'
import {
  emptyTransport,
  pickTransport,
  type Transport,
  truckNames,
} from '#features/procurement/transport/model/transport'
import { uuid } from '#shared/http/uuid'

/** The driver and vehicle of a truck. */
export type OwnTransport = Pick<Transport, TruckName>

/** Quantities of one truck by line; lines that are not on it are missing. */
export type TruckLoad = Record<string, string>

/** A truck of a split: one note. */
export type Truck = OwnTransport & {
  key: string
  load: TruckLoad
  /** What its lines say of the load (`lineText`), by line; lines that are missing say what the note's line says. */
  texts: Record<string, string>
  /** Its pieces, by line; for lines that are missing see `piecesOn`. Missing in older drafts. */
  pieces?: Record<string, string>
  step: 'open' | 'sending' | 'done'
  /** Why the server did not save it, Chinese text. */
  error: string
  /** Its note once that is saved. */
  deliverSn: string
  id?: string
}

/** The driver and vehicle among other values. */
export function ownTransport(values: OwnTransport): OwnTransport {
  return pickTransport(values, truckNames)
}

/** An open truck with a load, without driver and vehicle. */
export function emptyTruck(load: TruckLoad = {}): Truck {
  return { ...ownTransport(emptyTransport), key: uuid(), load, texts: {}, step: 'open', error: '', deliverSn: '' }
}
