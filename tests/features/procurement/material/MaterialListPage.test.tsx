import { describeListPage } from '#tests/kit/describeListPage'
import { runApp } from '#tests/kit/render'

runApp('supplier')

describeListPage({
  name: 'the list of contract materials',
  path: '/supplier/materialList',
  account: 'yueheng',
  caption: '合同材料',
  api: '/material/listWithContractByPage',
  total: 59,
  filter: { label: '材料名称', name: 'materialName', value: '盘圆', total: 4, shows: 'Φ6' },
  opens: { path: '/supplier/agreementDetail', tab: '合同详情', numbered: '合同编号' },
})
