import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { orderClaimTypes, orderRefunds } from '#mocks/mall/order/rules'
import { phonesOf } from '#mocks/store/changeLog/rules'
import { afterSaleCounterparty, claimLater } from './counterparty'
import { afterSaleRoutes } from './handlers'
import { refundedOf } from './refundRules'
import { afterSaleTables } from './rows'
import { ownAfterSales } from './rules'
import { simulateAfterSales } from './simulate'

/** Claims of buyers: refunds, with or without returning the products. */
export const area = defineArea({
  tables: afterSaleTables,
  seed: simulateAfterSales,
  routes: afterSaleRoutes,
  counterparty: afterSaleCounterparty,
  extends: [
    claimLater,
    orderRefunds.with(refundedOf),
    orderClaimTypes.with((orderSn) => [
      ...new Set(afterSaleTables.afterSales.where('orderSn', orderSn).map(({ serviceType }) => serviceType)),
    ]),
    phonesOf('AFTER_SALE', 'afterSale', ownAfterSales, { key: 'sn' }),
  ],
  // A member's record shows the claims.
  grants: { afterSale: { viewedWith: ['member'] } },
  menu: screensIn('afterSale', { grant: 'afterSale', variants: ['material'] }, [
    [10, 'returnGoodsOrder', '退货管理', 'after-sales', 'order/after-order/returnGoodsOrder'],
    [20, 'returnMoneyOrder', '退款管理', 'after-sales/refunds', 'order/after-order/returnMoneyOrder'],
  ]),
})
