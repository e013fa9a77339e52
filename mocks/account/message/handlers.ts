import { messageEndpoints } from '#features/account/message/endpoints'
import type { MessageStatus } from '#features/account/message/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { contains, filtered, notAfter, notBefore, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { type MessageRow, messageTables } from './rows'

const { messages } = messageTables
const ownMessage = ownedBy(messages, 'storeId', () => refusal(20005, '权限不足'))

const filters = {
  status: oneOf<MessageRow>((row) => row.status),
  title: contains<MessageRow>((row) => row.title),
  startDate: notBefore<MessageRow>((row) => row.createTime),
  endDate: notAfter<MessageRow>((row) => row.createTime),
}

/** Messages need no grant. The current state of a message is not checked, as in the reference. */
export const messageRoutes: Route[] = [
  readRoute(messageEndpoints.page, null, pageOfOwn),
  readRoute({ method: 'GET', path: '/api/store/message/storeMessage/all' }, null, (call) =>
    Object.fromEntries(
      (['UN_READY', 'ALREADY_READY', 'ALREADY_REMOVE'] satisfies MessageStatus[]).map((status) => [
        status,
        pageOfOwn({ ...call, fields: { ...call.fields, status } }),
      ]),
    ),
  ),
  readRoute(messageEndpoints.read, null, turnTo('ALREADY_READY')),
  readRoute(messageEndpoints.restore, null, turnTo('ALREADY_READY')),
  readRoute(messageEndpoints.drop, null, turnTo('ALREADY_REMOVE')),
  readRoute(messageEndpoints.erase, null, (call) => {
    messages.delete(ownMessage(call, call.params.id ?? '').id)
    return true
  }),
]

function pageOfOwn(call: Call) {
  const own = messages.filter(({ storeId }) => storeId === call.account.supplierId)
  const found = sorted(filtered(own, call, filters), call, ['createTime'])
  return pageOf(
    found.map((row) => ({ ...row, storeName: supplierName(row.storeId), createBy: 'platform' })),
    call,
  )
}

function turnTo(status: MessageStatus) {
  return (call: Call) => {
    messages.update(ownMessage(call, call.params.id ?? '').id, { status })
    return true
  }
}
