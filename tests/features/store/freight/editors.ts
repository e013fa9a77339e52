import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { pick } from './templateRows'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'FreightEditPage',
    name: 'a new freight template',
    account: 'haichuan',
    path: () => '/ship-template-edit',
    save: '保存',
    api: '/setting/freightTemplate',
    values: { 模板名称: '' },
    required: ['请填写模板名称', '指定地区城市为空或指定错误'],
    complete: () => pick(1, '广东省'),
    typed: { label: '模板名称', value: '省内' },
    refusal: { message: '模板名称已存在', label: '模板名称' },
  },
]
