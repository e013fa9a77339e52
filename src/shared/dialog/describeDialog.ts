let described = 0

/**
 * Ref of the text that says what a dialog means: a screen reader reads it with the title. antd gives a dialog no
 * description, and a confirmation not even a name.
 */
export function describeDialog(text: HTMLElement | null): void {
  const dialog = text?.closest('[role="dialog"]')
  if (!text || !dialog) return
  text.id ||= `means-${++described}`
  dialog.setAttribute('aria-describedby', text.id)
  const title = dialog.querySelector('.ant-modal-confirm-title')
  if (!title) return
  title.id ||= `${text.id}-title`
  dialog.setAttribute('aria-labelledby', title.id)
}
