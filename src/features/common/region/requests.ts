import { filters } from '#shared/http/request'
import { regionEndpoints } from './endpoints'

/** What calls about regions carry. */
export const regionRequests = {
  below: filters(regionEndpoints.below, ['parentCode'], { required: ['parentCode'] }),
}
