import { db } from '#mocks/areas'
import type { MovedSpec } from '#tests/kit/suites/movedSpec'

const shop = {
  from: 'store/setting/SettingForm',
  account: 'yueheng',
  table: db.stores,
  row: () => db.stores.get('9001'),
  elsewhere: true,
  save: '保存',
  moved: {},
  isNeverDeleted: true,
} as const

/** Editors whose record others change meanwhile; nobody deletes the own shop. */
export const moved: MovedSpec[] = [
  {
    ...shop,
    name: 'base data of the shop',
    path: () => '/supplier/setting',
    label: '详细地址',
    typed: '仓库路1号',
  },
  {
    ...shop,
    name: 'where goods ship from',
    path: () => '/supplier/setting?tab=deliver',
    label: '发货人姓名',
    typed: '周工',
  },
]
