import { useEffect, useRef } from 'react'

/** Id of the element that contains the pages. */
export const CONTENT_ID = 'main-content'
/** Id of the tab bar. */
export const TAB_BAR_ID = 'tab-bar'

/** Moves the focus to the visible page. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}

/**
 * Moves the focus into a page opened by keyboard: from the menu, and from a page that is now hidden. Focus stays in the
 * tab bar, where arrow keys move between tabs, and in a page that took it itself.
 */
export function useFocusOnPage(activeKey: string): void {
  const shown = useRef(activeKey)
  useEffect(() => {
    const before = shown.current
    shown.current = activeKey
    if (activeKey === '' || before === activeKey) return
    // The first page has it after signing in; one that the browser loads is read from its top.
    if (before === '' && !(navigator.userActivation?.hasBeenActive && document.activeElement === document.body)) return
    const at = document.activeElement
    const isVisible = (at?.getClientRects().length ?? 0) > 0
    if (at && isVisible && at.closest(`#${TAB_BAR_ID}, #${CONTENT_ID}, [role="dialog"]`)) return
    focusContent()
  }, [activeKey])
}
