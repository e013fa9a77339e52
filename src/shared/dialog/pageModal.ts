import type { HookAPI } from 'antd/es/modal/useModal'
import { createContext, useContext } from 'react'

/** The confirmations of the enclosing page; null outside a tab. */
export const PageModalContext = createContext<HookAPI | null>(null)

/** Opens confirmations that belong to the page: they hide when another tab is selected and close with it. */
export function usePageModal(): HookAPI {
  const modal = useContext(PageModalContext)
  if (!modal) throw new Error('usePageModal needs a page inside a tab')
  return modal
}

/** Skips a confirmation that is already open: a double click opens one dialog. */
export function confirmOnce(modal: HookAPI): HookAPI {
  const asked = new Map<unknown, ReturnType<HookAPI['confirm']>>()
  return {
    ...modal,
    confirm: (question) => {
      const { title, afterClose } = question
      const open = asked.get(title)
      if (open) return open
      const dialog = modal.confirm({
        ...question,
        afterClose: () => {
          asked.delete(title)
          afterClose?.()
        },
      })
      asked.set(title, dialog)
      return dialog
    },
  }
}
