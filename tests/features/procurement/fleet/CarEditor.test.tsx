import { describeDrawer } from '#tests/kit/describeDrawer'
import { describeEditor } from '#tests/kit/describeEditor'
import { inDialog } from '#tests/kit/drawerScreen'
import { fill, runApp } from '#tests/kit/render'

runApp('supplier')

describeDrawer({
  name: 'the drawer of a vehicle',
  account: 'yueheng',
  path: '/supplier/car/list',
  api: '/car/page-for-supplier-car',
  asks: ['id'],
  title: '编辑车辆',
  shows: ['车牌号', '车主'],
})

describeEditor({
  name: 'a new vehicle',
  account: 'yueheng',
  path: () => '/supplier/car/list?edit=new',
  drawer: '新增车辆',
  save: '保存',
  api: '/car/add',
  values: { 车牌号: '', 备注: '' },
  required: ['请填写车牌号'],
  complete: () => fill(inDialog().getByLabelText('车牌号'), '粤B88888'),
  typed: { label: '备注', value: '保养中' },
  refusal: { message: '车牌号已存在', label: '车牌号' },
  mechanics: true,
})
