import { body, filters } from '#shared/http/request'
import { storeAddressEndpoints } from './endpoints'
import { addressInput } from './model'

/** What calls about pick-up points carry. */
export const storeAddressRequests = {
  page: filters(storeAddressEndpoints.page, ['address', 'addressName']),
  add: body(storeAddressEndpoints.add, addressInput),
  update: body(storeAddressEndpoints.update, addressInput),
}
