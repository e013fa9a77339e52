import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { approvalForms } from '#mocks/procurement/approval/rules'
import { logsOf } from '#mocks/procurement/recordLog/rules'
import { purchaseCounterparty } from './counterparty'
import { orderForm, purchaseRoutes } from './handlers'
import { purchaseTables } from './rows'
import { ownOrders } from './rules'
import { seedOrders } from './seed'

/** Purchase orders of the buyer. */
export const area = defineArea({
  tables: purchaseTables,
  seed: seedOrders,
  routes: purchaseRoutes,
  grants: { purchase: {} },
  menu: screensIn('order', { grant: 'purchase' }, [[10, 'purchaseOrderList', '采购订单', 'supplier/order/list']]),
  counterparty: purchaseCounterparty,
  extends: [approvalForms.with(orderForm), logsOf('ORDER', ownOrders, { id: 'orderSn', code: 'orderSn' })],
})
