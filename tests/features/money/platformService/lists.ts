import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'PurchaseRecordListPage',
    name: 'the purchase records',
    path: '/supplier/server/purchaseRecord/list',
    account: 'yueheng',
    caption: '购买记录',
    api: '/gd-order/order/page',
    total: 26,
    filter: { label: '订单编号', name: 'orderSn', value: '-1003', total: 1, shows: '员工上手培训' },
    statuses: ['未支付', '支付中', '已支付', '支付失败', '已撤销', '已退款', '已关闭'],
    opens: { path: '/supplier/server/purchaseRecord/detail', tab: '购买记录详情' },
  },
]
