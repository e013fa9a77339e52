import type { openNotifications } from '#app/notifications/notifications'
import { presentationOf } from '#app/notifications/presentError'

type Desk = Parameters<typeof openNotifications>[0]
type Shown = { modal: string } | { toast: string } | { notice: string }

/** Records the notifications a user would see. Its modals close at once unless told to stay open. */
export function recorder(staysOpen = false): {
  shown: Shown[]
  notifier: Desk
  titles: string[]
  closeModal: () => void
} {
  const shown: Shown[] = []
  const titles: string[] = []
  let closeModal = () => undefined as unknown
  const textOf = (value: unknown) => String((value as { content?: unknown }).content ?? value)
  const notifier = {
    message: {
      error: (config: unknown) => shown.push({ toast: textOf(config) }),
      warning: (config: unknown) => shown.push({ notice: textOf(config) }),
      success: (config: unknown) => shown.push({ notice: textOf(config) }),
    },
    modal: {
      error: (config: { title?: unknown; afterClose?: () => void }) => {
        shown.push({ modal: textOf(config) })
        titles.push(String(config.title))
        closeModal = () => config.afterClose?.()
        if (!staysOpen) closeModal()
      },
    },
    withDetails: (text: string) => text,
    presentationOf,
  }
  return { shown, titles, notifier: notifier as unknown as Desk, closeModal: () => closeModal() }
}
