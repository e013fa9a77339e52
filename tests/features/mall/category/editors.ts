import { fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { inDialog } from '#tests/kit/suites/drawerScreen'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'LabelEditor',
    name: 'a new shop category',
    account: 'haichuan',
    path: () => '/shop-categories?edit=new',
    drawer: '添加店铺分类',
    save: '保存',
    api: '/goods/label',
    values: { 分类名称: '' },
    required: ['店铺商品分类名称不能为空'],
    complete: () => fill(inDialog().getByLabelText('排序值'), '9'),
    typed: { label: '分类名称', value: '季末清仓' },
    refusal: { message: '店铺商品分类名称太长', label: '分类名称' },
  },
]
