import { db } from '#mocks/areas'

/** A record for each screen that needs one. */
export const addresses = {
  platformServicePayment: () => ({ featureId: db.features.all()[0]?.featureId ?? '' }),
  purchaseRecordDetail: () => ({ id: db.platformOrders.find((row) => row.supplierId === '9001')?.id ?? '' }),
}
