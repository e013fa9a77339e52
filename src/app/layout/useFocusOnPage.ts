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
 * Moves the focus into a page opened by keyboard: from the menu, and from a page that is now hidden; in a page that is
 * shown again to where it was, e.g. the row of a list. Focus stays in the tab bar, where arrow keys move between tabs,
 * and in a page that took it itself.
 */
export function useFocusOnPage(activeKey: string): void {
  // After sign-in the shell begins with its page, as it does when the browser loads one.
  const isLoaded = useNavigationType() === 'POP'
  const shown = useRef(isLoaded ? activeKey : '')
  /** What had the focus last, by tab. */
  const had = useRef(new Map<string, HTMLElement>())
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const content = document.getElementById(CONTENT_ID)
      if (target instanceof HTMLElement && target !== content && content?.contains(target))
        had.current.set(shown.current, target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const before = shown.current
    shown.current = activeKey
    if (activeKey === '' || before === activeKey) return
    // The first page has it after signing in; one that the browser loads is read from its top.
    if (before === '' && !(navigator.userActivation?.hasBeenActive && document.activeElement === document.body)) return
    const at = document.activeElement
    const isVisible = (at?.getClientRects().length ?? 0) > 0
    // The page before may have left it on the frame of all pages.
    const isFrame = at?.id === CONTENT_ID
    if (at && isVisible && !isFrame && at.closest(`#${TAB_BAR_ID}, #${CONTENT_ID}, [role="dialog"]`)) return
    const last = had.current.get(activeKey)
    for (const [key, element] of had.current) if (!element.isConnected) had.current.delete(key)
    last?.focus({ preventScroll: true })
    if (last === undefined || document.activeElement !== last) focusContent()
  }, [activeKey])
}
