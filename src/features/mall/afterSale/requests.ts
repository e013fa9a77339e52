import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { afterSaleEndpoints } from './endpoints'
import { approvalInput } from './model'

const CLAIM_FILTERS = [
  'endDate',
  'goodsName',
  'memberId',
  'memberName',
  'orderSn',
  'serviceStatus',
  'serviceType',
  'sn',
  'startDate',
] as const

/** What calls about the buyers' claims carry. */
export const afterSaleRequests = {
  page: filters(afterSaleEndpoints.page, CLAIM_FILTERS),
  returnCounts: filters(afterSaleEndpoints.returnCounts, CLAIM_FILTERS, { isPaged: true }),
  review: body(afterSaleEndpoints.review, { ...approvalInput.entries, serviceStatus: wire.text() }, [
    'actualRefundPrice',
    'returnAddress',
  ]),
  confirm: body(
    afterSaleEndpoints.confirm,
    { serviceStatus: wire.text(), remark: wire.text(), restockNum: wire.text() },
    ['restockNum'],
  ),
  restock: body(afterSaleEndpoints.restock, { restockNum: wire.text() }),
}
