import { db } from '#mocks/areas'
import { describeListPage } from '#tests/kit/describeListPage'
import { runApp } from '#tests/kit/render'

runApp('material')

const [claim] = db.afterSales.filter(({ storeId }) => storeId === '9003')

describeListPage({
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
})
