import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { fillNewClerk } from './clerkForm'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'ClerkEditor',
    name: 'a new clerk',
    account: 'yueheng',
    path: () => '/store/clerks?edit=new',
    drawer: '添加店员',
    save: '保存',
    api: '/store/clerk',
    values: { 手机号: '', 用户名: '', 密码: '' },
    required: ['请填写手机号', '请填写用户名', '请填写密码', '请选择角色'],
    complete: fillNewClerk,
    typed: { label: '用户名', value: 'xinren02' },
    refusal: { message: '该用户名或手机号已被注册', label: '用户名' },
  },
]
