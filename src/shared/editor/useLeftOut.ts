import { useEffect, useRef } from 'react'
import type { LeftOut } from './useFileGate'
import type { PendingFile } from './useUploads'

/** Reports to the form, on each change, the files that saving now would omit. */
export function useLeftOut(pending: readonly PendingFile[], tell: ((left: LeftOut) => void) | undefined) {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const waiting = pending.filter(({ canRetry }) => canRetry).length
  const refused = JSON.stringify(pending.filter(({ canRetry }) => !canRetry).map(({ file }) => file.name))
  useEffect(() => {
    latest.current?.({ waiting, refused: JSON.parse(refused) })
    return () => latest.current?.({ waiting: 0, refused: [] })
  }, [waiting, refused])
}
