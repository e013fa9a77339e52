import { useState, useSyncExternalStore } from 'react'
import { usePref } from '#shared/prefs'

/** What a usual screen has at 200 % zoom: the menu would take a third of it. */
const NARROW = '(max-width: 900px)'

/** Whether the menu shows icons only: as the user left it, and on a narrow page until it is asked for. */
export function useMenuFolded(): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const [isFolded, setFolded] = usePref('siderCollapsed', false)
  const [isAsked, setAsked] = useState(false)
  const isNarrow = useSyncExternalStore(subscribeNarrow, () => window.matchMedia(NARROW).matches)
  return isNarrow ? [!isAsked, (folded) => setAsked(!folded)] : [isFolded, setFolded]
}

function subscribeNarrow(listener: () => void) {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
