import { modeFields, type Transport } from '#features/procurement/fleet/model'
import { readPref, writePref } from '#shared/prefs'

type Truck = Partial<Transport>
/** Most projects whose truck is remembered; the one used longest ago goes first. */
const MAX_PROJECTS = 50

/** The driver and vehicle this user sent to a project last, from this workstation; nothing where none is known. */
export function truckOf(userId: string, projectId: string): Truck {
  return trucksOf(userId).find(([project]) => project === projectId)?.[1] ?? {}
}

/** Remembers the driver and vehicle of a note that was saved; one without a truck leaves what is known. */
export function rememberTruck(
  userId: string,
  { deliverMode, projectId, ...values }: Transport & { deliverMode: string; projectId: string },
): void {
  if (deliverMode !== 'TRUCK' || projectId === '') return
  const truck: Truck = Object.fromEntries(modeFields.TRUCK.map(({ name }) => [name, values[name] ?? '']))
  const others = trucksOf(userId).filter(([project]) => project !== projectId)
  writePref(prefOf(userId), [[projectId, truck], ...others].slice(0, MAX_PROJECTS))
}

function trucksOf(userId: string): [projectId: string, truck: Truck][] {
  return readPref<[string, Truck][]>(prefOf(userId), [])
}

function prefOf(userId: string): string {
  return `trucks.${userId}`
}
