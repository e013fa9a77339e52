import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** A product with a single SKU, and the name of that. */
const skusOf = (id: string) => db.goodsSkus.filter(({ goodsId }) => goodsId === id)
const oneSku = () => db.goods.find(({ id, storeId }) => storeId === '9003' && skusOf(id).length === 1)
const skuName = () => {
  const [sku] = skusOf(oneSku()?.id ?? '')
  return sku?.simpleSpecs || sku?.goodsName || ''
}

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a product',
    from: 'mall/goods/publish/useGoodsEditor',
    account: 'haichuan',
    table: db.goods,
    save: '保存',
    moved: { deleteFlag: true },
    row: () => db.goods.find((row) => row.storeId === '9003' && row.marketEnable === 'UPPER'),
    path: ({ id }: Row) => `/goods-operation-edit?id=${id}`,
    label: '商品名称',
    typed: '改名的商品',
  },
  ...(['DRAFT', 'TEMPLATE'] as const).map(
    (saveType): MovedSpec => ({
      name: `a ${saveType} of a product`,
      from: 'mall/goods/publish/useGoodsEditor',
      account: 'haichuan',
      table: db.draftGoods,
      label: '商品名称',
      typed: '改名的草稿',
      moved: {},
      row: () => db.draftGoods.find((row) => row.storeId === '9003' && row.saveType === saveType),
      path: ({ id }: Row) => `/goods-${saveType.toLowerCase()}-operation-edit?draftId=${id}`,
      save: saveType === 'DRAFT' ? '保存为草稿' : '保存为模板',
    }),
  ),
  {
    name: 'the stocks of a product',
    from: 'mall/goods/list/GoodsStockEditor',
    account: 'haichuan',
    table: db.goods,
    label: skuName(),
    typed: '321',
    elsewhere: '55',
    save: '保存',
    moved: { deleteFlag: true },
    row: oneSku,
    path: ({ id }: Row) => `/goods?edit=${id}`,
  },
]

/** Actions about parts of a record, about several, or that ask for times: proven in the suites of their screens. */
export const unmovedActions = ['goods freight', 'sku alert']
