import { memoizeByRef } from '#domain/memoizeByRef'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import type { ParameterGroup } from '#features/mall/category/model'
import {
  categoryError,
  galleryError,
  goodsPriceError,
  labelsError,
  nameError,
  paramErrors,
  sellingPointError,
  skuErrors,
  tierErrors,
  videoError,
  weightError,
} from '#features/mall/goods/model/checks'
import type { SkuRow } from '#features/mall/goods/publish/skus/skuMatrix'
import { specErrors } from '#features/mall/goods/publish/specs/goodsSpecs'
import type { RefusalWords } from '#shared/form/refusedField'
import { paramValues } from './goodsParams'
import { type GoodsIntent, type GoodsValues, priceOf, salesModelOf } from './goodsValues'

/** Suggested pixels of a product's picture: lists and the mall's pages show it square, and enlarge it. */
export const GOODS_PIXELS = { width: 800, height: 800 }

/** What the checks need besides the values: parameters of the category and units, null while not loaded. */
type GoodsOffer = {
  groups: readonly ParameterGroup[] | null
  units: readonly string[] | null
  /** Whether the freight is charged by weight. */
  isByWeight: boolean
}

/** Errors of the form by field path. A draft or a template needs only a name, and valid figures where typed. */
export function goodsErrors(values: GoodsValues, intent: GoodsIntent | null, offer: GoodsOffer): Errors {
  if (intent === 'draft' || intent === 'template') return onlyErrors({ goodsName: nameError(values.goodsName) })
  const isWholesale = salesModelOf(values) === 'WHOLESALE'
  const isPhysical = values.goodsType !== 'VIRTUAL_GOODS'
  const { categoryPath, goodsUnit, labels, hasSpecImages } = values
  return {
    ...onlyErrors({
      goodsType: values.goodsType === '' ? text('请选择商品类型') : null,
      categoryPath: categoryError(categoryPath),
      goodsName: nameError(values.goodsName),
      price: goodsPriceError(priceOf(values)),
      sellingPoint: sellingPointError(values.sellingPoint),
      goodsUnit: unitError(goodsUnit, offer.units),
    }),
    ...onlyErrors({
      tiers: isWholesale && Object.keys(tierErrors(values.tiers)).length > 0 ? text('请修正标出的批发规则') : null,
      gallery: galleryError(values.gallery),
      goodsVideo: videoError(values.goodsVideo),
      specs: Object.keys(specErrors(values.specs, hasSpecImages)).length > 0 ? text('请修正标出的规格') : null,
      skus: skusError(values, offer.isByWeight),
      labels: labelsError(labels),
      templateId: isPhysical && values.templateId === '' ? text('实物商品需选择运费模板') : null,
      weight: isPhysical && isWholesale ? weightError(values.weight, offer.isByWeight) : null,
    }),
    ...(offer.groups ? paramErrors(paramValues(values, offer.groups), offer.groups) : {}),
  }
}

/** Errors of the first step. */
export function stepErrors({ goodsType, categoryPath }: Pick<GoodsValues, 'goodsType' | 'categoryPath'>): Errors {
  return onlyErrors({
    goodsType: goodsType === '' ? text('请选择商品类型') : null,
    categoryPath: categoryError(categoryPath),
  })
}

function unitError(value: string, units: readonly string[] | null): Text | null {
  if (value === '') return text('请选择计量单位')
  return units && !units.includes(value) ? text('商品单位不存在') : null
}

function skusError(values: GoodsValues, isByWeight: boolean): Text | null {
  if (values.skus.length === 0) return text('规格必须要有一个！')
  const count = Object.keys(skuCheck(values, isByWeight)(values.skus)).length
  return count > 0 ? text('规格明细中有{{count}}处需要修正', { count }) : null
}

/** Errors of SKUs by grid cell, `row.key.field`. */
export type SkuCheck = (rows: readonly SkuRow[]) => Errors

/** The check of SKUs for a kind of product: the same function for the same kind, so that its cache stays valid. */
export function skuCheck(values: Pick<GoodsValues, 'goodsType' | 'salesModel'>, isByWeight: boolean): SkuCheck {
  const isWholesale = salesModelOf(values) === 'WHOLESALE'
  const isPhysical = values.goodsType !== 'VIRTUAL_GOODS'
  if (isWholesale) return wholesale
  return !isPhysical ? virtual : isByWeight ? weighed : physical
}

const physical = checkOf('physical')
const weighed = checkOf('physical', true)
const virtual = checkOf('virtual')
const wholesale = checkOf('wholesale')

function checkOf(kind: 'physical' | 'virtual' | 'wholesale', isByWeight = false): SkuCheck {
  const errorsOf = memoizeByRef((row: SkuRow) => Object.entries(skuErrors(row, kind, isByWeight)))
  return memoizeByRef((rows: readonly SkuRow[]) =>
    Object.fromEntries(
      rows.flatMap((row) => errorsOf(row).map(([name, error]) => [`${row.key}.${name}`, error] as const)),
    ),
  )
}

/** Patterns in the service's rejection texts, and the field that each concerns; the first match wins. */
export const REFUSALS: RefusalWords = [
  [/单位/, 'goodsUnit'],
  [/店铺分类/, 'labels'],
  [/商品类型/, 'categoryPath'],
  [/卖点/, 'sellingPoint'],
  [/批发/, 'tiers'],
  [/规格值|规格项/, 'specs'],
  [/SKU|库存|重量|规格/, 'skus'],
  [/商品价格/, 'price'],
  [/模板|模版/, 'templateId'],
  [/图片|主图/, 'gallery'],
  [/视频/, 'goodsVideo'],
  [/只能零售/, 'salesModel'],
]
