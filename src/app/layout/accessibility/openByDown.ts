/** Buttons that open something below them. */
const OPENER = 'button[aria-haspopup], button.ant-dropdown-trigger'
const ITEM = '.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]'
/** When the items are there, ms. */
const OPENED_MS = 250

/** Has ↓ open every menu and panel below a button, and lead to the first item. Returns the cleanup. */
export function openByDown(): () => void {
  const handle = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    if (!event.target.matches(OPENER)) return
    event.preventDefault()
    if (!document.querySelector(ITEM)) event.target.click()
    setTimeout(() => document.querySelector<HTMLElement>(ITEM)?.focus(), OPENED_MS)
  }
  document.addEventListener('keydown', handle)
  return () => document.removeEventListener('keydown', handle)
}
