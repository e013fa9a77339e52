import { decimal, realDecimal } from '#domain/money'
import { commaError, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { type ParameterGroup, parametersOf } from '#features/mall/category/model'
import { MAX_FIGURE, moneyError, stockError } from '#features/mall/goods/model'
import { goodsRules } from './typed'

// What a product needs to be published, field by field: the form and the service ask the same.

/** Maximum number of pictures of a product. */
export const MAX_GALLERY = 5
/** Maximum length of all shop category ids joined, characters. */
const MAX_LABELS = 100
const MAX_VIDEO = 200
/** Maximum length of a parameter's value, characters. */
export const MAX_PARAM = 60

/** The error of a category, the ids of its levels joined by commas. */
export function categoryError(path: string): Text | null {
  if (path === '') return text('请选择商品分类')
  return path.split(',').length < 3 ? text('必须选择到三级分类') : null
}

/** The error of a product's name. */
export function nameError(value: string): Text | null {
  const missing = textError(value, goodsRules.goodsName)
  const { length } = value.trim().replaceAll(',', '')
  return missing ?? (length < 2 || length > goodsRules.goodsName.max ? text('商品名称不正确，名称应为2-50字符') : null)
}

/** The error of a product's pictures. */
export function galleryError({ length }: readonly string[]): Text | null {
  if (length === 0) return text('请上传商品图片')
  return length > MAX_GALLERY ? text('主图不能超过{{max}}张', { max: MAX_GALLERY }) : null
}

/** The error of the address of a product's video. */
export function videoError(value: string): Text | null {
  const address = value.trim()
  if (address === '') return null
  const isAddress = /^(https?:\/\/|\/)\S+$/i.test(address) && address.length <= MAX_VIDEO
  return isAddress ? null : text('请输入视频的网址，或上传视频')
}

/** The error of a weight in kg; freight by weight needs one. */
export function weightError(value: string, isByWeight = false): Text | null {
  const figure = realDecimal(value)
  if (value.trim() === '') return text('请填写商品重量')
  if (!figure) return commaError(value) ?? text('重量应为数字')
  if (figure.lt(0)) return text('商品重量不能为负数')
  if (figure.gt(MAX_FIGURE)) return text('重量不能大于99999999')
  if (isByWeight && figure.eq(0)) return text('按重量计费的模板需要填写重量')
  return /^\d+(\.\d{1,3})?$/.test(value.trim()) ? null : text('重量最多保留3位小数')
}

/** The error of the number of a SKU. */
function snError(value: string): Text | null {
  if (value.trim() === '') return text('商品SKU货号不能为空')
  return textError(value, goodsRules.sn)
}

/** The error of a product's selling point. */
export function sellingPointError(value: string): Text | null {
  return textError(value, goodsRules.sellingPoint)
}

/** The error of the shop categories of a product, by their ids. */
export function labelsError(labels: readonly string[]): Text | null {
  return labels.join().length > MAX_LABELS ? text('选择了过多的店铺分类，请谨慎选择') : null
}

/** The error of the price of a product. */
export function goodsPriceError(price: string): Text | null {
  return price.trim() === '' ? text('商品价格不能为空') : moneyError(price, '商品价格必须大于0')
}

/** The error of the price of a SKU. */
export function skuPriceError(price: string): Text | null {
  return moneyError(price, '商品SKU价格不能小于等于0')
}

/** The figures of a SKU as typed. */
type SkuFigures = Record<'price' | 'weight' | 'quantity' | 'alertQuantity' | 'sn', string>

/** Errors of a SKU by field. A wholesale one takes its price from the tiers, its weight from the product. */
export function skuErrors(row: SkuFigures, kind: 'physical' | 'virtual' | 'wholesale', isByWeight = false): Errors {
  return onlyErrors({
    price: kind === 'wholesale' ? null : skuPriceError(row.price),
    weight: kind === 'physical' ? weightError(row.weight, isByWeight) : null,
    quantity: row.quantity.trim() === '' ? text('请填写库存') : stockError(row.quantity),
    alertQuantity: row.alertQuantity.trim() === '' ? null : stockError(row.alertQuantity),
    sn: snError(row.sn),
  })
}

/** Errors of the parameters of a category by path, of values by the id of the parameter. */
export function paramErrors(typed: Readonly<Record<string, string>>, groups: readonly ParameterGroup[]): Errors {
  return onlyErrors(
    Object.fromEntries(
      parametersOf(groups).map(({ id, paramName, required }) => {
        const value = (typed[id] ?? '').trim()
        if (required && value === '') return [`params.${id}`, text('{{name}}不能为空', { name: paramName })]
        return [`params.${id}`, textError(value, { label: paramName, max: MAX_PARAM })]
      }),
    ),
  )
}

/** A tier as typed: from `num` pieces each costs `price` yuan. */
export type TierInput = { num: string; price: string }

/** Errors of tiers by path: `tiers[0].num`. Numbers must rise and prices must fall from tier to tier. */
export function tierErrors(tiers: readonly TierInput[]): Errors {
  const checks: Record<string, Text | null> = {
    tiers: tiers.length === 0 ? text('销售模式为批发时必须要有批发规则！') : null,
  }
  tiers.forEach(({ num, price }, at) => {
    const before = tiers[at - 1]
    checks[`tiers[${at}].num`] = numError(num) ?? riseError(num, before?.num)
    checks[`tiers[${at}].price`] = moneyError(price, '商品单价必须大于0') ?? fallError(price, before?.price)
  })
  return onlyErrors(checks)
}

function numError(value: string): Text | null {
  const figure = realDecimal(value)
  if (!figure || figure.lte(0)) return text('购买数量必须大于0')
  return !figure.eq(figure.round()) || figure.gt(MAX_FIGURE) ? text('请输入0~99999999之间的整数') : null
}

function riseError(value: string, before: string | undefined): Text | null {
  const [figure, last] = [decimal(value), decimal(before)]
  return figure && last && figure.lte(last) ? text('下一个购买数量必须大于上一个购买数量') : null
}

function fallError(value: string, before: string | undefined): Text | null {
  const [figure, last] = [decimal(value), decimal(before)]
  return figure && last && figure.gte(last) ? text('下一个商品单价必须小于上一个商品单价') : null
}

/** Keys of a SKU on the wire; a spec with such a name would be read as that field. */
export const SKU_KEYS: ReadonlySet<string> = new Set(
  'id,sn,price,cost,quantity,weight,alertQuantity,images,goodsId,skuId,promotionPrice,hash,_index,_rowKey'.split(','),
)

/** Chinese characters of a name or value; Latin ones count half. */
const MAX_SPEC_LENGTH = 10

/** The error of the length of a spec's name or value. */
export function specLengthError(value: string): Text | null {
  return weightOf(value) > MAX_SPEC_LENGTH * 2 ? text('规格值最多十个字符长度！') : null
}

function weightOf(value: string): number {
  let weight = 0
  for (const letter of value) weight += letter > '\u2e80' ? 2 : 1
  return weight
}
