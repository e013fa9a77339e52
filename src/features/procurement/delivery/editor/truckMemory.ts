import { type Transport, truckNames } from '#features/procurement/transport/model/transport'
import { readPref, writePref } from '#shared/prefs'

type Truck = Partial<Transport>
/** Maximum number of projects with a remembered truck; the least recently used one is dropped. */
const MAX_PROJECTS = 50

/** The driver and vehicle this user last sent to a project from this workstation; empty when unknown. */
export function truckOf(userId: string, projectId: string): Truck {
  return trucksOf(userId).find(([project]) => project === projectId)?.[1] ?? {}
}

/** Remembers the driver and vehicle of a saved note; a note without a truck keeps the previous ones. */
export function rememberTruck(
  userId: string,
  { deliverMode, projectId, ...values }: Transport & { deliverMode: string; projectId: string },
): void {
  if (deliverMode !== 'TRUCK' || projectId === '') return
  const truck: Truck = Object.fromEntries(truckNames.map((name) => [name, values[name] ?? '']))
  const others = trucksOf(userId).filter(([project]) => project !== projectId)
  writePref(prefOf(userId), [[projectId, truck], ...others].slice(0, MAX_PROJECTS))
}

function trucksOf(userId: string): [projectId: string, truck: Truck][] {
  return readPref<[string, Truck][]>(prefOf(userId), [])
}

function prefOf(userId: string): string {
  return `trucks.${userId}`
}
