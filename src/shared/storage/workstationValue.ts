import { createStore, get, update } from 'idb-keyval'
import { storedName } from '#shared/sitePath'
import { answerOf } from './answerOf'
import { noteRefusal } from './refusal'

// Apart from `database.ts`, without which the sign-in page does.

/** The database, and its table in it: those that the library has by itself. */
export const WORKSTATION = 'keyval-store'
export const WORKSTATION_TABLE = 'keyval'

const place = createStore(storedName(WORKSTATION), WORKSTATION_TABLE)

/** Reads a value as it is stored. Resolves when it is read or the wait is over; `take` may be called later then. */
export async function readWorkstation<T>(name: string, take: (stored: T | undefined) => void): Promise<void> {
  await answerOf(WORKSTATION, 'read', () => get<T>(name, place).then(take)).catch(() => undefined)
}

/** Changes a value, if the browser stores it. */
export async function changeWorkstation<T>(name: string, to: (stored: T | undefined) => T): Promise<void> {
  const settle = () => noteRefusal(WORKSTATION, false)
  await answerOf(WORKSTATION, 'write', () => update<T>(name, to, place)).then(settle, () => undefined)
}
