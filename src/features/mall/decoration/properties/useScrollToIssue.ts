import { useEffect, useRef } from 'react'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'

/** For the settings of a card: brings them into view, with the focus, when an issue leads there. */
export function useScrollToIssue<Box extends HTMLElement>({ led, card: chosen }: PageBlocks, card: number) {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (led === 0 || chosen !== card || !box.current) return
    box.current.scrollIntoView?.({ block: 'nearest' })
    box.current.focus({ preventScroll: true })
  }, [led, chosen, card])
  return box
}
