import type { QueryClient } from '@tanstack/react-query'

/** When code that the first page does not need loads at the earliest, ms. */
const EARLIEST_MS = 2_000
/** How often it is looked whether the first page is there, ms, and how many times. */
const LOOK_MS = 250
const LOOKS = 40

/**
 * Runs a task once the first page is there: after two seconds, as soon as nothing is being read, so that on a slow line
 * or computer it does not compete with the first rows. Returns what cancels it.
 */
export function afterFirstPage(client: QueryClient, run: () => void): () => void {
  let looks = LOOKS
  const look = () => {
    looks -= 1
    if (client.isFetching() && looks > 0) timer = setTimeout(look, LOOK_MS)
    else run()
  }
  let timer = setTimeout(look, EARLIEST_MS)
  return () => clearTimeout(timer)
}
