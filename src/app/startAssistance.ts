import type { QueryClient } from '@tanstack/react-query'
import { startAccessibility } from '#app/layout/accessibility/startAccessibility'
import { followRecent } from '#app/search/recent'
import { followActivities } from '#app/search/today/followActivities'

/**
 * What the shell does that is not seen: for screen readers and work by keyboard, and keeping for the search which
 * records are opened and what is done. Returns the cleanup.
 */
export function startAssistance(client: QueryClient): () => void {
  const ends = [startAccessibility(), followRecent(), followActivities(client)]
  return () => {
    for (const end of ends) end()
  }
}
