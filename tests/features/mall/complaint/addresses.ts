import { db } from '#mocks/areas'

/** A record for each screen that needs one. */
export const addresses = {
  'order-complaint-detail': () => ({ id: db.complaints.find(({ storeId }) => storeId === '9003')?.id ?? '' }),
}
