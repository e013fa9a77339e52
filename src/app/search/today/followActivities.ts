import type { QueryClient } from '@tanstack/react-query'
import { hearNotices } from '#shared/notify'
import type { MutationMeta } from '#shared/resource'
import { addActivity } from '#shared/today'

/** A message so soon after a change, ms, says what was changed. */
const SOON_MS = 3000

/** Keeps what the user did: the success messages of his changes, in their own words. Returns the cleanup. */
export function followActivities(client: QueryClient): () => void {
  let last = 0
  const isOwn = (meta: unknown) => !(meta as Partial<MutationMeta> | undefined)?.silent
  const unsubscribe = client.getMutationCache().subscribe(({ mutation }) => {
    if (mutation && isOwn(mutation.options.meta)) last = Date.now()
  })
  const stop = hearNotices((text) => {
    const isChanging = client.isMutating({ predicate: ({ options }) => isOwn(options.meta) }) > 0
    if (isChanging || Date.now() - last < SOON_MS) void addActivity(text)
  })
  return () => {
    unsubscribe()
    stop()
  }
}
