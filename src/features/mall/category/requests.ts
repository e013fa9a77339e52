import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { labelEndpoints } from './endpoints'
import { labelInput } from './model'

/** What calls about the shop's own categories carry. */
export const labelRequests = {
  add: body(labelEndpoints.add, { ...labelInput.entries, level: wire.text() }),
  update: body(labelEndpoints.update, { ...labelInput.entries, id: wire.id(), level: wire.text() }),
}
