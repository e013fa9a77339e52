import { useEffect, useRef } from 'react'
import type { LeftOut } from './useFileGate'
import type { PendingFile } from './useUploads'

/**
 * Reports to the form, on each change, the files that saving now would omit.
 *
 * @param others number of files being read that are not yet among the pending ones
 */
export function useLeftOut(
  pending: readonly PendingFile[],
  tell: ((left: LeftOut) => void) | undefined,
  others = 0,
): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  const waiting = pending.filter(({ canRetry }) => canRetry).length + others
  const refused = JSON.stringify(pending.filter(({ canRetry }) => !canRetry).map(({ file }) => file.name))
  useEffect(() => {
    latest.current?.({ waiting, refused: JSON.parse(refused) })
    return () => latest.current?.({ waiting: 0, refused: [] })
  }, [waiting, refused])
}
