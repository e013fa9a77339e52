import { useEffect, useRef } from 'react'

/** Id of the element that holds the pages. */
export const CONTENT_ID = 'main-content'
/** Id of the bar of tabs. */
export const TAB_BAR_ID = 'tab-bar'

/** Moves the focus to the page on screen. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}

/**
 * Who opens a page by keyboard goes on inside it: the focus follows from the menu, and from a page that is hidden now.
 * It stays in the tab bar, where one walks from tab to tab, and in a page that took it by itself.
 */
export function useFocusOnPage(activeKey: string): void {
  const shown = useRef(activeKey)
  useEffect(() => {
    const before = shown.current
    shown.current = activeKey
    if (before === '' || activeKey === '' || before === activeKey) return
    const at = document.activeElement
    const isVisible = (at?.getClientRects().length ?? 0) > 0
    if (at && isVisible && at.closest(`#${TAB_BAR_ID}, #${CONTENT_ID}, [role="dialog"]`)) return
    focusContent()
  }, [activeKey])
}
