import type { QueryClient } from '@tanstack/react-query'

// Names of changed resources travel between the browser tabs of the site: a note printed in its preview has its count
// in the list at once. Only names travel, and each tab reads again what it shows.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('changedResources')

/** Marks resources as changed here and tells the other browser tabs. */
export function markChanged(client: QueryClient, names: Iterable<string>): void {
  const list = [...names]
  invalidate(client, list)
  channel?.postMessage(list)
}

/** Follows the changes that other browser tabs made. */
export function followChanges(client: QueryClient): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) invalidate(client, data.map(String))
  })
}

function invalidate(client: QueryClient, names: readonly string[]) {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] })
}
