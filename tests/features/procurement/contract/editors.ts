import { choose, field, fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'ContractEditor',
    name: 'the form of a new contract',
    account: 'yueheng',
    path: () => '/supplier/agreementCreate',
    save: '保存',
    api: '/contract/createContract',
    values: { 合同名称: '', 合同编号: '', 备注: '' },
    required: ['合同名称不能为空', '请选择材料类型', '请选择采购单位'],
    complete: async () => {
      await fill(field('合同名称'), '滨江三号地块钢筋采购合同')
      await choose(field('材料类型'), '钢筋')
      await choose(field('甲方（采购单位）'), '岭筑一公司（示例）')
    },
    typed: { label: '备注', value: '加急' },
    refusal: { message: '合同编号已存在', label: '合同编号' },
  },
]
