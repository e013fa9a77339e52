import { filters } from '#shared/http/request'
import { activityEndpoints } from './endpoints'

/** What calls about activities of all kinds carry. */
export const activityRequests = {
  list: filters(activityEndpoints.list, ['goodsId']),
}
