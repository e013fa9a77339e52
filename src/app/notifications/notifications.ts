import type { MessageInstance } from 'antd/es/message/interface'
import type { HookAPI } from 'antd/es/modal/useModal'
import type { ReactNode } from 'react'
import { create } from 'zustand'
import { noteError } from '#shared/diagnosis/incident'
import { ApiError } from '#shared/http/ApiError'
import { translate } from '#shared/i18n'
import { serverText } from '#shared/serverText'
import type { Presentation } from './presentError'

/**
 * The toast and modal functions of antd that show notifications, how a failure is shown, and what is shown below its
 * text. All of it loads after the first page.
 */
export type Notifier = {
  message: MessageInstance
  modal: HookAPI
  withDetails: (text: string, error: unknown) => ReactNode
  presentationOf: (error: unknown) => Presentation
}

/**
 * How long an error is shown, seconds: users often look at the paper beside the keyboard. A success keeps the 3 seconds
 * of antd.
 */
const ERROR_SECONDS = 8

let notifier: Notifier | null = null
let waiting: ((notifier: Notifier) => void)[] = []
let isModalOpen = false

/** Set once a notification is queued: only then is the chunk that renders it loaded. */
export const useNotifierWanted = create(() => ({ isWanted: false }))

/** Connects the toasts and modals, and shows the queued errors. Returns the cleanup. */
export function openNotifications(next: Notifier): () => void {
  notifier = next
  for (const show of waiting) show(next)
  waiting = []
  return () => {
    if (notifier !== next) return
    notifier = null
    isModalOpen = false
  }
}

/**
 * Shows a failed request as `presentationOf` decides: one modal at a time, and equal toasts of a page's parallel
 * requests once.
 */
export function showError(error: unknown): void {
  if (error instanceof ApiError && error.isSilent) return
  withNotifier((open) => {
    const { type, text, now } = open.presentationOf(error)
    if (text) noteError(text)
    const key = [serverText(text), now].filter(Boolean).join(' ')
    if (type === 'toast') open.message.error({ key, duration: ERROR_SECONDS, content: open.withDetails(key, error) })
    if (type === 'modal') showModal(open, open.withDetails(key, error))
  })
}

/** Shows a text that does not come from a failed request: why the session ended, or a success. */
export function showNotice(text: string, type: 'warning' | 'success' = 'warning'): void {
  withNotifier(({ message }) => message[type]({ content: serverText(text), key: text }))
}

function showModal({ modal }: Notifier, content: ReactNode) {
  if (isModalOpen) return
  isModalOpen = true
  modal.error({
    title: translate('错误提示'),
    content,
    okText: translate('知道了'),
    afterClose: () => {
      isModalOpen = false
    },
  })
}

function withNotifier(show: (notifier: Notifier) => void) {
  if (notifier) return show(notifier)
  waiting.push(show)
  useNotifierWanted.setState({ isWanted: true })
}
