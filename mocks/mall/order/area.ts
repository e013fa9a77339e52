import { defineArea } from '#mocks/kernel/area'
import { orderActs } from './actor'
import { growOrders } from './grow'
import { orderRoutes } from './handlers'
import { orderTables } from './rows'

/** Orders of the mall, from placement to receipt. */
export const area = defineArea({
  tables: orderTables,
  seed: growOrders,
  routes: orderRoutes,
  acts: orderActs,
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
