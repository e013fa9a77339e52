import { db } from '#mocks/areas'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'

const note = db.delivers.find(
  (row) => row.status === 1 && row.supplierId === '9001' && row.materialType === 'REBAR' && !row.supplementary,
)

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'SupplementaryEditor',
    name: 'the form of supplementary information',
    account: 'yueheng',
    path: () => `/supplier/deliver/detail?deliverSn=${note?.deliverSn}&edit=supplementary`,
    drawer: `补录信息 ${note?.deliverSn}`,
    save: '保存',
    api: '/save-supplementary-information',
    values: { 备注: '' },
    complete: () => Promise.resolve(),
    typed: { label: '备注', value: '回单随车' },
    refusal: { message: '备注不能超过140个字', label: '备注' },
  },
]
