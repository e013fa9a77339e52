import { getPage, optional, putForm, remove } from '#shared/endpoint'

const GOODS = '/api/store/distribution/goods'

/** Calls about the SKUs that distributors sell. */
export const distributionGoodsEndpoints = {
  page: getPage(GOODS),
  add: putForm(`${GOODS}/checked/{skuId}`),
  ...optional('distributionChange', {
    /** lilishop can only take a SKU out and add it again. */
    update: putForm(`${GOODS}/{id}`),
  }),
  cancel: remove(`${GOODS}/cancel/{id}`),
}

/** Calls about the orders that distributors brought. */
export const distributionOrderEndpoints = { page: getPage('/api/store/distribution/order') }
