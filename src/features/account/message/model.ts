import * as v from 'valibot'
import * as wire from '#domain/wire'

/** Unread, read, in the recycle bin. */
export type MessageStatus = 'UN_READY' | 'ALREADY_READY' | 'ALREADY_REMOVE'

/** A message of the platform to the supplier. `content` is HTML. */
export const messageSchema = v.object({
  id: wire.id(),
  createTime: wire.time(),
  status: wire.code<MessageStatus>(),
  title: wire.text(),
  content: wire.text(),
})
/** A message as read; `content` is HTML. */
export type Message = v.InferOutput<typeof messageSchema>

/** True for a message that is marked as read by opening it. Others keep their state. */
export const isUnread = ({ status }: Message) => status === 'UN_READY'
/** True for a message in the recycle bin: it can be restored or deleted for good. */
export const isRemoved = ({ status }: Message) => status === 'ALREADY_REMOVE'
