import * as v from 'valibot'
import { decimal, plainFigure, sum } from '#domain/money'
import { onlyErrors } from '#domain/text'
import { wireText } from '#domain/wire'
import { type ParamGroup, paramGroupSchema, type SpecValue } from '#features/mall/goods/model'
import {
  categoryError,
  galleryError,
  goodsPriceError,
  labelsError,
  nameError,
  paramErrors,
  SKU_KEYS,
  sellingPointError,
  skuErrors,
  specLengthError,
  tierErrors,
  videoError,
  weightError,
} from '#features/mall/goods/model/checks'
import { goodsRequests } from '#features/mall/goods/requests'
import type { Wholesale } from '#features/mall/sale/model'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, notOwn, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, listField, recordsField, textField } from '#mocks/kernel/http/request'
import type { Call } from '#mocks/kernel/http/route'
import { categoryTables } from '#mocks/mall/category/rows'
import { parametersOfCategory } from '#mocks/mall/category/rules'
import { freightTables } from '#mocks/store/freight/rows'
import type { GoodsRow, SkuFields, SkuRow } from './rows'

/** The fields a client sends to publish or change a product. */
export type Operation = Pick<
  GoodsRow,
  | 'goodsName'
  | 'price'
  | 'categoryPath'
  | 'storeCategoryPath'
  | 'brandId'
  | 'sellingPoint'
  | 'goodsUnit'
  | 'goodsType'
  | 'salesModel'
  | 'templateId'
  | 'marketEnable'
  | 'recommend'
  | 'intro'
  | 'mobileIntro'
  | 'goodsVideo'
  | 'goodsGalleryList'
  | 'goodsParamsDTOList'
  | 'wholesaleList'
> & { skuList: SkuInput[] }

/** A validated SKU row; without an id it is new. */
export type SkuInput = Pick<SkuRow, 'sn' | 'price' | 'cost' | 'weight' | 'quantity' | 'images' | 'specs'> & {
  id: string
  /** null keeps the stored value. */
  alertQuantity: string | null
}

/**
 * Reads and validates a product to publish.
 *
 * @throws Refusal with the codes of the service
 */
export function readOperation(call: Call): Operation {
  const { price, release, ...sent } = bodyBy(call, goodsRequests.create)
  const goodsName = sent.goodsName.replaceAll(',', '')
  if (nameError(goodsName)) throw refusal(11002, '商品名称不正确，名称应为2-50字符')
  const { goodsType, salesModel } = sent
  if (!['PHYSICAL_GOODS', 'VIRTUAL_GOODS'].includes(goodsType)) throw refusal(11016, '需选择商品类型')
  if (!['RETAIL', 'WHOLESALE'].includes(salesModel)) throw badInput('销售模式不能为空')
  const isPhysical = goodsType === 'PHYSICAL_GOODS'
  if (!isPhysical && salesModel === 'WHOLESALE') throw badInput('虚拟商品只能零售')
  const wholesaleList = salesModel === 'WHOLESALE' ? readTiers(call) : []
  const isByWeight = isPhysical && chargesByWeight(sent.templateId)
  const skuList = readSkus(recordsField(call.fields, 'skuList'), { isPhysical, wholesaleList, isByWeight })
  const goodsGalleryList = texts(call.fields.goodsGalleryList)
  const categoryPath = readCategory(sent.categoryPath)
  refuseErrors(
    onlyErrors({
      price: goodsPriceError(price),
      categoryPath: categoryError(categoryPath),
      sellingPoint: sellingPointError(sent.sellingPoint),
      gallery: galleryError(goodsGalleryList),
      goodsVideo: videoError(sent.goodsVideo),
      labels: labelsError(listField(call, 'storeCategoryPath')),
    }),
    badInput,
  )
  return {
    ...sent,
    goodsName,
    price: plainFigure(price),
    categoryPath,
    brandId: sent.brandId || '0',
    goodsUnit: readUnit(sent.goodsUnit),
    templateId: readTemplate(call, sent.templateId, isPhysical),
    marketEnable: release ? 'UPPER' : 'DOWN',
    goodsGalleryList,
    goodsParamsDTOList: readParams(call.fields.goodsParamsDTOList),
    wholesaleList,
    skuList,
  }
}

/**
 * Checks the parameters of a product by those of its category. A workbook of products has none.
 *
 * @throws Refusal
 */
export function checkParams(call: Call): void {
  const items = readParams(call.fields.goodsParamsDTOList).flatMap((group) => group.goodsParamsItemDTOList)
  const typed = Object.fromEntries(items.map(({ paramId, paramValue }) => [paramId, paramValue]))
  const params = parametersOfCategory(textField(call, 'categoryPath').split(',').at(-1) ?? '')
  refuseErrors(paramErrors(typed, [{ groupId: '', groupName: '', params }]), badInput)
}

function readTiers(call: Call): Wholesale[] {
  const rows = recordsField(call.fields, 'wholesaleList')
  if (rows.length === 0) throw refusal(11022, '销售模式为批发时必须要有批发规则！')
  const tiers = rows.map(({ num, price }) => ({ num: figureOf(num) ?? 0, price: figureOf(price) ?? 0 }))
  if (tiers.some(({ num, price }) => num <= 0 || price <= 0)) throw refusal(11023, '批发规则存在小于等于0的无效数据！')
  const sorted = tiers
    .sort((a, b) => a.num - b.num)
    .map(({ num, price }) => ({ num: String(num), price: String(price) }))
  refuseErrors(tierErrors(sorted), badInput)
  return sorted
}

type SkuRules = { isPhysical: boolean; wholesaleList: readonly Wholesale[]; isByWeight: boolean }

/** The SKU rows of a product; for wholesale they take the lowest price of its tiers. */
function readSkus(rows: readonly SkuFields[], { isPhysical, wholesaleList, isByWeight }: SkuRules): SkuInput[] {
  if (rows.length === 0) throw refusal(11012, '规格必须要有一个！')
  const lowest = wholesaleList.map(({ price }) => Number(price)).sort((a, b) => a - b)[0]
  return rows.map((row) => {
    if (wireText(row.sn) === '') throw refusal(11007, '商品SKU货号不能为空')
    const price = lowest ?? figureOf(row.price) ?? 0
    if (price <= 0) throw refusal(11008, '商品SKU价格不能小于等于0')
    const cost = lowest ?? figureOf(row.cost) ?? 0
    if (cost <= 0) throw refusal(11009, '商品SKU成本价不能小于等于0')
    const weight = figureOf(row.weight) ?? (isPhysical && wireText(row.weight) === '' ? -1 : 0)
    if (weight < 0) throw refusal(11010, '商品重量不能为负数')
    const quantity = figureOf(row.quantity) ?? -1
    if (quantity < 0 || !Number.isInteger(quantity)) throw refusal(11011, '商品库存数量不能为负数')
    const [typedWeight, alertQuantity] = [wireText(row.weight), wireText(row.alertQuantity)]
    const typed = { price: wireText(row.price), quantity: wireText(row.quantity), sn: wireText(row.sn) }
    const kind = lowest !== undefined ? 'wholesale' : isPhysical ? 'physical' : 'virtual'
    refuseErrors(skuErrors({ ...typed, weight: typedWeight, alertQuantity }, kind, isByWeight), badInput)
    if (kind === 'wholesale') refuseErrors(onlyErrors({ weight: weightError(typedWeight, isByWeight) }), badInput)
    return {
      id: wireText(row.id),
      sn: typed.sn,
      price: String(price),
      cost: String(cost),
      weight: String(weight),
      quantity: String(quantity),
      alertQuantity: alertQuantity === '' ? null : plainFigure(alertQuantity),
      images: texts(row.images),
      specs: specsOf(row),
    }
  })
}

/** The spec values of a SKU row: every key that is not a fixed field. */
function specsOf(row: SkuFields): SpecValue[] {
  return Object.entries(row).flatMap(([specName, value]) => {
    if (SKU_KEYS.has(specName)) return []
    const specValue = wireText(value)
    if (specName.trim() === '' || specValue === '') throw refusal(11024, '规格值不能为空！')
    refuseErrors(
      onlyErrors({ specName: specLengthError(specName.trim()), specValue: specLengthError(specValue) }),
      badInput,
    )
    return [{ specName: specName.trim(), specValue, specImage: [] }]
  })
}

/** Parameters in groups; a flat list is one group. */
export function readParams(value: unknown): ParamGroup[] {
  const rows = Array.isArray(value) ? value : []
  const isFlat = rows.some((row) => typeof row === 'object' && row !== null && 'paramName' in row)
  const sent = isFlat ? [{ groupId: '', groupName: '', goodsParamsItemDTOList: rows }] : rows
  return sent.flatMap((row) => {
    const read = v.safeParse(paramGroupSchema, row)
    return read.success ? [read.output] : []
  })
}

/** The non-empty texts of a list. */
export function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).map(wireText).filter((text) => text !== '')
}

function readCategory(path: string): string {
  if (path === '') return path
  const ids = path.split(',')
  if (ids.some((id) => !categoryTables.goodsCategories.get(id))) throw refusal(10001, '商品分类不存在')
  return path
}

function readUnit(name: string): string {
  if (name === '') throw badInput('商品单位不能为空')
  if (!categoryTables.goodsUnits.find((row) => row.name === name)) throw badInput('商品单位不存在')
  return name
}

/** Whether a freight template charges by weight. */
export function chargesByWeight(templateId: string): boolean {
  return freightTables.freightTemplates.get(templateId)?.pricingMethod === 'WEIGHT'
}

function readTemplate(call: Call, id: string, isPhysical: boolean): string {
  if (id === '') throw badInput('运费模板不能为空，没有运费模板时，传值0')
  if (!isPhysical) return '0'
  if (id === '0') throw refusal(11014, '实物商品需选择配送模板')
  return ownTemplate(call, id)
}

/**
 * The id of a freight template, checked to belong to the caller's shop.
 *
 * @throws Refusal when it is missing or another shop's
 */
export function ownTemplate({ account }: Pick<Call, 'account'>, id: string): string {
  const template = freightTables.freightTemplates.get(id)
  if (!template) throw refusal(50010, '当前模版不存在')
  if (template.supplierId !== account.supplierId) throw notOwn()
  return id
}

/** A number as sent; null when missing. The number -1 is a real value here. */
export function figureOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return decimal(value)?.toNumber() ?? null
}

/** The sum of the SKU stocks, as stored in the product. */
export function totalStock(rows: readonly { quantity: unknown }[]): string {
  return sum(rows.map(({ quantity }) => quantity)).toFixed(0)
}
