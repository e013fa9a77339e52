import type { MessageStatus } from '#features/account/message/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { Refusal } from '#mocks/kernel/http/reply'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { contains, filtered, notAfter, notBefore, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { type MessageRow, messageTables } from './rows'

const MESSAGE = '/api/store/message/storeMessage'
const { messages } = messageTables

const filters = {
  status: oneOf<MessageRow>((row) => row.status),
  title: contains<MessageRow>((row) => row.title),
  startDate: notBefore<MessageRow>((row) => row.createTime),
  endDate: notAfter<MessageRow>((row) => row.createTime),
}

/** Messages need no grant. The current state of a message is not checked, as in the reference. */
export const messageRoutes: Route[] = [
  readRoute(['GET'], MESSAGE, null, pageOfOwn),
  readRoute(['GET'], `${MESSAGE}/all`, null, (call) =>
    Object.fromEntries(
      (['UN_READY', 'ALREADY_READY', 'ALREADY_REMOVE'] satisfies MessageStatus[]).map((status) => [
        status,
        pageOfOwn({ ...call, fields: { ...call.fields, status } }),
      ]),
    ),
  ),
  readRoute(['PUT'], `${MESSAGE}/:id/read`, null, turnTo('ALREADY_READY')),
  readRoute(['PUT'], `${MESSAGE}/:id/reduction`, null, turnTo('ALREADY_READY')),
  readRoute(['DELETE'], `${MESSAGE}/:id/delete`, null, turnTo('ALREADY_REMOVE')),
  readRoute(['DELETE'], `${MESSAGE}/:id`, null, (call) => {
    messages.delete(ownMessage(call).id)
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
    messages.update(ownMessage(call).id, { status })
    return true
  }
}

function ownMessage({ account, params }: Call): MessageRow {
  const row = messages.get(params.id ?? '')
  if (row?.storeId !== account.supplierId) throw new Refusal('权限不足', { code: 20005, status: 400 })
  return row
}
