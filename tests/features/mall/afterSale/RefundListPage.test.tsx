import { db } from '#mocks/areas'
import { describeListPage } from '#tests/kit/describeListPage'
import { runApp } from '#tests/kit/render'

runApp('material')

const own = db.afterSales.filter(({ storeId, serviceType }) => storeId === '9003' && serviceType === 'RETURN_MONEY')

describeListPage({
  name: 'the list of refunds',
  path: '/after-sales/refunds',
  account: 'haichuan',
  caption: '退款管理',
  api: '/order/afterSale/page',
  total: own.length,
  filter: { label: '退款编号', name: 'sn', value: own[0]?.sn ?? '', total: 1, shows: own[0]?.goodsName ?? '' },
  counts: '/afterSaleNumVO',
  statuses: ['待处理', '等待平台退款', '已完成', '已拒绝', '买家取消'],
})
