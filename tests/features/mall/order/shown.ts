import { db } from '#mocks/areas'
import { first, OWN, type Shown, total, yuan } from '#tests/figures/shown'

const paid = () =>
  first(
    db.mallOrders.find(
      (row) =>
        row.storeId === OWN &&
        row.payStatus === 'PAID' &&
        row.deliverStatus === 'DELIVERED' &&
        Number(row.discountPrice) > 0,
    ),
  )

/** What is read of orders. */
export const shown: Shown[] = [
  {
    name: 'the amount of an order in the mall',
    figure: () => {
      const { goodsPrice, freightPrice, discountPrice } = paid()
      return yuan(total([goodsPrice, freightPrice]).minus(discountPrice))
    },
    places: {
      'its record': () => `/order-detail?sn=${paid().sn}`,
      'the list': () => `/orders?orderSn=${paid().sn}`,
    },
  },
]
