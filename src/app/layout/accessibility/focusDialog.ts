/** antd focuses this when a drawer opens; it has neither role nor name. */
const WRAPPER = '.ant-drawer[tabindex="-1"]'

/** Has an opened drawer that focuses none of its controls be read by its name. Returns the cleanup. */
export function focusDialog(): () => void {
  const handle = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(WRAPPER)) return
    const dialog = target.querySelector<HTMLElement>('[role="dialog"]')
    if (!dialog) return
    dialog.tabIndex = -1
    dialog.focus({ preventScroll: true })
  }
  document.addEventListener('focusin', handle)
  return () => document.removeEventListener('focusin', handle)
}
