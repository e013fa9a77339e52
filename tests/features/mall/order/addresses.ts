import { db } from '#mocks/areas'

const order = (status: string) =>
  db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === status && row.orderType === 'NORMAL')

/** A record for each screen that needs one. */
export const addresses = {
  'order-detail': () => ({ sn: order('PARTS_DELIVERED')?.sn ?? '' }),
  orderPreview: () => ({ sns: order('UNDELIVERED')?.sn ?? '' }),
}
