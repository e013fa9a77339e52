import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { orderCounterparty, receiveLater } from './counterparty'
import { orderRoutes } from './handlers'
import { orderTables } from './rows'
import { simulateOrders } from './simulate'

/** Orders of the mall, from placement to receipt. */
export const area = defineArea({
  tables: orderTables,
  seed: simulateOrders,
  routes: orderRoutes,
  counterparty: orderCounterparty,
  extends: [receiveLater],
  grants: { mallOrder: { viewedWith: ['afterSale', 'complaint', 'receipt', 'comment'] } },
  menu: screensIn('order', { grant: 'mallOrder', variants: ['material'] }, [
    [30, 'orderList', '商品订单', 'orders', 'order/order/orderList'],
    [40, 'virtualOrderList', '虚拟订单', 'virtual-orders', 'order/order/virtualOrderList'],
  ]),
})
