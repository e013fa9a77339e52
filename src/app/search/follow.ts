import type { QueryClient } from '@tanstack/react-query'
import { followActivities } from '#app/search/today/followActivities'
import { followRecent } from './recent'

/** Keeps for the search which records are opened and what is done, until `gone`. */
export function follow(client: QueryClient, gone: AbortSignal): void {
  if (gone.aborted) return
  const stops = [followRecent(), followActivities(client)]
  gone.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
}
