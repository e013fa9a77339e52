/** Buttons that open something below them. */
const OPENER = 'button[aria-haspopup], button.ant-dropdown-trigger'
const ITEM = '.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]'
/** How often, and how many times, the items are looked for: their code may still be loading, ms. */
const LOOK_MS = 250
const MOST_LOOKS = 12

/** Has ↓ open every menu and panel below a button, and lead to the first item. Returns the cleanup. */
export function openByDown(): () => void {
  const handle = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    if (!event.target.matches(OPENER)) return
    event.preventDefault()
    if (!document.querySelector(ITEM)) event.target.click()
    focusItem(event.target)
  }
  document.addEventListener('keydown', handle)
  return () => document.removeEventListener('keydown', handle)
}

/** Focuses the first item once there is one, unless the user has gone on. */
function focusItem(opener: HTMLElement, looks = MOST_LOOKS) {
  setTimeout(() => {
    const item = document.querySelector<HTMLElement>(ITEM)
    if (item) item.focus()
    else if (looks > 1 && document.activeElement === opener) focusItem(opener, looks - 1)
  }, LOOK_MS)
}
