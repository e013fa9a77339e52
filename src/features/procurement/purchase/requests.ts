import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { purchaseEndpoints } from './endpoints'

/** What calls about purchase orders carry. */
export const purchaseRequests = {
  page: filters(purchaseEndpoints.page, [
    'contractCode',
    'contractName',
    'createUserName',
    'endTime',
    'materialName',
    'materialType',
    'orderSn',
    'projectName',
    'sendTimeVerified',
    'startTime',
    'status',
  ]),
  verifySendTime: body(
    purchaseEndpoints.verifySendTime,
    { orderSn: wire.text(), sendTime: wire.text(), remark: wire.text() },
    ['remark'],
  ),
}
