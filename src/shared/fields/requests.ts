import { filters } from '#shared/http/request'
import { dictEndpoints } from './endpoints'

/** What calls about dictionaries carry. */
export const dictRequests = {
  byCode: filters(dictEndpoints.byCode, ['code'], { required: ['code'] }),
}
