import { sessionEndpoints } from './endpoints'
import { noBody } from './request'

/** What calls that keep a session going carry. */
export const sessionRequests = {
  refresh: noBody(sessionEndpoints.refresh),
}
