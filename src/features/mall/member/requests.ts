import { filters } from '#shared/http/request'
import { memberEndpoints } from './endpoints'

/** What calls about the buyers of the shop carry. */
export const memberRequests = {
  page: filters(memberEndpoints.page, ['endTime', 'memberName', 'mobile', 'paymentAmount', 'startTime']),
  footprints: filters(memberEndpoints.footprints, ['memberId']),
}
