import * as wire from '#domain/wire'
import { contactInput } from '#features/procurement/receivable/contact/model'
import { body } from '#shared/http/request'
import { contactEndpoints } from './endpoints'

/** What calls about the contacts with buyers whose payment is overdue carry. */
export const contactRequests = {
  add: body(contactEndpoints.add, contactInput),
  remove: body(contactEndpoints.remove, { id: wire.id() }),
}
