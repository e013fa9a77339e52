import { field, typedField } from '#domain/field'
import { goodsRules } from '#features/mall/goods/model/typed'
import { authStatuses, goodsStatuses, goodsTypes, marketStatuses, salesModels } from './model'

/** The fields of a product, and the filters of its lists. */
export const goodsFields = {
  goodsName: typedField('text', goodsRules.goodsName, { width: 260, isRequired: false }),
  id: field('text', '商品编号', { width: 180, copy: true }),
  sn: typedField('text', goodsRules.sn, { filterNeeds: 'listFilters' }),
  goodsStatus: field('status', '商品状态', { width: 110, table: goodsStatuses }),
  marketEnable: field('status', '上下架', { width: 90, table: marketStatuses }),
  authFlag: field('status', '审核状态', { width: 100, table: authStatuses }),
  reason: field('text', '未通过或下架原因', { width: 200 }),
  salesModel: field('status', '销售模式', { width: 90, table: salesModels }),
  goodsType: field('status', '商品类型', { width: 100, table: goodsTypes }),
  price: field('money', '价格（元）', { width: 120 }),
  quantity: field('integer', '库存', { width: 90 }),
  buyCount: field('integer', '销量', { width: 90 }),
  goodsUnit: field('text', '计量单位', { width: 80 }),
  sellingPoint: field('text', goodsRules.sellingPoint.label, { width: 220 }),
  categoryPath: field('text', '商品分类'),
  storeCategoryPath: field('text', '店铺分类'),
  recommend: field('bool', '店铺推荐'),
  brandId: field('text', '商品品牌'),
  templateId: field('text', '运费模板'),
  leQuantity: field('integer', '库存不超过', { maxLength: 8 }),
  geQuantity: field('integer', '库存多于', { maxLength: 8 }),
  createTime: field('time', '创建时间'),
  updateTime: field('time', '更新时间'),
} as const

/** Inputs of taking a product off the shelf. */
export const underFields = {
  reason: typedField('text', goodsRules.reason),
} as const

/** The fields of SKUs, and the filters of the stock list. */
export const skuFields = {
  goodsName: typedField('text', goodsRules.goodsName, { width: 280, isRequired: false }),
  simpleSpecs: field('text', '规格', { width: 140 }),
  sn: typedField('text', goodsRules.sn, { width: 120, copy: true, filterNeeds: 'listFilters' }),
  goodsId: field('text', '商品编号', { width: 180, copy: true }),
  stock: field('status', '库存', {
    table: { LOW: { label: '库存预警', color: 'error' } },
    order: ['LOW'],
  }),
  marketEnable: field('status', '上下架', { width: 90, table: marketStatuses }),
  authFlag: field('status', '审核状态', { width: 100, table: authStatuses }),
  quantity: field('integer', '库存', { width: 130 }),
  alertQuantity: field('integer', '预警值', { width: 130, maxLength: 8 }),
  price: field('money', '价格（元）', { width: 110 }),
  cost: field('money', '成本价（元）', { width: 110 }),
  weight: field('quantity', '重量（kg）', { width: 100 }),
  categoryPath: field('text', '商品分类'),
} as const

/** The fields of drafts and templates. */
export const draftFields = {
  goodsName: typedField('text', goodsRules.goodsName, { width: 300, isRequired: false }),
  id: field('text', '编号', { width: 180, copy: true }),
  goodsType: field('status', '商品类型', { width: 100, table: goodsTypes }),
  salesModel: field('status', '销售模式', { width: 90, table: salesModels }),
  price: field('money', '价格（元）', { width: 120 }),
  createTime: field('time', '创建时间'),
  updateTime: field('time', '更新时间'),
} as const
