import { describeListPage } from '#tests/kit/describeListPage'
import { runApp } from '#tests/kit/render'

runApp('supplier')

describeListPage({
  name: 'the list of vehicles',
  path: '/supplier/car/list',
  account: 'yueheng',
  caption: '车辆管理',
  api: '/car/page-for-supplier-car',
  total: 24,
  filter: { label: '车牌号', name: 'carNo', value: '粤B·F31208', total: 1, shows: '粤B·F31208' },
  statuses: ['启用', '停用'],
})
