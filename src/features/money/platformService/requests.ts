import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { platformServiceEndpoints } from './endpoints'
import { newOrderInput } from './model'

/** What calls about packages of platform services and their orders carry. */
export const platformServiceRequests = {
  page: filters(platformServiceEndpoints.page, [
    'endTime',
    'featureId',
    'orderSn',
    'payStatus',
    'payType',
    'startTime',
  ]),
  pay: body(
    platformServiceEndpoints.pay,
    {
      ...newOrderInput.entries,
      orderId: wire.text(),
      featureId: wire.text(),
      clientType: wire.text(),
    },
    ['orderId', 'featureId', 'duration', 'quantity', 'clientType', 'amount'],
  ),
}
