import { useMemo, useRef } from 'react'
import type { Attempt } from '#shared/drafts'
import { adoptWrites, digest, openWrites } from '#shared/http/idempotency'

/**
 * A save that is on its way, or whose outcome is unknown. Its draft keeps the keys under which it was sent: a page that
 * is closed meanwhile repeats it under them, and the server does it once.
 */
export function useAttempt() {
  const sent = useRef('')
  return useMemo(
    () => ({
      isOpen: () => sent.current !== '',
      start: (payload: unknown) => {
        sent.current = digestOf(payload)
      },
      end: () => {
        sent.current = ''
      },
      /** Whether this is the open save again. */
      isRepeat: (payload: unknown) => digestOf(payload) === sent.current,
      /** What the draft keeps of it. */
      kept: (): Attempt | undefined => (sent.current ? { payload: sent.current, writes: openWrites() } : undefined),
      /** Goes on with the save of an earlier page. */
      adopt: (attempt: Attempt | undefined) => {
        if (!attempt) return
        adoptWrites(attempt.writes)
        sent.current = attempt.payload
      },
    }),
    [],
  )
}

function digestOf(payload: unknown): string {
  return digest(JSON.stringify(payload) ?? '')
}
