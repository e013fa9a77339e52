import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftKey } from '#shared/drafts'
import { uuid } from '#shared/http/uuid'
import { nameInAddress } from '#shared/navigation'
import { useTabActive } from '#shared/tab'
import { type DraftHolder, holdDraft, releaseDraft } from './draftHold'

/** The key of the address that names a copy of a draft, so that a reload finds the copy again. */
export const COPY_PARAM = 'draft'

/**
 * Decides which draft this form writes to. The first browser tab with input in a form holds its draft; a second one
 * writes to its own copy, named in its address.
 */
export function useDraftHold(base: DraftKey) {
  const isActive = useTabActive()
  // A page mounts only while visible, so the window's address is its own.
  const [wanted] = useState(() => {
    const copy = new URLSearchParams(window.location.search).get(COPY_PARAM)
    return copy ? copyOf(base, copy) : base
  })
  const isVisible = useRef(isActive)
  useEffect(() => {
    isVisible.current = isActive
  })
  const holding = useRef<Promise<DraftKey> | null>(null)
  /** The tab that holds the wanted draft, and that draft's key. */
  const [other, setOther] = useState<(DraftHolder & { key: DraftKey }) | null>(null)

  const take = useCallback(async () => {
    const holder = await holdDraft(wanted)
    if (!holder) return wanted
    const name = uuid().slice(0, 8)
    const own = copyOf(base, name)
    await holdDraft(own)
    setOther({ ...holder, key: wanted })
    // A hidden page must not change the address, which belongs to the visible one.
    if (isVisible.current) nameInAddress(COPY_PARAM, name)
    return own
  }, [base, wanted])

  /** Returns the draft of this tab, and holds it until `release`. */
  const key = useCallback((): Promise<DraftKey> => {
    holding.current ??= take()
    return holding.current
  }, [take])

  const held = useCallback(() => holding.current, [])

  /** Releases the draft after it was discarded or its form was left. */
  const release = useCallback(async () => {
    const own = await holding.current
    holding.current = null
    if (own) releaseDraft(own)
    setOther(null)
  }, [])

  return { wanted, key, held, other, release }
}

function copyOf(base: DraftKey, name: string): DraftKey {
  return { ...base, record: [base.record, `${COPY_PARAM}=${name}`].filter(Boolean).join('&') }
}
