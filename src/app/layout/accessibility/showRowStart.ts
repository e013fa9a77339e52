/**
 * Has the name of a row, reached by keyboard, lead a table back to its first columns: the controls before it may lie
 * far to the right. Returns the cleanup.
 */
export function showRowStart(): () => void {
  const show = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible') || !target.closest('th[scope="row"]')) return
    target.closest('[data-scroller], .ant-table-content, .ant-table-body')?.scrollTo?.({ left: 0 })
  }
  document.addEventListener('focusin', show)
  return () => document.removeEventListener('focusin', show)
}
