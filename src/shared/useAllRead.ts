import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** True once every query that runs at the first commit has ended; delays what is expensive and may load last. */
export function useAllRead(): boolean {
  const client = useQueryClient()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (isRead) return
    const look = () => {
      if (client.isFetching() === 0) setRead(true)
    }
    look()
    return client.getQueryCache().subscribe(look)
  }, [client, isRead])
  return isRead
}
