import { describeDrawer } from '#tests/kit/describeDrawer'
import { describeEditor } from '#tests/kit/describeEditor'
import { inDialog } from '#tests/kit/drawerScreen'
import { fill, runApp } from '#tests/kit/render'

runApp('supplier')

describeDrawer({
  name: 'the drawer of a driver',
  account: 'yueheng',
  path: '/supplier/driver/list',
  api: '/driver/page-for-supplier-driver',
  asks: ['id'],
  title: '编辑司机',
  shows: ['司机姓名'],
})

describeEditor({
  name: 'a new driver',
  account: 'yueheng',
  path: () => '/supplier/driver/list?edit=new',
  drawer: '新增司机',
  save: '保存',
  api: '/driver/add',
  values: { 司机姓名: '', 司机电话: '', 备注: '' },
  required: ['请填写司机姓名', '请填写司机电话'],
  complete: async () => {
    await fill(inDialog().getByLabelText('司机姓名'), '周师傅')
    await fill(inDialog().getByLabelText('司机电话'), '19900019999')
  },
  typed: { label: '备注', value: '夜班' },
  refusal: { message: '司机电话已存在', label: '司机电话' },
})
