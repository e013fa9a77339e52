import { db } from '#mocks/areas'

/** A record for each screen that needs one. */
export const addresses = {
  purchaseDetail: () => ({
    orderSn: db.orders.find((row) => row.supplierId === '9001' && row.status === 'UNDELIVERED')?.orderSn ?? '',
  }),
}
