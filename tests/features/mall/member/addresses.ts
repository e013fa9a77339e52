import { db } from '#mocks/areas'

/** A record for each screen that needs one. */
export const addresses = {
  'member-detail': () => ({ id: db.mallOrders.find(({ storeId }) => storeId === '9003')?.memberId ?? '' }),
}
