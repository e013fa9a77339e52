import { describeListPage } from '#tests/kit/describeListPage'
import { runApp } from '#tests/kit/render'

runApp('supplier')

describeListPage({
  name: 'the list of drivers',
  path: '/supplier/driver/list',
  account: 'yueheng',
  caption: '司机管理',
  api: '/driver/page-for-supplier-driver',
  total: 24,
  filter: { label: '司机电话', name: 'driverPhone', value: '19900010001', total: 1, shows: '张建军' },
  statuses: ['启用', '停用'],
})
