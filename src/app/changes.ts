import type { QueryClient } from '@tanstack/react-query'
import { storedName } from '#shared/sitePath'

// Names of changed resources are broadcast to the site's other browser tabs: a print in the preview updates its count
// in the list immediately. Only names are sent; each tab refetches what it shows.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(storedName('changedResources'))

/** Marks resources as changed here and in the other browser tabs. */
export function markChanged(client: QueryClient, names: Iterable<string>): void {
  const list = [...names]
  invalidate(client, list)
  channel?.postMessage(list)
}

/** Subscribes to changes made in other browser tabs. */
export function followChanges(client: QueryClient): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) invalidate(client, data.map(String))
  })
}

function invalidate(client: QueryClient, names: readonly string[]) {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] })
}
