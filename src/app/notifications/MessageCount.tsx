import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messages } from '#features/account/message/api'
import { BellButton } from './BellButton'

/** Polling interval of the count, ms; paused while the window is hidden. */
const POLL_MS = 60_000

/** The bell with the number of unread messages. The first request waits until the page on screen has loaded. */
export default function MessageCount() {
  const isFree = useIsFetching() === 0
  const [isReady, setReady] = useState(isFree)
  useEffect(() => {
    if (isFree) setReady(true)
  }, [isFree])
  const { data: count = 0 } = useQuery({
    ...messages.unread(null),
    enabled: isReady,
    refetchInterval: POLL_MS,
    meta: { silent: true },
  })
  return <BellButton count={count} />
}
