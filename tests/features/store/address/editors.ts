import type { DrawerSpec } from '#tests/kit/suites/describeDrawer'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { fillAddress } from './addressForm'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'AddressEditor',
    name: 'a new pick-up point',
    account: 'haichuan',
    path: () => '/shop-addresses?edit=new',
    drawer: '新增自提点',
    save: '保存',
    api: '/member/storeAddress',
    values: { 自提点名称: '', 详细地址: '', 联系电话: '' },
    required: ['请填写自提点名称', '请填写详细地址', '请填写经纬度', '请填写联系电话'],
    complete: fillAddress,
    typed: { label: '联系电话', value: '19900090001' },
    refusal: { message: '联系电话格式不正确', label: '联系电话' },
  },
]

/** The drawers of the area that edit a record of a list. */
export const drawers: DrawerSpec[] = [
  {
    name: 'the drawer of a pick-up point',
    account: 'haichuan',
    path: '/shop-addresses',
    api: '/member/storeAddress/:id',
    title: '编辑自提点',
    shows: ['自提点名称', '详细地址', '经纬度'],
  },
]
