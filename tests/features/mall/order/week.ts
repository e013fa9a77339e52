import { db } from '#mocks/areas'
import { placeOrder } from '#mocks/mall/order/place'
import { shipAll } from '#mocks/mall/order/shipping'
import { cancelOrder, completeOrder, payOrder } from '#mocks/mall/order/stepRules'
import { logisticsTables } from '#mocks/store/logistics/rows'
import type { Step } from '#tests/figures/step'

const ordersIn = (storeId: string, state: string) =>
  db.mallOrders.filter((row) => row.storeId === storeId && row.orderStatus === state)

/** What a week does with orders. */
export const week: Step[] = [
  ({ storeId, chance }) => placeOrder(storeId, chance, {}),
  ({ storeId, pick }) => {
    const order = pick(ordersIn(storeId, 'UNPAID'))
    return order && payOrder(order, 'WECHAT')
  },
  ({ storeId, by, chance, pick }) => {
    const order = pick(ordersIn(storeId, 'UNDELIVERED'))
    if (!order) return null
    if (chance.whole(1, 6) === 1) return cancelOrder(order, '买家不想要了', by)
    const logisticsId = logisticsTables.logistics.all()[0]?.id ?? ''
    return shipAll(order, { logisticsId, logisticsNo: `SF${chance.whole(1e6, 9e6)}` }, by)
  },
  ({ storeId, pick }) => {
    const order = pick(ordersIn(storeId, 'DELIVERED'))
    return order && completeOrder(order, 'receive', '会员')
  },
]
