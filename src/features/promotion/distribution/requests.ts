import { body, filters } from '#shared/http/request'
import { distributionGoodsEndpoints, distributionOrderEndpoints } from './endpoints'
import { commissionBody } from './model'

/** What calls about the SKUs that distributors sell carry. */
export const distributionGoodsRequests = {
  page: filters(distributionGoodsEndpoints.page, ['goodsName', 'id']),
  add: body(distributionGoodsEndpoints.add, commissionBody),
  update: body(distributionGoodsEndpoints.update, commissionBody),
}

/** What calls about the orders that distributors brought carry. */
export const distributionOrderRequests = {
  page: filters(distributionOrderEndpoints.page, [
    'distributionName',
    'distributionOrderStatus',
    'endTime',
    'orderSn',
    'startTime',
  ]),
}
