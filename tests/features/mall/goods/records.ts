import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'GoodsEditPage',
    name: 'the editor of goods',
    account: 'haichuan',
    api: '/goods/goods/get/:id',
    path: () => `/goods-operation-edit?id=${db.goods.find(({ goodsName }) => goodsName === '工字钢 Q235B')?.id}`,
    missing: '/goods-operation-edit?id=none',
    tab: '编辑商品',
    title: () => '工字钢 Q235B',
    values: { 商品名称: '工字钢 Q235B' },
  },
]
