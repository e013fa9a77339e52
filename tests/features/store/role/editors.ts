import { fill } from '#tests/kit/render'
import type { DrawerSpec } from '#tests/kit/suites/describeDrawer'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { inDialog } from '#tests/kit/suites/drawerScreen'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'RoleEditor',
    name: 'a new role',
    account: 'yueheng',
    path: () => '/store/roles?edit=new',
    drawer: '添加角色',
    save: '保存',
    api: '/store/role',
    values: { 角色名称: '', 备注: '' },
    required: ['请填写角色名称'],
    complete: () => fill(inDialog().getByLabelText('角色名称'), '仓管'),
    typed: { label: '备注', value: '只看送货单' },
    refusal: { message: '角色名称必填', label: '角色名称' },
  },
]

/** The drawers of the area that edit a record of a list. */
export const drawers: DrawerSpec[] = [
  {
    name: 'the drawer of a role',
    account: 'yueheng',
    path: '/store/roles',
    api: '/store/roleMenu',
    title: '编辑角色',
    shows: ['角色名称', '备注'],
  },
]
