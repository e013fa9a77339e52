import type { Message } from '#features/account/message/model'
import { table } from '#mocks/kernel/store/table'

export type MessageRow = Message & { messageId: string; storeId: string }

export const messageTables = { messages: table<MessageRow>() }
