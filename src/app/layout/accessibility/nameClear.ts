import i18next from 'i18next'

/** Names the clear button of a select, reached by keyboard: antd calls it Clear in every language. Returns the cleanup. */
export function nameClear(): () => void {
  const name = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('.ant-select-clear'))
      target.setAttribute('aria-label', i18next.t('清空'))
  }
  document.addEventListener('focusin', name)
  return () => document.removeEventListener('focusin', name)
}
