import { nothing, SAFE_PAGE_SIZE } from '#domain/shape'
import { hasCapability } from '#shared/capability/capabilityStore'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import { runBatch } from '#shared/list/batch/runBatch'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { messageEndpoints } from './endpoints'
import { isRemoved, isUnread, type Message } from './model'
import { readMessages } from './reads'

const UNREAD = { status: 'UN_READY', current: 1, pageNumber: 1 }

const markRead = operation(messageEndpoints.read, nothing)
const dropMessage = operation(messageEndpoints.drop, nothing)
const restoreMessage = operation(messageEndpoints.restore, nothing)
const eraseMessage = operation(messageEndpoints.erase, nothing)

/** The platform's messages to the supplier. Its mutations take one message each. */
export const messages = defineResource('message', {
  page: pagesBy(async (arg: ListQuery, signal) => {
    if (arg.status || hasCapability('listFilters')) return readMessages(arg, { signal })
    return (await import('./lookUp')).readUnremoved(arg, signal)
  }, messageEndpoints.page),
  byId: query(async (id: string, signal) => (await import('./lookUp')).findMessage(id, signal)),
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
      const { records } = await readMessages({ ...UNREAD, size: SAFE_PAGE_SIZE, pageSize: SAFE_PAGE_SIZE })
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
