import { db } from '#mocks/areas'
import { field, fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'GoodsEditor',
    name: 'new goods',
    account: 'haichuan',
    // A copy is complete from the start and opens at its second step.
    path: () => `/goods-operation?copyId=${db.goods.find(({ goodsName }) => goodsName === '角磨机 850W')?.id}`,
    save: '发布商品',
    api: '/goods/goods/create',
    values: { 商品名称: '角磨机 850W-副本', 商品价格: '189' },
    complete: () => fill(field('商品价格'), '199'),
    typed: { label: '商品名称', value: '角磨机二代' },
    refusal: { message: '商品名称不正确，名称应为2-50字符', label: '商品名称' },
  },
]
