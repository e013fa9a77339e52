import { useEffect, useRef, useState } from 'react'
import { type Draft, loadDraft } from '#shared/drafts'
import type { useDraftHold } from './useDraftHold'

/**
 * Looks for a draft once, when the form first opens, not when its tab is shown again. Returns true once that is done.
 * The draft is applied in an effect, so never after unmount.
 */
export function useRestoredDraft<Values>(
  { wanted, key }: Pick<ReturnType<typeof useDraftHold>, 'wanted' | 'key'>,
  onFound: (draft: Draft<Values>) => void,
): boolean {
  const [draft, setDraft] = useState<Draft<Values> | null>()
  const [isReady, setReady] = useState(false)
  const asked = useRef(false)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void loadDraft<Values>(wanted).then(async (found) => {
      // A draft that another tab holds is not loaded here: this form starts from its own values.
      const isOwn = found !== null && (await key()) === wanted
      setDraft(isOwn ? found : null)
    })
  }, [wanted, key])
  useEffect(() => {
    if (draft === undefined || isReady) return
    if (draft) found.current(draft)
    setReady(true)
  }, [draft, isReady])
  return isReady
}
