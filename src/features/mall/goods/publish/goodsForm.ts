import type * as v from 'valibot'
import { realDecimal } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import type { parameterGroupSchema } from '#features/mall/category/model'
import type {
  DraftDetail,
  DraftSaveType,
  GoodsDetail,
  GoodsType,
  MarketEnable,
  ParamGroup,
  SalesModel,
  SkuDetail,
} from '#features/mall/goods/model'
import { emptySku, keyOf, type SkuRow, SPEC_COLUMNS } from '#features/mall/goods/publish/skus/skuMatrix'
import type { TierInput } from '#features/mall/goods/publish/skus/tiers'
import { liveSpecs, type SpecInput } from '#features/mall/goods/publish/specs/goodsSpecs'

/** The values of the form. Texts as typed; money in yuan, weight in kg. */
export type GoodsValues = {
  goodsType: GoodsType | ''
  /** Ids of three levels, joined by commas. */
  categoryPath: string
  goodsName: string
  price: string
  sellingPoint: string
  brandId: string
  goodsUnit: string
  salesModel: SalesModel
  tiers: TierInput[]
  /** Whether it goes on the shelf at once. */
  release: MarketEnable
  recommend: '1' | '0'
  gallery: string[]
  goodsVideo: string
  specs: SpecInput[]
  hasSpecImages: boolean
  skus: SkuRow[]
  /** Ids of shop categories. */
  labels: string[]
  intro: string
  mobileIntro: string
  templateId: string
  /** Weight of every SKU of a wholesale product. */
  weight: string
  /** Values by the id of the parameter. */
  params: Record<string, string>
  /** As loaded: sent back unchanged while the category's parameters cannot be loaded. */
  savedParams: ParamGroup[]
}

/** The purpose of a save. */
export type GoodsIntent = 'save' | 'draft' | 'template'

/** What the form starts from: a product to edit or to copy, or a draft or template. */
export type GoodsSource =
  | { kind: 'new' }
  | { kind: 'edit' | 'copy'; goods: GoodsDetail }
  | { kind: 'draft'; goods: DraftDetail }

/** Freight template id of a virtual product. */
const NO_TEMPLATE = '0'
/** Brand id of a product without a brand. */
const NO_BRAND = '0'
const MAX_NAME = 50
const COPY_MARK = '-副本'

/** A new product: nothing chosen, one SKU. */
export function newGoods(): GoodsValues {
  return {
    goodsType: '',
    categoryPath: '',
    goodsName: '',
    price: '',
    sellingPoint: '',
    brandId: '',
    goodsUnit: '',
    salesModel: 'RETAIL',
    tiers: [{ num: '', price: '' }],
    release: 'UPPER',
    recommend: '1',
    gallery: [],
    goodsVideo: '',
    specs: [],
    hasSpecImages: false,
    skus: [emptySku()],
    labels: [],
    intro: '',
    mobileIntro: '',
    templateId: '',
    weight: '',
    params: {},
    savedParams: [],
  }
}

/** The form's values. A copy gets a name of its own and drops the ids of the original's SKUs. */
export function initialValues(source: GoodsSource): GoodsValues {
  if (source.kind === 'new') return newGoods()
  const { goods, kind } = source
  const { specs, skus } = readSkus(goods.skuList, kind === 'edit')
  const tiers = goods.wholesaleList.map(({ num, price }) => ({ num: num ?? '', price: price ?? '' }))
  const items = goods.goodsParamsDTOList.flatMap(({ goodsParamsItemDTOList }) => goodsParamsItemDTOList)
  return {
    goodsType: goods.goodsType,
    categoryPath: goods.categoryPath,
    goodsName:
      kind === 'copy' ? `${goods.goodsName.slice(0, MAX_NAME - COPY_MARK.length)}${COPY_MARK}` : goods.goodsName,
    price: goods.price ?? '',
    sellingPoint: goods.sellingPoint,
    brandId: goods.brandId === NO_BRAND ? '' : goods.brandId,
    goodsUnit: goods.goodsUnit,
    salesModel: goods.salesModel || 'RETAIL',
    tiers: tiers.length > 0 ? tiers : newGoods().tiers,
    // Editing a product in the warehouse does not put it on sale.
    release: kind === 'edit' && goods.marketEnable === 'DOWN' ? 'DOWN' : 'UPPER',
    recommend: goods.recommend ? '1' : '0',
    gallery: goods.goodsGalleryList,
    goodsVideo: goods.goodsVideo,
    specs,
    hasSpecImages: hasPictures(specs, goods.goodsGalleryList),
    skus,
    labels: goods.storeCategoryPath.split(',').filter(Boolean),
    intro: goods.intro,
    mobileIntro: goods.mobileIntro,
    templateId: goods.templateId === NO_TEMPLATE ? '' : goods.templateId,
    weight: goods.skuList[0]?.weight ?? '',
    params: Object.fromEntries(items.map(({ paramId, paramValue }) => [paramId, paramValue])),
    savedParams: goods.goodsParamsDTOList,
  }
}

/** Any SKU as read; one of a draft may have no id. */
type ReadSku = Omit<SkuDetail, 'id'> & { id: string }

/** The specs that SKUs have, in the order of their first use, and a row for each SKU. */
function readSkus(list: readonly ReadSku[], keepsIds: boolean): { specs: SpecInput[]; skus: SkuRow[] } {
  const specs: SpecInput[] = []
  const skus = list.map((sku) => {
    const texts: Partial<SkuRow> = {}
    const keys = sku.specList
      .filter(({ specName }) => specName !== '' && specName !== 'images')
      .map(({ specName, specValue }) => {
        const at = specs.findIndex(({ name }) => name === specName)
        const spec = specs[at] ?? { key: `s${specs.length + 1}`, name: specName, values: [] }
        if (at < 0) specs.push(spec)
        const column = SPEC_COLUMNS[at < 0 ? specs.length - 1 : at]
        if (column) texts[column] = specValue
        return valueKey(spec, specValue, sku.goodsGalleryList[0] ?? '')
      })
    return { ...emptySku(keyOf(keys)), ...texts, ...figuresOf(sku), id: keepsIds ? sku.id : '' }
  })
  return { specs, skus: skus.length > 0 ? skus : [emptySku()] }
}

function valueKey(spec: SpecInput, specValue: string, image: string): string {
  const known = spec.values.find(({ text }) => text === specValue)
  if (known) return known.key
  const key = `${spec.key}-v${spec.values.length + 1}`
  spec.values.push({ key, text: specValue, image: spec.key === 's1' ? image : '' })
  return key
}

function figuresOf(sku: ReadSku) {
  const text = (value: DecimalText) => value ?? ''
  return {
    price: text(sku.price),
    cost: text(sku.cost),
    weight: text(sku.weight),
    quantity: text(sku.quantity),
    alertQuantity: text(sku.alertQuantity),
    sn: sku.sn,
    images: sku.goodsGalleryList,
  }
}

/** Whether the values of the first spec have pictures of their own: not one picture for all, nor the product's. */
function hasPictures([first]: readonly SpecInput[], gallery: readonly string[]): boolean {
  if (!first) return false
  const images = first.values.map(({ image }) => image)
  const isShared = new Set(images).size < images.length || (images.length === 1 && images[0] === gallery[0])
  return !isShared && images.every((image) => image !== '')
}

/** The sales model in effect: virtual goods are sold by retail only. */
export function salesModelOf({ goodsType, salesModel }: Pick<GoodsValues, 'goodsType' | 'salesModel'>): SalesModel {
  return goodsType === 'VIRTUAL_GOODS' ? 'RETAIL' : salesModel
}

/** Parameters of a category, as the platform groups them. */
export type ParameterGroup = v.InferOutput<typeof parameterGroupSchema>
/** A parameter of a category. */
export type Parameter = ParameterGroup['params'][number]

/** The parameters of groups, in their order. */
export function parametersOf(groups: readonly ParameterGroup[]): Parameter[] {
  return groups.flatMap(({ params }) => params).sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
}

/** The body of a create or update. `groups` are the parameters of the category; null while not loaded. */
export function toBody(values: GoodsValues, groups: readonly ParameterGroup[] | null) {
  const { goodsType, hasSpecImages } = values
  const isVirtual = goodsType === 'VIRTUAL_GOODS'
  const salesModel = salesModelOf(values)
  const isWholesale = salesModel === 'WHOLESALE'
  const specs = liveSpecs(values.specs)
  return {
    goodsName: values.goodsName.trim(),
    price: figure(values.price),
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
    goodsParamsDTOList: groups ? paramsBody(values.params, groups) : values.savedParams,
    wholesaleList: isWholesale
      ? values.tiers.map(({ num, price }) => ({ num: figure(num), price: figure(price) }))
      : [],
    skuList: values.skus.map((row) => skuBody(row, values, { specs, isWholesale, hasSpecImages })),
  }
}
/** The body of a create or update of a product. */
export type GoodsBody = ReturnType<typeof toBody>

/** The body of a draft or template; with an id it replaces that one. */
export function toDraftBody(
  values: GoodsValues,
  groups: readonly ParameterGroup[] | null,
  { saveType, id }: { saveType: DraftSaveType; id?: string },
) {
  return { ...toBody(values, groups), saveType, ...(id ? { id } : {}) }
}

/** Whether SKUs were added, removed or got other values or pictures: the service then rebuilds all of them. */
export function isRegenerated(before: GoodsValues, after: GoodsValues): boolean {
  return shapeOf(before) !== shapeOf(after)
}

function shapeOf({ specs, skus, hasSpecImages }: GoodsValues): string {
  const live = liveSpecs(specs)
  const pictures = hasSpecImages ? live[0]?.values.map(({ image }) => image) : null
  return JSON.stringify([
    live.map(({ name }) => name),
    skus.map((row) => [row.id, ...SPEC_COLUMNS.map((name) => row[name])]),
    pictures,
  ])
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
    cost: figure(row.cost) ?? 1,
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
