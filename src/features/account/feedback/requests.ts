import { body, filters } from '#shared/http/request'
import { feedbackEndpoints } from './endpoints'
import { feedbackInput } from './model'

/** What calls about feedback to the platform carry. */
export const feedbackRequests = {
  page: filters(feedbackEndpoints.page, ['content', 'status']),
  send: body(feedbackEndpoints.send, feedbackInput, ['page', 'version', 'lastError', 'pictures']),
}
