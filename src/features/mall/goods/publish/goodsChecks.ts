import { memoizeByRef } from '#domain/memoizeByRef'
import { realDecimal } from '#domain/money'
import { textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { type Parameter, type ParameterGroup, parametersOf } from '#features/mall/category/model'
import { MAX_FIGURE, moneyError, stockError } from '#features/mall/goods/model'
import type { SkuRow } from '#features/mall/goods/publish/skus/skuMatrix'
import { tierErrors } from '#features/mall/goods/publish/skus/tiers'
import { specErrors } from '#features/mall/goods/publish/specs/goodsSpecs'
import { type GoodsIntent, type GoodsValues, salesModelOf } from './goodsValues'

/** Maximum number of pictures of a product. */
export const MAX_GALLERY = 5
/** Suggested pixels of a product's picture: lists and the mall's pages show it square, and enlarge it. */
export const GOODS_PIXELS = { width: 800, height: 800 }
/** Maximum length of all shop category ids joined, characters. */
const MAX_LABELS = 100
const MAX_VIDEO = 200
/** Maximum length of a parameter's value, characters. */
export const MAX_PARAM = 60

/** What the checks need besides the values: parameters of the category and units; null while not loaded. */
type GoodsOffer = { groups: readonly ParameterGroup[] | null; units: readonly string[] | null }

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
      price: values.price.trim() === '' ? text('商品价格不能为空') : moneyError(values.price, '商品价格必须大于0'),
      sellingPoint: textError(values.sellingPoint, { label: '商品卖点', max: 60, required: true, multiline: true }),
      goodsUnit: unitError(goodsUnit, offer.units),
    }),
    ...onlyErrors({
      tiers: isWholesale && Object.keys(tierErrors(values.tiers)).length > 0 ? text('请修正标出的批发规则') : null,
      gallery: galleryError(values.gallery),
      goodsVideo: videoError(values.goodsVideo),
      specs: Object.keys(specErrors(values.specs, hasSpecImages)).length > 0 ? text('请修正标出的规格') : null,
      skus: skusError(values),
      labels: labels.join().length > MAX_LABELS ? text('选择了过多的店铺分类，请谨慎选择') : null,
      templateId: isPhysical && values.templateId === '' ? text('实物商品需选择运费模板') : null,
      weight: isPhysical && isWholesale ? weightError(values.weight) : null,
    }),
    ...(offer.groups ? paramErrors(values.params, parametersOf(offer.groups)) : {}),
  }
}

/** Errors of the first step. */
export function stepErrors({ goodsType, categoryPath }: Pick<GoodsValues, 'goodsType' | 'categoryPath'>): Errors {
  return onlyErrors({
    goodsType: goodsType === '' ? text('请选择商品类型') : null,
    categoryPath: categoryError(categoryPath),
  })
}

function categoryError(path: string): Text | null {
  if (path === '') return text('请选择商品分类')
  return path.split(',').length < 3 ? text('必须选择到三级分类') : null
}

function nameError(value: string): Text | null {
  const missing = textError(value, { label: '商品名称', required: true })
  const { length } = value.trim().replaceAll(',', '')
  return missing ?? (length < 2 || length > 50 ? text('商品名称不正确，名称应为2-50字符') : null)
}

function unitError(value: string, units: readonly string[] | null): Text | null {
  if (value === '') return text('请选择计量单位')
  return units && !units.includes(value) ? text('商品单位不存在') : null
}

function galleryError({ length }: readonly string[]): Text | null {
  if (length === 0) return text('请上传商品图片')
  return length > MAX_GALLERY ? text('主图不能超过{{max}}张', { max: MAX_GALLERY }) : null
}

function videoError(value: string): Text | null {
  const address = value.trim()
  if (address === '') return null
  const isAddress = /^(https?:\/\/|\/)\S+$/i.test(address) && address.length <= MAX_VIDEO
  return isAddress ? null : text('请输入视频的网址，或上传视频')
}

function weightError(value: string): Text | null {
  const figure = realDecimal(value)
  if (value.trim() === '') return text('请填写商品重量')
  if (!figure || figure.lt(0)) return text('商品重量不能为负数')
  if (figure.gt(MAX_FIGURE)) return text('重量不能大于99999999')
  return /^\d+(\.\d{1,3})?$/.test(value.trim()) ? null : text('重量最多保留3位小数')
}

function skusError(values: GoodsValues): Text | null {
  if (values.skus.length === 0) return text('规格必须要有一个！')
  const count = Object.keys(skuCheck(values)(values.skus)).length
  return count > 0 ? text('规格明细中有{{count}}处需要修正', { count }) : null
}

/** Errors of SKUs by grid cell, `row.key.field`. */
export type SkuCheck = (rows: readonly SkuRow[]) => Errors

/** The check of SKUs for a kind of product: the same function for the same kind, so that its cache stays valid. */
export function skuCheck(values: Pick<GoodsValues, 'goodsType' | 'salesModel'>): SkuCheck {
  const isWholesale = salesModelOf(values) === 'WHOLESALE'
  const isPhysical = values.goodsType !== 'VIRTUAL_GOODS'
  return isWholesale ? wholesale : isPhysical ? physical : virtual
}

const physical = checkOf(['price', 'weight'])
const virtual = checkOf(['price'])
const wholesale = checkOf([])

function checkOf(fields: readonly ('price' | 'weight')[]): SkuCheck {
  const errorsOf = memoizeByRef((row: SkuRow) =>
    Object.entries(
      onlyErrors({
        price: fields.includes('price') ? moneyError(row.price, '商品SKU价格不能小于等于0') : null,
        weight: fields.includes('weight') ? weightError(row.weight) : null,
        quantity: row.quantity.trim() === '' ? text('请填写库存') : stockError(row.quantity),
        alertQuantity: row.alertQuantity.trim() === '' ? null : stockError(row.alertQuantity),
        sn: snError(row.sn),
      }),
    ),
  )
  return memoizeByRef((rows: readonly SkuRow[]) =>
    Object.fromEntries(
      rows.flatMap((row) => errorsOf(row).map(([name, error]) => [`${row.key}.${name}`, error] as const)),
    ),
  )
}

function snError(value: string): Text | null {
  if (value.trim() === '') return text('商品SKU货号不能为空')
  return textError(value, { label: '货号', max: 30 })
}

function paramErrors(typed: Readonly<Record<string, string>>, parameters: readonly Parameter[]): Errors {
  return onlyErrors(
    Object.fromEntries(
      parameters.map(({ id, paramName, required }) => {
        const value = (typed[id] ?? '').trim()
        if (required && value === '') return [`params.${id}`, text('{{name}}不能为空', { name: paramName })]
        return [`params.${id}`, textError(value, { label: paramName, max: MAX_PARAM })]
      }),
    ),
  )
}

/** Patterns in the service's rejection texts, and the field that each concerns; the first match wins. */
export const REFUSALS: readonly [pattern: RegExp, field: string][] = [
  [/商品名称/, 'goodsName'],
  [/单位/, 'goodsUnit'],
  [/店铺分类/, 'labels'],
  [/商品分类/, 'categoryPath'],
  [/商品类型/, 'categoryPath'],
  [/卖点/, 'sellingPoint'],
  [/批发/, 'tiers'],
  [/规格值|规格项/, 'specs'],
  [/SKU|库存|重量|规格/, 'skus'],
  [/商品价格/, 'price'],
  [/模板|模版/, 'templateId'],
  [/图片|主图/, 'gallery'],
  [/视频/, 'goodsVideo'],
  [/销售模式|只能零售/, 'salesModel'],
]
