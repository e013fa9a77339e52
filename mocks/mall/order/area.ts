import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { activityOrders } from '#mocks/mall/activity/rules'
import { lowestDeals, soldCounts } from '#mocks/mall/goods/wireRules'
import { couponBuyers } from '#mocks/promotion/coupon/receivedRules'
import { phonesOf, REVEAL } from '#mocks/store/changeLog/rules'
import { buyers } from './buyerRows'
import { endGroups, joinGroupsLater, orderCounterparty, receiveLater } from './counterparty'
import { orderRoutes } from './handlers'
import { orderTables } from './rows'
import { logOrder, ordersByActivity, ownMallOrders } from './rules'
import { simulateOrders } from './simulate'
import { lowestPaid, soldPieces } from './soldRules'

/** Orders of the mall, from placement to receipt. */
export const area = defineArea({
  tables: orderTables,
  seed: simulateOrders,
  routes: orderRoutes,
  counterparty: orderCounterparty,
  extends: [
    receiveLater,
    joinGroupsLater,
    endGroups,
    activityOrders.with(ordersByActivity),
    couponBuyers.with(() => buyers),
    soldCounts.with(soldPieces),
    lowestDeals.with(lowestPaid),
    phonesOf('MALL_ORDER', 'mallOrder', ownMallOrders, {
      key: 'sn',
      log: ({ sn }, { account }, label) => logOrder(sn, account, `${REVEAL}：${label}`),
    }),
  ],
  grants: { mallOrder: { viewedWith: ['afterSale', 'complaint', 'receipt', 'comment', 'member'] } },
  menu: screensIn('order', { grant: 'mallOrder', variants: ['material'] }, [
    [30, 'orderList', '商品订单', 'orders', 'order/order/orderList'],
    [40, 'virtualOrderList', '虚拟订单', 'virtual-orders', 'order/order/virtualOrderList'],
  ]),
})
