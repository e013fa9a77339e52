import { db } from '#mocks/areas'
import { field, fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { setAll } from './goodsEditorScreen'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'GoodsEditor',
    name: 'new goods',
    account: 'haichuan',
    // A copy lacks only its numbers and stock, and opens at its second step.
    path: () => `/goods-operation?copyId=${db.goods.find(({ goodsName }) => goodsName === '角磨机 850W')?.id}`,
    save: '发布商品',
    api: '/goods/goods/create',
    values: { 商品名称: '角磨机 850W-副本', 商品价格: '189' },
    complete: async () => {
      await fill(field('商品价格'), '199')
      await setAll({ 库存: '10', 货号: 'JM2' })
    },
    typed: { label: '商品名称', value: '角磨机二代' },
    refusal: { message: '商品名称不正确，名称应为2-50字符', label: '商品名称' },
  },
]
