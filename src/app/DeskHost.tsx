import { Modal, message } from 'antd'
import { useEffect } from 'react'
import { openDesk } from './errorDesk'
import { IdleWarning } from './IdleWarning'

/**
 * Renders the notifications' toasts and modals, and the warning before the idle sign-out. Loads after the first page,
 * or when there is something to show.
 */
export default function DeskHost() {
  const [messages, messageHolder] = message.useMessage({ maxCount: 3 })
  const [modal, modalHolder] = Modal.useModal()
  useEffect(() => openDesk({ message: messages, modal }), [messages, modal])
  return (
    <>
      {messageHolder}
      {modalHolder}
      <IdleWarning />
    </>
  )
}
