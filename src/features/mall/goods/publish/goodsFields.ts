import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { goodsFields } from '#features/mall/goods/fields'
import { goodsTypes, salesModels } from '#features/mall/goods/model'
import { goodsRules } from '#features/mall/goods/model/typed'
import type { MarketEnable } from '#features/mall/sale/model'

/** Whether saving puts the product on the shelf. */
const releases: StatusTable<MarketEnable> = {
  UPPER: { label: '立即上架', color: 'success' },
  DOWN: { label: '放入仓库', color: 'default' },
}

/** The fields of the publishing form. */
export const goodsFormFields = {
  goodsType: field('status', '商品类型', { table: goodsTypes, isRequired: true }),
  categoryPath: field('text', '商品分类', { isRequired: true }),
  goodsName: typedField('text', goodsRules.goodsName),
  price: field('money', '商品价格', { maxLength: 11, isRequired: true }),
  sellingPoint: typedField('text', goodsRules.sellingPoint),
  brandId: goodsFields.brandId,
  goodsUnit: field('text', '计量单位', { isRequired: true }),
  salesModel: field('status', '销售模式', { table: salesModels, order: ['RETAIL', 'WHOLESALE'], isRequired: true }),
  tiers: field('text', '销售规则', { isRequired: true }),
  release: field('status', '商品发布', { table: releases, order: ['UPPER', 'DOWN'], isRequired: true }),
  recommend: field('bool', '商品推荐', { isRequired: true }),
  gallery: field('text', '主图', { isRequired: true }),
  goodsVideo: field('text', '主图视频', { maxLength: 200 }),
  specs: field('text', '商品规格'),
  skus: field('text', '规格明细'),
  labels: field('text', '店内分类'),
  intro: field('text', 'PC商品描述'),
  mobileIntro: field('text', '移动端描述'),
  templateId: { ...goodsFields.templateId, isRequired: true },
  weight: field('quantity', '商品重量（kg）', { maxLength: 12, isRequired: true }),
} as const
