import { fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { inDialog } from '#tests/kit/suites/drawerScreen'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'DepartmentEditor',
    name: 'a new department',
    account: 'yueheng',
    path: () => '/store/departments?edit=new',
    drawer: '添加部门',
    save: '保存',
    api: '/store/department',
    values: { 部门名称: '', 排序值: '100' },
    required: ['请填写部门名称'],
    complete: () => fill(inDialog().getByLabelText('部门名称'), '质检组'),
    typed: { label: '部门名称', value: '质检二组' },
    refusal: { message: '排序值应为0–1000的数字', label: '排序值' },
  },
]
