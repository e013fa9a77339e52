import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * True once every query that runs at the first commit has ended, and what else it waits for is on the page; delays what
 * is expensive and may load last.
 */
export function useAllRead(isAfter = true): boolean {
  const client = useQueryClient()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (isRead || !isAfter) return
    const look = () => {
      if (client.isFetching() === 0) setRead(true)
    }
    look()
    // Later, not at once: a component that asks for a further query tells the cache while it renders.
    return client.getQueryCache().subscribe(notifyManager.batchCalls(look))
  }, [client, isRead, isAfter])
  return isRead
}
