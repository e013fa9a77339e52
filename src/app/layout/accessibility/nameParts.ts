import i18next from 'i18next'

/** How long changes are collected before the parts are named, ms. */
const QUIET_MS = 200
/** Names of antd's own controls, which it gives none or an English one. */
const CONTROLS: readonly (readonly [selector: string, name: string])[] = [
  ['.ant-input-clear-icon, .ant-picker-clear', '清空'],
  ['.ant-modal-close, .ant-drawer-close, .ant-alert-close-icon, .ant-notification-notice-close', '关闭'],
  ['.ant-input-search-btn.ant-btn-icon-only', '查找'],
  ['.ant-input-number-action-up', '增加'],
  ['.ant-input-number-action-down', '减少'],
]
const ICON = '.anticon[role="img"][aria-label]:not([aria-hidden])'
/** What antd calls an icon in every language: the control around it, or the text beside it, says what it is. */
const FILE_NAME = /^[a-z\d]+(-[a-z\d]+)*$/

/**
 * Says of antd's parts what it leaves out: names in the language of the page, the group of radio buttons that a label
 * is of, and of a select that it is required and what is chosen. Returns the cleanup.
 */
export function nameParts(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const name = () => {
    clearTimeout(timer)
    timer = undefined
    nameControls()
    describeFields()
    describeSelects()
    nameClears()
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(name, QUIET_MS)
  })
  // What is reached by keyboard meanwhile is read at once.
  const hurry = () => timer && name()
  name()
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  document.addEventListener('focusin', hurry)
  i18next.on('languageChanged', name)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', hurry)
    i18next.off('languageChanged', name)
  }
}

function nameControls() {
  for (const [selector, name] of CONTROLS) {
    for (const control of document.querySelectorAll(selector)) put(control, 'aria-label', i18next.t(name))
  }
  for (const icon of document.querySelectorAll(ICON)) {
    const control = icon.closest('button, a, [role="button"]')
    const isNeeded = control && !control.hasAttribute('aria-label') && !control.textContent
    if (!isNeeded && FILE_NAME.test(icon.getAttribute('aria-label') ?? '')) icon.setAttribute('aria-hidden', 'true')
  }
}

function describeFields() {
  for (const label of document.querySelectorAll<HTMLLabelElement>('.ant-form-item-label > label[for]')) {
    const field = document.getElementById(label.htmlFor)
    if (!field) continue
    const isGroup = field.matches('[role="radiogroup"]')
    // A label names inputs alone.
    if (isGroup && !field.hasAttribute('aria-label')) {
      label.id ||= `${label.htmlFor}-label`
      put(field, 'aria-labelledby', label.id)
    }
    const isRequired = label.classList.contains('ant-form-item-required')
    if (isRequired && (isGroup || field.matches('input, textarea'))) put(field, 'aria-required', 'true')
  }
}

/** What is chosen stands beside the input of a select, and is not its value. */
function describeSelects() {
  for (const input of document.querySelectorAll('.ant-select input[role="combobox"]')) {
    const chosen = input.closest('.ant-select')?.querySelector('.ant-select-content')
    const isChosen = chosen?.matches('.ant-select-content-has-value')
    const text = isChosen ? chosen?.textContent?.trim() : ''
    if (text) put(input, 'aria-description', text)
    else input.removeAttribute('aria-description')
  }
}

/** What clears a select names its field, and is no stop while nothing is chosen. */
function nameClears() {
  for (const clear of document.querySelectorAll<HTMLElement>('.ant-select-clear')) {
    const select = clear.closest('.ant-select')
    const input = select?.querySelector('input')
    const field = input?.labels?.[0]?.textContent ?? input?.getAttribute('aria-label') ?? ''
    put(clear, 'aria-label', i18next.t('清空{{field}}', { field }))
    put(
      clear,
      'tabindex',
      select?.querySelector('.ant-select-content-has-value, .ant-select-selection-item') ? '0' : '-1',
    )
  }
}

/** Skips an equal value: each write to an attribute reaches assistive technology. */
function put(element: Element, attribute: string, value: string) {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}
