import { Modal, message } from 'antd'
import { useEffect } from 'react'
import { withFreshKeys } from '#app/notifications/freshKeys'
import { openNotifications } from '#app/notifications/notifications'
import { presentationOf } from '#app/notifications/presentError'
import { IdleWarning } from '#app/session/IdleWarning'
import { noteError } from '#shared/diagnosis/incident'
import { failureLine } from '#shared/http/failureLine'
import { FailureDetails } from '#shared/ui/error/FailureDetails'

/** In the middle of the header, px, which is empty there: a toast covers no tab, and no title of a page or dialog. */
const TOP = 4

/** A text, and below it the call that failed, which a feedback carries too. */
function withDetails(text: string, error: unknown) {
  const line = failureLine(error)
  if (line) noteError(`${text} ${line}`)
  return (
    <>
      {text}
      <FailureDetails error={error} />
    </>
  )
}

/**
 * Renders the notifications' toasts and modals, and the warning before the idle sign-out. Loads after the first page,
 * or when there is something to show.
 */
export default function NotificationHost() {
  const [messages, messageHolder] = message.useMessage({ maxCount: 3, top: TOP })
  const [modal, modalHolder] = Modal.useModal()
  useEffect(
    () => openNotifications({ message: withFreshKeys(messages), modal, withDetails, presentationOf }),
    [messages, modal],
  )
  return (
    <>
      {messageHolder}
      {modalHolder}
      <IdleWarning />
    </>
  )
}
