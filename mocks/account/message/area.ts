import { documentsIn } from '#domain/document/documentNumber'
import { messageEndpoints } from '#features/account/message/endpoints'
import { isRemoved, type MessageStatus } from '#features/account/message/model'
import { defineArea } from '#mocks/kernel/area'
import { type Account, supplierName } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { isGranted, screensOf } from '#mocks/kernel/auth/permission'
import { afterSteps } from '#mocks/kernel/counterparty'
import { ownedBy } from '#mocks/kernel/http/guards'
import { textField } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, pageBy } from '#mocks/kernel/store/listing'
import { tellOfStep } from './counterparty'
import { type MessageRow, messageTables } from './rows'
import { seedMessages } from './seed'

const { messages } = messageTables
const ownMessages = ownedBy(messages, 'storeId')

const filters: Filters<MessageRow> = {
  ...containing('title'),
  ...equalTo('status'),
  ...during('createTime', 'startDate', 'endDate'),
}

/** The platform's messages to a supplier: changes of its documents, and notices. */
export const area = defineArea({
  tables: messageTables,
  seed: seedMessages,
  grants: { message: {} },
  // Reading needs no grant. The current state of a message is not checked, as in the reference.
  routes: [
    readRoute(messageEndpoints.page, null, pageOfOwn),
    readRoute({ method: 'GET', path: '/api/store/message/storeMessage/all' }, null, (call) =>
      Object.fromEntries(
        (['UN_READY', 'ALREADY_READY', 'ALREADY_REMOVE'] satisfies MessageStatus[]).map((status) => [
          status,
          pageOfOwn({ ...call, fields: { ...call.fields, status } }),
        ]),
      ),
    ),
    readRoute(messageEndpoints.read, null, markRead),
    writeRoute(messageEndpoints.restore, 'message', turnTo('ALREADY_READY')),
    writeRoute(messageEndpoints.drop, 'message', turnTo('ALREADY_REMOVE')),
    writeRoute(messageEndpoints.erase, 'message', (call) => {
      messages.delete(ownMessages.get(call).id)
      return true
    }),
  ],
  menu: screensIn('helpCenter', { grant: 'message', isViewedByAll: true }, [[10, 'message', '消息中心', 'message']]),
  extends: [afterSteps.with(tellOfStep)],
})

function pageOfOwn(call: Call) {
  const view = ({ readBy: _, ...row }: MessageRow) => ({
    ...row,
    storeName: supplierName(row.storeId),
    createBy: 'platform',
  })
  const seen = (row: MessageRow) => ({ ...row, status: statusFor(call.account, row) })
  const isBinLeftOut = textField(call, 'removed') === 'false' && textField(call, 'status') === ''
  const isAsked = (row: MessageRow) => !isBinLeftOut || !isRemoved(row)
  return pageBy(ownMessages.all(call).filter(isFor(call.account)).map(seen).filter(isAsked), call, { filters, view })
}

/** The menu screens that lead to a document's own screen. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  purchaseDetail: ['purchaseOrderList'],
  deliverDetail: ['deliverList'],
  'order-detail': ['orderList', 'virtualOrderList'],
  'return-goods-order-detail': ['returnGoodsOrder', 'returnMoneyOrder'],
  'order-complaint-detail': ['orderComplaint'],
}

/** Whether an account may see what a message is about: its first document. Notices are for everyone. */
function isFor(account: Account): (row: MessageRow) => boolean {
  const held = new Set(screensOf(account).map(({ screen }) => screen.routeName))
  return ({ title, content }) => {
    const [subject] = documentsIn(`${title} ${content}`)
    return !subject || (OWNERS[subject.screen] ?? [subject.screen]).some((name) => held.has(name))
  }
}

/** A message of the shop as an account sees it. */
function statusFor({ id }: Account, { status, readBy = [] }: MessageRow): MessageStatus {
  return status === 'UN_READY' && readBy.includes(id) ? 'ALREADY_READY' : status
}

/** Marks a message as read: for the shop, or for an account that may only look alone. */
function markRead(call: Call): true {
  if (isGranted(call.account, 'message', 'operate')) return turnTo('ALREADY_READY')(call)
  const { id, readBy = [] } = ownMessages.get(call)
  messages.update(id, { readBy: [...new Set([...readBy, call.account.id])] })
  return true
}

function turnTo(status: MessageStatus) {
  return (call: Call): true => {
    messages.update(ownMessages.get(call).id, { status })
    return true
  }
}
