import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a shop category',
    from: 'mall/category/LabelEditor',
    account: 'haichuan',
    table: db.goodsLabels,
    save: '保存',
    moved: {},
    row: () => db.goodsLabels.find(({ storeId }) => storeId === '9003'),
    path: ({ id }: Row) => `/shop-categories?edit=${id}`,
    label: '分类名称',
    typed: '工具',
    elsewhere: true,
  },
]
