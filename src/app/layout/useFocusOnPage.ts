import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

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
  // After sign-in the shell begins with its page, as it does when the browser loads one.
  const isLoaded = useNavigationType() === 'POP'
  const shown = useRef(isLoaded ? activeKey : '')
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
