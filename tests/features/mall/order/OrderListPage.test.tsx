import { db } from '#mocks/areas'
import { describeListPage } from '#tests/kit/describeListPage'
import { runApp } from '#tests/kit/render'

runApp('material')

const own = db.mallOrders.filter((row) => row.storeId === '9003' && row.orderType === 'NORMAL')
const [sample] = own.filter((row) => row.orderStatus === 'PARTS_DELIVERED')

describeListPage({
  name: 'the list of mall orders',
  path: '/orders',
  account: 'haichuan',
  caption: '商品订单',
  api: '/order/order',
  total: own.length,
  filter: { label: '订单编号', name: 'orderSn', value: sample?.sn ?? '', total: 1, shows: sample?.consigneeName ?? '' },
  counts: '/order/orderNum',
  statuses: ['未付款', '已付款', '待发货', '部分发货', '已发货', '待核验', '待自提', '已完成', '已关闭'],
  opens: { path: '/order-detail', tab: '订单详情' },
})
