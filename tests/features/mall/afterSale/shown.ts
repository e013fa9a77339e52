import { db } from '#mocks/areas'
import { first, OWN, type Shown, total, yuan } from '#tests/figures/shown'

const claim = () =>
  first(
    db.afterSales.find(
      (row) => row.storeId === OWN && row.serviceStatus === 'COMPLETE' && row.serviceType === 'RETURN_MONEY',
    ),
  )

/** What is read of refunds. */
export const shown: Shown[] = [
  {
    name: 'the money of a refund',
    figure: () => yuan(total([claim().actualRefundPrice])),
    places: {
      'its record': () => `/return-goods-order-detail?sn=${claim().sn}`,
      'the record of the order': () => `/order-detail?sn=${claim().orderSn}`,
    },
  },
]
