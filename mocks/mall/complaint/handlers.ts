import { complaintEndpoints } from '#features/mall/complaint/endpoints'
import { complaintRequests } from '#features/mall/complaint/requests'
import { listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { bodyBy, requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { containing, type Filters, oneOf } from '#mocks/kernel/store/listing'
import { type ComplaintRow, complaintTables } from './rows'
import { appeal, arbitrate, askAppeal, cancelComplaint, discuss, say } from './steps'

const { complaints } = complaintTables

const filters: Filters<ComplaintRow> = {
  ...containing('orderSn', 'memberName', 'storeName'),
  status: oneOf((row) => row.complainStatus),
}

/** The complaints about the caller's shop. */
export const ownComplaints = ownedBy(complaints, 'storeId', { refuse: () => refusal(33103, '当前投诉记录不存在') })

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

/** lilishop's generic change of a complaint: a shop may change what it appeals with. */
function changeOwn(call: Call) {
  const complaint = ownComplaints.get(call, requiredField(call, 'id'))
  const changed = { appealContent: complaint.appealContent, appealImages: complaint.appealImages, ...call.fields }
  return detailView(appeal(complaint, bodyBy({ fields: changed }, complaintRequests.appeal)))
}

/** The generic route that sets a status; lilishop uses it for the platform's steps. */
function setStatus(call: Call) {
  const complaint = ownComplaints.get(call, requiredField(call, 'complainId'))
  const status = requiredField(call, 'complainStatus')
  if (status === 'COMPLETE') return detailView(arbitrate(complaint, textField(call, 'arbitrationResult')))
  if (status === 'CANCEL') return detailView(cancelComplaint(complaint))
  if (status === 'WAIT_APPEAL') return detailView(askAppeal(complaint))
  if (status === 'COMMUNICATION') return detailView(discuss(complaint))
  throw refusal(33102, '投诉异常，请稍后重试')
}

function communicate(call: Call) {
  const { complainId, content } = bodyBy(call, complaintRequests.say, ['content', 'complainId'])
  say(ownComplaints.get(call, complainId), 'STORE', content, call.account)
  return null
}

export const complaintRoutes: Route[] = [
  listRoute(complaintEndpoints.page, 'complaint', ownComplaints.all, {
    filters,
    newestBy: ['createTime', 'id'],
    view: rowView,
  }),
  recordRoute(complaintEndpoints.detail, 'complaint', ownComplaints, detailView),
  writeRoute(complaintEndpoints.say, 'complaint', communicate),
  // lilishop's own client adds a slash.
  writeRoute({ method: 'POST', path: `${complaintEndpoints.say.path}/` }, 'complaint', communicate),
  writeRoute(complaintEndpoints.appeal, 'complaint', (call) => {
    const sent = bodyBy(call, complaintRequests.appeal, ['orderComplaintId'])
    return detailView(appeal(ownComplaints.get(call, sent.orderComplaintId), sent))
  }),
  writeRoute({ method: 'PUT', path: complaintEndpoints.page.path }, 'complaint', changeOwn),
  writeRoute({ method: 'PUT', path: `${complaintEndpoints.page.path}/status` }, 'complaint', setStatus),
]
