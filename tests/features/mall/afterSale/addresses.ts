import { db } from '#mocks/areas'

/** A record for each screen that needs one. */
export const addresses = {
  'return-goods-order-detail': () => ({ sn: db.afterSales.find(({ storeId }) => storeId === '9003')?.sn ?? '' }),
}
