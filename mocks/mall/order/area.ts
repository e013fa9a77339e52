import { defineArea } from '#mocks/kernel/area'
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
  menu: {
    screens: [
      {
        section: 'order',
        order: 30,
        routeName: 'orderList',
        name: '商品订单',
        path: 'orders',
        frontRoute: 'order/order/orderList',
        variants: ['material'],
        grant: 'mallOrder',
      },
      {
        section: 'order',
        order: 40,
        routeName: 'virtualOrderList',
        name: '虚拟订单',
        path: 'virtual-orders',
        frontRoute: 'order/order/virtualOrderList',
        variants: ['material'],
        grant: 'mallOrder',
      },
    ],
  },
})
