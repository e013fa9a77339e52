import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { changeLogEndpoints } from './endpoints'

/** What calls about the changes of a shop's settings carry. */
export const changeLogRequests = {
  reveal: body(changeLogEndpoints.reveal, { kind: wire.text(), id: wire.id(), detail: wire.text() }),
}
