import { nothing, pageOf } from '#domain/shape'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import { runBatch } from '#shared/list/batch/runBatch'
import { defineResource, mutation, pageQuery, query } from '#shared/resource'
import { messageEndpoints } from './endpoints'
import { isRemoved, isUnread, type Message, type MessageStatus, messageSchema } from './model'

const UNREAD = { status: 'UN_READY', current: 1, pageNumber: 1 }
/** Maximum page size that servers return. */
const MANY = 100

const readMessages = operation(messageEndpoints.page, pageOf(messageSchema))
const markRead = operation(messageEndpoints.read, nothing)
const dropMessage = operation(messageEndpoints.drop, nothing)
const restoreMessage = operation(messageEndpoints.restore, nothing)
const eraseMessage = operation(messageEndpoints.erase, nothing)

async function search(id: string, status: MessageStatus | '', signal: AbortSignal): Promise<Message | null> {
  for (let pageNumber = 1; pageNumber <= 10; pageNumber += 1) {
    const page = { status, pageNumber, pageSize: MANY, current: pageNumber, size: MANY }
    const found = await readMessages(page, { signal })
    const message = found.records.find((one) => one.id === id)
    if (message) return message
    if (pageNumber * MANY >= found.total) break
  }
  return null
}

/** The platform's messages to the supplier. Its mutations take one message each. */
export const messages = defineResource('message', {
  page: pageQuery(readMessages),
  /** No endpoint returns a single message: searches the newest thousand, then those of the recycle bin. */
  byId: query(
    async (id: string, signal) => (await search(id, '', signal)) ?? (await search(id, 'ALREADY_REMOVE', signal)),
  ),
  unread: query(async (_: null, signal) => (await readMessages({ ...UNREAD, size: 1, pageSize: 1 }, { signal })).total),
  // The server does not check the state: reading one in the recycle bin would restore it.
  read: mutation((message: Message) => allowed(isUnread(message)) ?? markRead({ id: message.id })),
  /**
   * Marks every unread message.
   *
   * @throws ApiError with the first reason when the server marked some of them only
   */
  readAll: mutation(async () => {
    for (;;) {
      const { records } = await readMessages({ ...UNREAD, size: MANY, pageSize: MANY })
      if (records.length === 0) return
      const failed: string[] = []
      await runBatch(records, ({ id }) => markRead({ id }), {
        signal: new AbortController().signal,
        onOutcome: (_row, outcome) => outcome.state === 'failed' && failed.push(outcome.reason),
      })
      if (failed[0] !== undefined) throw new ApiError('business', failed[0])
    }
  }),
  drop: mutation((message: Message) => allowed(!isRemoved(message)) ?? dropMessage({ id: message.id })),
  restore: mutation((message: Message) => allowed(isRemoved(message)) ?? restoreMessage({ id: message.id })),
  erase: mutation((message: Message) => allowed(isRemoved(message)) ?? eraseMessage({ id: message.id })),
})

/** Returns a rejected promise when the message's state forbids the action, as in a batch of mixed states; else null. */
function allowed(isAllowed: boolean): Promise<void> | null {
  return isAllowed ? null : Promise.reject(new ApiError('business', '当前状态不允许该操作'))
}
