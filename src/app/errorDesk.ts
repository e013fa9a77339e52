import type { useAppProps } from 'antd/es/app/context'
import { translate } from '../shared/i18n'
import { presentationOf } from './presentError'

let desk: Pick<useAppProps, 'message' | 'modal'> | null = null
let isModalOpen = false

/** Gives the desk the means to show; called by the app's root with antd's own. */
export function openDesk(next: Pick<useAppProps, 'message' | 'modal'>): void {
  desk = next
}

/** Shows a failed call as the table says, one modal at a time. A page fires several calls; equal toasts show once. */
export function showError(error: unknown): void {
  const { type, text } = presentationOf(error)
  if (type === 'silence' || !desk) return
  if (type === 'toast') {
    desk.message.error({ content: translate(text), key: text })
    return
  }
  if (isModalOpen) return
  isModalOpen = true
  desk.modal.error({
    title: translate('错误提示'),
    content: translate(text),
    okText: translate('知道了'),
    afterClose: () => {
      isModalOpen = false
    },
  })
}

/** Shows a text that is no error of a call, e.g. why the session ended. */
export function showNotice(text: string): void {
  desk?.message.warning({ content: translate(text), key: text })
}
