import { useQuery } from '@tanstack/react-query'
import { serverNow } from '#domain/time'
import { isOverdue } from '#features/procurement/delivery/board/model'
import type { Trip } from '#features/procurement/fleet/model/trip'
import { deliveries } from './api'
import type { DeliveryNote } from './model'

/** The trucks on the way; undefined while loading or after an error: no driver is shown as free then. */
export function useTrips(): Trip[] | undefined {
  return useQuery({ ...deliveries.onTheWay(null), meta: { silent: true }, select: tripsOf }).data
}

function tripsOf(notes: readonly DeliveryNote[]): Trip[] {
  const now = serverNow()
  return notes.map((note) => (isOverdue(note, now) ? { ...note, overdueSince: note.expectArriveTime } : note))
}
