import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const [claim] = db.afterSales.filter(({ storeId }) => storeId === '9003')

const own = db.afterSales.filter(({ storeId, serviceType }) => storeId === '9003' && serviceType === 'RETURN_MONEY')

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'AfterSaleListPage',
    name: 'the list of returns',
    path: '/after-sales',
    account: 'haichuan',
    caption: '退货管理',
    api: '/order/afterSale/page',
    total: db.afterSales.filter(({ storeId }) => storeId === '9003').length,
    filter: { label: '售后单号', name: 'sn', value: claim?.sn ?? '', total: 1, shows: claim?.goodsName ?? '' },
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
    total: own.length,
    filter: { label: '退款编号', name: 'sn', value: own[0]?.sn ?? '', total: 1, shows: own[0]?.goodsName ?? '' },
    counts: '/afterSaleNumVO',
    statuses: ['待处理', '等待平台退款', '已完成', '已拒绝', '买家取消'],
  },
]
