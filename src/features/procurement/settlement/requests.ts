import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { settlementEndpoints } from './endpoints'

/** What calls about settlements carry. */
export const settlementRequests = {
  page: filters(settlementEndpoints.page, [
    'contractCode',
    'contractName',
    'createUserName',
    'endTime',
    'materialName',
    'materialType',
    'orderSn',
    'projectName',
    'settleDateEnd',
    'settleDateStart',
    'settlementCode',
    'startTime',
    'status',
    'supplierName',
    'unpaid',
  ]),
  confirm: body(settlementEndpoints.confirm, { id: wire.text(), totalAmountTax: wire.text() }),
  object: body(settlementEndpoints.object, { id: wire.text(), reason: wire.text() }),
  export: filters(settlementEndpoints.export, ['id'], { required: ['id'] }),
}
