import type { Page } from '#domain/page'
import { SAFE_PAGE_SIZE } from '#domain/shape'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'
import { readEvery } from '#shared/list/export/readAll'
import type { ListQuery } from '#shared/listState'
import type { Message, MessageStatus } from './model'
import { readMessages } from './reads'

/**
 * The message with an id, or null: there is no call for a single one, so that the newest thousand of each status are
 * looked through. A lilishop lists none without a status.
 */
export async function findMessage(id: string, signal: AbortSignal): Promise<Message | null> {
  for (const status of ['UN_READY', 'ALREADY_READY', 'ALREADY_REMOVE'] satisfies MessageStatus[]) {
    const message = await findIn(status, id, signal)
    if (message) return message
  }
  return null
}

async function findIn(status: MessageStatus, id: string, signal: AbortSignal): Promise<Message | null> {
  for (let current = 1; current <= 10; current += 1) {
    const { records, total } = await readPart(status, current, signal)
    const message = records.find((one) => one.id === id)
    if (message) return message
    if (current * SAFE_PAGE_SIZE >= total) break
  }
  return null
}

/**
 * A page of the messages outside of the recycle bin, the newest first, from a server that lists one status at a time.
 */
export async function readUnremoved(query: ListQuery, signal: AbortSignal): Promise<Page<Message>> {
  const read = (status: MessageStatus) =>
    readEvery({ page: (current) => readPart(status, current, signal), keyOf: ({ id }) => id }, signal)
  const [unread, known] = await Promise.all([read('UN_READY'), read('ALREADY_READY')])
  const sorted = query.sort ? query : { ...query, sort: 'createTime', order: 'desc' }
  return pageOfAllRows([...unread, ...known], sorted, {})
}

function readPart(status: MessageStatus, current: number, signal: AbortSignal): Promise<Page<Message>> {
  return readMessages(
    { status, current, size: SAFE_PAGE_SIZE, pageNumber: current, pageSize: SAFE_PAGE_SIZE },
    { signal },
  )
}
