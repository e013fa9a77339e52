import { filters, noBody } from '#shared/http/request'
import { messageEndpoints } from './endpoints'

/** What calls about messages of the platform carry. */
export const messageRequests = {
  page: filters(messageEndpoints.page, ['endDate', 'startDate', 'status', 'title']),
  read: noBody(messageEndpoints.read),
  restore: noBody(messageEndpoints.restore),
}
