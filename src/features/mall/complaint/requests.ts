import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { complaintEndpoints } from './endpoints'
import { appealBody } from './model'

/** What calls about the buyers' complaints carry. */
export const complaintRequests = {
  page: filters(complaintEndpoints.page, ['memberName', 'orderSn', 'status']),
  say: body(complaintEndpoints.say, { complainId: wire.text(), content: wire.text() }),
  appeal: body(complaintEndpoints.appeal, { ...appealBody.entries, orderComplaintId: wire.text() }),
}
