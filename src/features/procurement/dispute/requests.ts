import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { disputeEndpoints } from './endpoints'
import { disputePayloadSchema } from './model'

/** What calls about claims on lines of settlements carry. */
export const disputeRequests = {
  save: body(disputeEndpoints.save, disputePayloadSchema),
  drop: body(disputeEndpoints.drop, { billId: wire.text(), lineId: wire.text() }),
}
