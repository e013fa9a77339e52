import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { completeNote, ORDER } from './noteForm'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'DeliveryNoteEditor',
    name: 'the form of a new delivery note',
    account: 'yueheng',
    path: () => `/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`,
    save: '保存送货单',
    api: '/orderLogistics/add',
    values: { 收货人: '李伟', '送货人（经办）': '陈敏', 备注: '' },
    required: ['请修正材料明细中标出的内容', '请填写司机姓名', '请填写司机电话', '请填写车牌号'],
    complete: completeNote,
    typed: { label: '备注', value: '下午三点前到' },
    refusal: { message: '收货人电话格式不正确', label: '收货人电话' },
  },
]
