import { realDecimal } from '#domain/money'
import type { GoodsType, ParamGroup } from '#features/mall/goods/model'
import type { TierInput } from '#features/mall/goods/model/checks'
import { emptySku, type SkuRow, SPEC_COLUMNS } from '#features/mall/goods/publish/skus/skuMatrix'
import { liveSpecs, type SpecInput } from '#features/mall/goods/publish/specs/goodsSpecs'
import type { MarketEnable, SalesModel } from '#features/mall/sale/model'

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

/** Freight template id of a virtual product. */
export const NO_TEMPLATE = '0'
/** Brand id of a product without a brand. */
export const NO_BRAND = '0'

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

/** The sales model in effect: virtual goods are sold by retail only. */
export function salesModelOf({ goodsType, salesModel }: Pick<GoodsValues, 'goodsType' | 'salesModel'>): SalesModel {
  return goodsType === 'VIRTUAL_GOODS' ? 'RETAIL' : salesModel
}

type Rows = Pick<GoodsValues, 'goodsType' | 'salesModel' | 'tiers' | 'specs' | 'skus'>

/** The price of a product: the lowest that its rows or tiers have; while none has one, what is typed for it. */
export function priceOf(values: Rows & Pick<GoodsValues, 'price'>): string {
  return pricesOfRows(values)?.lowest ?? onlyRow(values)?.price ?? values.price
}

/**
 * The lowest and the highest price of a product whose buyers pay by specification or by tier. null where the price is
 * what is typed: of a product without specifications, and as long as no row has one.
 */
export function pricesOfRows(values: Rows): { lowest: string; highest: string } | null {
  const isWholesale = salesModelOf(values) === 'WHOLESALE'
  if (!isWholesale && liveSpecs(values.specs ?? []).length === 0) return null
  const rows: readonly { price: string }[] = (isWholesale ? values.tiers : values.skus) ?? []
  const prices = rows.flatMap(({ price }) => realDecimal(price) ?? []).filter((price) => price.gt(0))
  const [lowest, ...others] = prices.sort((one, other) => one.cmp(other))
  return lowest ? { lowest: lowest.toFixed(), highest: (others.at(-1) ?? lowest).toFixed() } : null
}

/** The one row of a retail product without specs: its price is the product's. null of any other product. */
export function onlyRow(values: Rows): SkuRow | null {
  const [only, ...others] = values.skus ?? []
  const isOne = others.length === 0 && liveSpecs(values.specs ?? []).length === 0
  return only && isOne && salesModelOf(values) !== 'WHOLESALE' ? only : null
}

/** The values with one price for a product and its only row; of a stored one either may be missing. */
export function withOnePrice(values: GoodsValues): GoodsValues {
  const row = onlyRow(values)
  if (!row) return values
  const price = row.price || values.price
  return { ...values, price, skus: [{ ...row, price }] }
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
