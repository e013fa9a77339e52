import { realDecimal } from '#domain/money'
import type { ParameterGroup } from '#features/mall/category/model'
import type { SaveType } from '#features/mall/goods/model'
import { type SkuRow, SPEC_COLUMNS } from '#features/mall/goods/publish/skus/skuMatrix'
import { liveSpecs, type SpecInput } from '#features/mall/goods/publish/specs/goodsSpecs'
import { UNSAID_COST } from '#features/mall/sale/model'
import { paramValues } from './goodsParams'
import { type GoodsValues, NO_BRAND, NO_TEMPLATE, priceOf, salesModelOf } from './goodsValues'

/** The body of a create or update. `groups` are the parameters of the category; null while not loaded. */
export function toBody(values: GoodsValues, groups: readonly ParameterGroup[] | null) {
  const { goodsType, hasSpecImages } = values
  const isVirtual = goodsType === 'VIRTUAL_GOODS'
  const salesModel = salesModelOf(values)
  const isWholesale = salesModel === 'WHOLESALE'
  const specs = liveSpecs(values.specs)
  return {
    goodsName: values.goodsName.trim(),
    price: figure(priceOf(values)),
    categoryPath: values.categoryPath,
    storeCategoryPath: values.labels.join(),
    brandId: values.brandId || NO_BRAND,
    sellingPoint: values.sellingPoint.trim(),
    goodsUnit: values.goodsUnit,
    goodsType,
    salesModel,
    templateId: isVirtual ? NO_TEMPLATE : values.templateId,
    release: values.release === 'UPPER',
    recommend: values.recommend === '1',
    intro: values.intro,
    mobileIntro: values.mobileIntro,
    goodsVideo: values.goodsVideo.trim(),
    goodsGalleryList: values.gallery,
    goodsParamsDTOList: groups ? paramsBody(paramValues(values, groups), groups) : values.savedParams,
    wholesaleList: isWholesale
      ? values.tiers.map(({ num, price }) => ({ num: figure(num), price: figure(price) }))
      : [],
    skuList: values.skus.map((row) => skuBody(row, values, { specs, isWholesale, hasSpecImages })),
  }
}
/** The body of a create or update of a product. */
export type GoodsBody = ReturnType<typeof toBody>

/** The body of a draft or template; with an id it replaces that one. */
export function toSavedProductBody(
  values: GoodsValues,
  groups: readonly ParameterGroup[] | null,
  { saveType, id }: { saveType: SaveType; id?: string },
) {
  return { ...toBody(values, groups), saveType, ...(id ? { id } : {}) }
}

type SkuRules = { specs: readonly SpecInput[]; isWholesale: boolean; hasSpecImages: boolean }

function skuBody(row: SkuRow, values: GoodsValues, { specs, isWholesale, hasSpecImages }: SkuRules) {
  const price = figure(isWholesale ? (values.tiers[0]?.price ?? '') : row.price)
  const picture = specs[0]?.values.find(({ text }) => text === row.spec0)?.image ?? ''
  const alert = figure(row.alertQuantity)
  return {
    ...(row.id ? { id: row.id } : {}),
    sn: row.sn.trim(),
    price,
    // The form has no cost: the loaded one is sent back.
    cost: figure(row.cost) ?? UNSAID_COST,
    quantity: figure(row.quantity),
    weight: values.goodsType === 'VIRTUAL_GOODS' ? 0 : figure(isWholesale ? values.weight : row.weight),
    ...(alert === null ? {} : { alertQuantity: alert }),
    images: hasSpecImages && picture ? [picture] : row.images,
    ...Object.fromEntries(specs.map(({ name }, at) => [name, row[SPEC_COLUMNS[at] ?? 'spec0']])),
  }
}

function paramsBody(typed: Readonly<Record<string, string>>, groups: readonly ParameterGroup[]) {
  return groups.map(({ groupId, groupName, params }) => ({
    groupId,
    groupName,
    goodsParamsItemDTOList: params.map(({ id, paramName, isIndex, required, sort }) => ({
      paramId: id,
      paramName,
      paramValue: (typed[id] ?? '').trim(),
      isIndex: Number(isIndex),
      required: Number(required),
      sort,
    })),
  }))
}

/** A typed figure as a number; null when it is not one. */
function figure(value: string): number | null {
  const typed = realDecimal(value)
  return typed?.gte(0) ? typed.toNumber() : null
}
