import { defineArea } from '#mocks/kernel/area'
import { afterSaleCounterparty, claimLater } from './counterparty'
import { afterSaleRoutes } from './handlers'
import { afterSaleTables } from './rows'
import { simulateAfterSales } from './simulate'

/** Claims of buyers: refunds, with or without returning the products. */
export const area = defineArea({
  tables: afterSaleTables,
  seed: simulateAfterSales,
  routes: afterSaleRoutes,
  counterparty: afterSaleCounterparty,
  extends: [claimLater],
  grants: { afterSale: {} },
  menu: {
    screens: [
      {
        section: 'afterSale',
        order: 10,
        routeName: 'returnGoodsOrder',
        name: '退货管理',
        path: 'after-sales',
        frontRoute: 'order/after-order/returnGoodsOrder',
        variants: ['material'],
        grant: 'afterSale',
      },
      {
        section: 'afterSale',
        order: 20,
        routeName: 'returnMoneyOrder',
        name: '退款管理',
        path: 'after-sales/refunds',
        frontRoute: 'order/after-order/returnMoneyOrder',
        variants: ['material'],
        grant: 'afterSale',
      },
    ],
  },
})
