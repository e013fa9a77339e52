import { body } from '#shared/http/request'
import { supplementaryEndpoints } from './endpoints'
import { supplementarySchema } from './model'

/** What calls about additions to delivery notes carry. */
export const supplementaryRequests = {
  save: body(supplementaryEndpoints.save, supplementarySchema),
}
