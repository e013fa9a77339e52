import { describeListPage } from '#tests/kit/describeListPage'
import { runApp } from '#tests/kit/render'

runApp('supplier')

describeListPage({
  name: 'the list of purchase orders',
  path: '/supplier/order/list',
  account: 'yueheng',
  caption: '采购订单',
  api: '/purchaseOrder/queryPage',
  total: 27,
  filter: { label: '项目', name: 'projectName', value: '滨江', total: 7, shows: 'CG20240312-0008' },
  statuses: ['待发货', '已发货', '已作废'],
  // A document of two parties waits for the other one.
  untabbed: 1,
  opens: { path: '/supplier/order/detail', tab: '采购订单详情' },
})
