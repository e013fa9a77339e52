import { waitFor } from '@testing-library/react'
import { db } from '#mocks/areas'
import { fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { inDialog } from '#tests/kit/suites/drawerScreen'

const drill = () => db.goods.find(({ goodsName }) => goodsName.startsWith('充电式冲击钻'))

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'ChangeEditor',
    name: 'a request to change goods',
    account: 'haichuan',
    path: () => `/goods-changes?edit=new&goods=${drill()?.id}`,
    drawer: '申请变更',
    save: '保存',
    api: '/change/store/add',
    values: { 变更原因: '' },
    required: ['请填写至少一个规格的新价格', '请填写变更原因'],
    complete: async () => {
      await fill(await waitFor(() => inDialog().getByLabelText('单电版 黄 新价格')), '458.00')
    },
    typed: { label: '变更原因', value: '电芯涨价' },
    refusal: { message: '该商品已有待审核的同类变更申请', label: '商品' },
  },
]
