import { defineArea } from '#mocks/kernel/area'
import { approvalForms } from '#mocks/procurement/approval/rules'
import { loggedRecords } from '#mocks/procurement/recordLog/rows'
import { purchaseCounterparty } from './counterparty'
import { orderEvents, orderForm, purchaseRoutes } from './handlers'
import { purchaseTables } from './rows'
import { seedOrders } from './seed'

/** Purchase orders of the buyer. */
export const area = defineArea({
  tables: purchaseTables,
  seed: seedOrders,
  routes: purchaseRoutes,
  grants: { purchase: {} },
  menu: {
    screens: [
      {
        section: 'order',
        order: 10,
        routeName: 'purchaseOrderList',
        name: '采购订单',
        path: 'supplier/order/list',
        frontRoute: 'supplier/order/list',
        grant: 'purchase',
      },
    ],
  },
  counterparty: purchaseCounterparty,
  extends: [approvalForms.with(orderForm), loggedRecords.with(orderEvents)],
})
