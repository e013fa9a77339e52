import type { Message } from '#features/account/message/model'
import { table } from '#mocks/kernel/store/table'

/** A message to the shop. What accounts that may only look have read, they have read for themselves alone. */
export type MessageRow = Message & { messageId: string; storeId: string; readBy?: readonly string[] }

export const messageTables = { messages: table<MessageRow>() }
