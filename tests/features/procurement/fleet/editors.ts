import { fill } from '#tests/kit/render'
import type { DrawerSpec } from '#tests/kit/suites/describeDrawer'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { inDialog } from '#tests/kit/suites/drawerScreen'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'DriverEditor',
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
  },
  {
    screen: 'CarEditor',
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
  },
]

/** The drawers of the area that edit a record of a list. */
export const drawers: DrawerSpec[] = [
  {
    name: 'the drawer of a driver',
    account: 'yueheng',
    path: '/supplier/driver/list',
    api: '/driver/page-for-supplier-driver',
    asks: ['id'],
    title: '编辑司机',
    shows: ['司机姓名'],
  },
  {
    name: 'the drawer of a vehicle',
    account: 'yueheng',
    path: '/supplier/car/list',
    api: '/car/page-for-supplier-car',
    asks: ['id'],
    title: '编辑车辆',
    shows: ['车牌号', '车主'],
  },
]
