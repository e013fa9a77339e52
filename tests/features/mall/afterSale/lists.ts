import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const claimsOf = (type: string) =>
  db.afterSales.filter(({ storeId, serviceType }) => storeId === '9003' && serviceType === type)
const returns = claimsOf('RETURN_GOODS')
const refunds = claimsOf('RETURN_MONEY')

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'AfterSaleListPage',
    name: 'the list of returns',
    path: '/after-sales',
    account: 'haichuan',
    caption: '退货管理',
    api: '/order/afterSale/page',
    total: returns.length,
    filter: {
      label: '售后单号',
      name: 'sn',
      value: returns[0]?.sn ?? '',
      total: 1,
      shows: returns[0]?.goodsName ?? '',
    },
    counts: '/afterSaleNumVO',
    statuses: ['待处理', '待买家寄回', '待收货', '等待平台退款', '已完成', '已拒绝', '卖家拒收', '买家取消'],
    opens: { path: '/return-goods-order-detail', tab: '售后详情' },
  },
  {
    screen: 'RefundListPage',
    name: 'the list of refunds',
    path: '/after-sales/refunds',
    account: 'haichuan',
    caption: '退款管理',
    api: '/order/afterSale/page',
    total: refunds.length,
    filter: {
      label: '退款编号',
      name: 'sn',
      value: refunds[0]?.sn ?? '',
      total: 1,
      shows: refunds[0]?.goodsName ?? '',
    },
    counts: '/afterSaleNumVO',
    statuses: ['待处理', '等待平台退款', '已完成', '已拒绝', '买家取消'],
  },
]
