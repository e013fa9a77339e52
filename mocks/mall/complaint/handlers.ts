import { refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, filtered, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { type ComplaintRow, complaintTables } from './rows'
import { appeal, arbitrate, askAppeal, cancelComplaint, discuss, say } from './steps'

const BASE = '/api/store/order/complain'
const { complaints } = complaintTables

const filters: Filters<ComplaintRow> = {
  status: oneOf((row) => row.complainStatus),
  orderSn: contains((row) => row.orderSn),
  memberName: contains((row) => row.memberName),
  storeName: contains((row) => row.storeName),
}

/** A complaint about the caller's shop. */
function ownOf({ account }: Call, id: string): ComplaintRow {
  const complaint = complaints.get(id)
  if (complaint?.storeId !== account.supplierId) throw refusal(33103, '当前投诉记录不存在')
  return complaint
}

const parts = (text: string) => text.split(',').filter((part) => part !== '')

function rowView({ messages: _, orderItemSn: _item, ...row }: ComplaintRow) {
  return {
    ...row,
    goodsPrice: Number(row.goodsPrice),
    freightPrice: Number(row.freightPrice),
    orderPrice: Number(row.orderPrice),
    appealTime: row.appealTime || null,
  }
}

function detailView(complaint: ComplaintRow) {
  const { messages, images, appealImages, id } = complaint
  return {
    ...rowView(complaint),
    orderComplaintCommunications: messages.map((message) => ({ ...message, complainId: id })),
    orderComplaintImages: parts(images),
    appealImagesList: parts(appealImages),
  }
}

/** The generic route that sets a status; lilishop uses it for the platform's steps. */
function setStatus(call: Call) {
  const complaint = ownOf(call, requiredField(call, 'complainId'))
  const status = requiredField(call, 'complainStatus')
  if (status === 'COMPLETE') return detailView(arbitrate(complaint, textField(call, 'arbitrationResult')))
  if (status === 'CANCEL') return detailView(cancelComplaint(complaint))
  if (status === 'WAIT_APPEAL') return detailView(askAppeal(complaint))
  if (status === 'COMMUNICATION') return detailView(discuss(complaint))
  throw refusal(33102, '投诉异常，请稍后重试')
}

function communicate(call: Call) {
  const content = requiredField(call, 'content')
  say(ownOf(call, requiredField(call, 'complainId')), 'STORE', content, call.account)
  return null
}

export const complaintRoutes: Route[] = [
  readRoute(['GET'], BASE, 'complaint', (call) => {
    const own = complaints.filter(({ storeId }) => storeId === call.account.supplierId)
    const page = pageOf(sorted(filtered(own, call, filters), call, ['createTime', 'id']), call)
    return { ...page, records: page.records.map(rowView) }
  }),
  readRoute(['GET'], `${BASE}/:id`, 'complaint', (call) => detailView(ownOf(call, call.params.id ?? ''))),
  // lilishop's own client adds a slash.
  ...['', '/'].map((end) => writeRoute(['POST'], `${BASE}/communication${end}`, 'complaint', communicate)),
  writeRoute(['PUT'], `${BASE}/appeal`, 'complaint', (call) => {
    const complaint = ownOf(call, requiredField(call, 'orderComplaintId'))
    return detailView(appeal(complaint, textField(call, 'appealContent'), textField(call, 'appealImages')))
  }),
  writeRoute(['PUT'], `${BASE}/status`, 'complaint', setStatus),
]
