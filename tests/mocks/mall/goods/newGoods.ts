import { db } from '#mocks/areas'

/** The body of a product that can be published. */
export function newGoods() {
  const leaf = db.goodsCategories.find(({ name, level }) => level === 2 && name === '螺纹钢')
  const group = db.goodsCategories.get(leaf?.parentId ?? '')
  const sku = (sn: string, size: string) => ({ sn, price: 38.5, cost: 1, quantity: 15, weight: 2, 规格: size })
  return {
    goodsName: '新的螺纹钢',
    price: 38.5,
    categoryPath: [group?.parentId, group?.id, leaf?.id].join(),
    sellingPoint: '现货',
    goodsUnit: '吨',
    goodsType: 'PHYSICAL_GOODS',
    salesModel: 'RETAIL',
    templateId: db.freightTemplates.find(({ supplierId }) => supplierId === '9003')?.id,
    release: true,
    goodsGalleryList: ['https://img.example.com/1.jpg'],
    goodsParamsDTOList: paramsOf(group?.id ?? ''),
    skuList: [sku('N-1', 'Φ12'), sku('N-2', 'Φ14')],
  }
}

/** The first option of every parameter of a category. */
function paramsOf(categoryId: string) {
  const rows = db.goodsParameters.filter((row) => row.categoryId === categoryId)
  const items = rows.map(({ id, paramName, options, isIndex, required, sort }) => ({
    paramId: id,
    paramName,
    paramValue: options.split(',')[0] ?? '',
    isIndex: Number(isIndex),
    required: Number(required),
    sort,
  }))
  return [{ groupId: '1', groupName: '参数', goodsParamsItemDTOList: items }]
}
