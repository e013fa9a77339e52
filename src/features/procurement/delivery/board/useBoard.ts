import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deliveries, MOST_TRIPS } from '#features/procurement/delivery/api'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { Trip } from '#features/procurement/fleet/model/trip'
import { board } from './api'
import { type BoardTruck, earlierTrips, trucksOf } from './model'

/** How often the board is read again while it is in view, ms. */
const POLL_MS = 60_000
const POLLED = { refetchInterval: POLL_MS, refetchOnWindowFocus: true, meta: { isPolled: true, inPlace: true } }

/** What the board shows. */
export type BoardData = {
  /** The server's time when it was read. */
  readAt: string
  /** The notes of today. */
  today: readonly DeliveryNote[]
  trucks: readonly BoardTruck[]
  /** The trucks on the way; null when they could not be read: no driver is shown as free then. */
  trips: readonly Trip[] | null
  /** Notes that left before the days on the board, and are not accepted. */
  older: number
  /** Number of today's notes, where there are more than the board reads. */
  total: number | null
  /** Number of the trips that were read, where there may be more. */
  mostTrips: number | null
}

/** The notes of today and the trucks on the way: null while they load; read again while the page is in view. */
export function useBoard() {
  const today = useQuery({ ...board.today(null), ...POLLED })
  const trips = useQuery({ ...deliveries.onTheWay(null), ...POLLED })
  const hasTrips = trips.data !== undefined
  // Today's notes do not wait for trips that failed.
  const isRead = trips.isFetched
  const data = useMemo((): BoardData | null => {
    if (!today.data || !isRead) return null
    const { day, readAt, notes, total, isCut } = today.data
    const { recent, older } = earlierTrips(trips.data ?? [], day)
    return {
      readAt,
      today: notes,
      trucks: trucksOf([...recent, ...notes], readAt),
      trips: trips.data ?? null,
      older,
      total: isCut ? total : null,
      mostTrips: (trips.data?.length ?? 0) >= MOST_TRIPS ? MOST_TRIPS : null,
    }
  }, [today.data, trips.data, isRead])
  const isFailing = (today.isError && today.data !== undefined) || (trips.isError && hasTrips)
  return {
    data,
    today,
    trips,
    /** Whether the last reading again failed, so that what shows is older. */
    isFailing,
    isReading: today.isFetching || trips.isFetching,
    readAgain: () => {
      void today.refetch()
      void trips.refetch()
    },
  }
}
