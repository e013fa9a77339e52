import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { recordLogEndpoints } from './endpoints'

/** What calls about the history of records carry. */
export const recordLogRequests = {
  tell: body(recordLogEndpoints.tell, { kind: wire.text(), id: wire.id(), action: wire.text(), detail: wire.text() }),
}
