import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const own = db.mallOrders.filter(({ storeId }) => storeId === '9003')
const goods = own.filter(({ orderType }) => orderType === 'NORMAL')
const services = own.filter(({ orderType }) => orderType === 'VIRTUAL')
const sample = goods.find(({ orderStatus }) => orderStatus === 'PARTS_DELIVERED')
const waiting = services.find(({ orderStatus }) => orderStatus === 'TAKE')

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'OrderListPage',
    name: 'the list of mall orders',
    path: '/orders',
    account: 'haichuan',
    caption: '商品订单',
    api: '/order/order',
    total: goods.length,
    filter: {
      label: '订单编号',
      name: 'orderSn',
      value: sample?.sn ?? '',
      total: 1,
      shows: sample?.consigneeName ?? '',
    },
    counts: '/order/orderNum',
    statuses: ['未付款', '已付款', '待发货', '部分发货', '已发货', '待核验', '待自提', '已完成', '已关闭'],
    opens: { path: '/order-detail', tab: '订单详情' },
    ofRecordAlone: ['打印电子面单', '下载面单', '顺丰发货'],
  },
  {
    screen: 'VirtualOrderListPage',
    name: 'the list of service orders',
    path: '/virtual-orders',
    account: 'haichuan',
    caption: '虚拟订单',
    api: '/order/order',
    total: services.length,
    filter: {
      label: '订单编号',
      name: 'orderSn',
      value: waiting?.sn ?? '',
      total: 1,
      shows: waiting?.memberName ?? '',
    },
    counts: '/order/orderNum',
    statuses: ['未付款', '已付款', '待核验', '已完成', '已关闭'],
    opens: { path: '/order-detail', tab: '订单详情' },
  },
]
