import * as v from 'valibot'
import { realDecimal } from '#domain/money'
import type { StatusTable, Transition } from '#domain/status'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { textItem } from '#domain/wire'
import { useSchema } from '#features/mall/goods/uses/model'
import {
  type AuthFlag,
  type GoodsStatus,
  type MarketEnable,
  type SalesModel,
  wholesaleSchema,
} from '#features/mall/sale/model'

/** Physical goods, which are shipped, or a service redeemed by a code. */
export type GoodsType = 'PHYSICAL_GOODS' | 'VIRTUAL_GOODS'
/** An unfinished product, or a template for new ones. */
export type SaveType = 'DRAFT' | 'TEMPLATE'

/** The fields that a product and its SKUs share on the wire. */
const described = {
  brandId: wire.text(),
  /** Ids of three levels, joined by commas. */
  categoryPath: wire.text(),
  /** Name of the unit, not its id. */
  goodsUnit: wire.text(),
  sellingPoint: wire.text(),
  marketEnable: wire.code<MarketEnable>(),
  authFlag: wire.code<AuthFlag>(),
  authMessage: wire.text(),
  underMessage: wire.text(),
  /** HTML. */
  intro: wire.text(),
  mobileIntro: wire.text(),
  buyCount: wire.decimal(),
  commentNum: wire.decimal(),
  /** Share of good comments, percent. */
  grade: wire.decimal(),
  thumbnail: wire.text(),
  small: wire.text(),
  original: wire.text(),
  /** Ids of shop categories, joined by commas. */
  storeCategoryPath: wire.text(),
  storeId: wire.text(),
  storeName: wire.text(),
  /** Freight template; '0' for virtual goods. */
  templateId: wire.text(),
  selfOperated: wire.flag(),
  recommend: wire.flag(),
  goodsVideo: wire.text(),
  salesModel: wire.code<SalesModel>(),
  goodsType: wire.code<GoodsType>(),
}

/** A product (SPU). Money in yuan; `quantity` is the sum of its SKUs' stocks. */
export const goodsSchema = v.object({
  id: wire.id(),
  goodsName: wire.text(),
  price: wire.decimal(),
  quantity: wire.decimal(),
  ...described,
  params: wire.text(),
  createBy: wire.text(),
  createTime: wire.time(),
  updateTime: wire.time(),
})
/** A product in the shop's list, whose `price` is the lowest of its SKUs and tiers. */
export const listedGoodsSchema = v.object({
  ...goodsSchema.entries,
  /** The highest price of its SKUs and tiers, yuan, and what uses it [proposed]; null and [] from others. */
  highestPrice: wire.decimal(),
  usedBy: wire.list(useSchema),
})
/** A product in a list; money in yuan. */
export type Goods = v.InferOutput<typeof goodsSchema>

/** A value of a spec; the pseudo entry named "images" carries only pictures. */
const specValueSchema = v.object({ specName: wire.text(), specValue: wire.text(), specImage: wire.list(textItem) })
/** One value of a SKU's spec, with its pictures. */
export type SpecValue = v.InferOutput<typeof specValueSchema>

/** The fields that only a SKU has. */
const skuOwn = {
  id: wire.id(),
  goodsId: wire.text(),
  /** Name of the product and every spec value. */
  goodsName: wire.text(),
  sn: wire.text(),
  /** Spec values, with a leading space each. */
  simpleSpecs: wire.text(),
  price: wire.decimal(),
  cost: wire.decimal(),
  /** kg */
  weight: wire.decimal(),
  quantity: wire.decimal(),
  /** The shop is warned when the stock is this low or lower. */
  alertQuantity: wire.decimal(),
  promotionFlag: wire.flag(),
  promotionPrice: wire.decimal(),
}

/** A SKU in a list. */
export const skuSchema = v.object({
  ...skuOwn,
  ...described,
  createTime: wire.time(),
  /** The tiers of its product [proposed]; [] from others. */
  wholesaleList: wire.list(wholesaleSchema),
  /** The activities that name it [proposed]; [] from others. */
  usedBy: wire.list(useSchema),
  /** The lowest price of a piece that a buyer paid in the last `DEAL_DAYS`, yuan [proposed]; null without a sale. */
  lowestDealPrice: wire.decimal(),
})
/** A SKU in a list; its stock is `quantity`. */
export type GoodsSku = v.InferOutput<typeof skuSchema>

/** A chosen SKU: at least its id and name; a full row once it was read. */
export type ChosenSku = Pick<GoodsSku, 'id' | 'goodsName'> & Partial<GoodsSku>

/** A SKU in a product's detail. */
const skuDetailSchema = v.object({
  ...skuOwn,
  specList: wire.list(specValueSchema),
  goodsGalleryList: wire.list(textItem),
})
/** A SKU of a product's detail, with specs and pictures. */
export type SkuDetail = v.InferOutput<typeof skuDetailSchema>

/** A SKU in the list of a product's stocks, with the activities that name it [proposed]. */
export const stockedSkuSchema = v.object({ ...skuDetailSchema.entries, usedBy: wire.list(useSchema) })
/** The same as read. */
export type StockedSku = v.InferOutput<typeof stockedSkuSchema>

const paramItemSchema = v.object({
  paramId: wire.text(),
  paramName: wire.text(),
  paramValue: wire.text(),
  isIndex: wire.flag(),
  required: wire.flag(),
  sort: wire.count(),
})

/** A group of a product's parameters with their values. */
export const paramGroupSchema = v.object({
  groupId: wire.text(),
  groupName: wire.text(),
  goodsParamsItemDTOList: wire.list(paramItemSchema),
})
/** A group of a product's parameters as read and as sent. */
export type ParamGroup = v.InferOutput<typeof paramGroupSchema>

const detailed = {
  /** Names of the three levels of its category. */
  categoryName: wire.list(textItem),
  goodsParamsDTOList: wire.list(paramGroupSchema),
  goodsGalleryList: wire.list(textItem),
  skuList: wire.list(skuDetailSchema),
  wholesaleList: wire.list(wholesaleSchema),
}

/** A product with its SKUs, parameters and pictures. */
export const goodsDetailSchema = v.object({
  ...v.omit(listedGoodsSchema, ['highestPrice']).entries,
  ...detailed,
})
/** A product with all that its editor and viewer show. */
export type GoodsDetail = v.InferOutput<typeof goodsDetailSchema>

/** A draft or template in a list: only its name and kind are certain to be filled; `price` as of a listed product. */
export const savedProductSchema = v.object({
  ...goodsSchema.entries,
  /** The highest price of its SKUs and tiers, yuan [proposed]; null from others. */
  highestPrice: wire.decimal(),
  saveType: wire.code<SaveType>(),
})
/** A draft or template in a list. */
export type SavedProduct = v.InferOutput<typeof savedProductSchema>

/** A draft or template with all saved input. */
export const savedProductDetailSchema = v.object({
  ...savedProductSchema.entries,
  ...detailed,
  // A row of a draft may have no id yet.
  skuList: wire.list(v.object({ ...skuDetailSchema.entries, id: wire.text() })),
})
/** A draft or template with all saved input. */
export type SavedProductDetail = v.InferOutput<typeof savedProductDetailSchema>

/** Numbers of products by tab. */
export const goodsNumberSchema = v.object({
  upperGoodsNum: wire.count(),
  downGoodsNum: wire.count(),
  auditGoodsNum: wire.count(),
  refuseGoodsNum: wire.count(),
})

/** Labels and colours of the tabs of the product list. */
export const goodsStatuses: StatusTable<GoodsStatus> = {
  UPPER: { label: '出售中', color: 'success' },
  DOWN: { label: '仓库中', color: 'default' },
  TOBEAUDITED: { label: '待审核', color: 'warning' },
  REFUSE: { label: '审核未通过', color: 'error' },
}
/** Labels and colours of on and off the shelf. */
export const marketStatuses: StatusTable<MarketEnable> = {
  UPPER: { label: '已上架', color: 'success' },
  DOWN: { label: '已下架', color: 'default' },
}
/** Labels and colours of the platform's review. */
export const authStatuses: StatusTable<AuthFlag> = {
  TOBEAUDITED: { label: '待审核', color: 'warning' },
  PASS: { label: '已通过', color: 'success' },
  REFUSE: { label: '审核拒绝', color: 'error' },
}
/** Labels and colours of the sales models. */
export const salesModels: StatusTable<SalesModel> = {
  RETAIL: { label: '零售', color: 'processing' },
  WHOLESALE: { label: '批发', color: 'success' },
}
/** Labels and colours of the types of product. */
export const goodsTypes: StatusTable<GoodsType> = {
  PHYSICAL_GOODS: { label: '实物商品', color: 'processing' },
  VIRTUAL_GOODS: { label: '虚拟商品', color: 'success' },
}

/** Why a product is not on sale: the platform's refusal, or the shop's reason for taking it down. */
export function reasonOf(goods: Pick<Goods, 'marketEnable' | 'authFlag' | 'authMessage' | 'underMessage'>): string {
  if (goods.authFlag === 'REFUSE') return goods.authMessage
  return goods.marketEnable === 'DOWN' ? goods.underMessage : ''
}

/** The shop's actions on a product, by `marketEnable`. In review it may go on the shelf, invisible to buyers. */
export const marketTransitions = [
  { from: ['DOWN'], action: 'up', to: 'UPPER' },
  { from: ['UPPER'], action: 'under', to: 'DOWN' },
  { from: ['UPPER', 'DOWN'], action: 'delete', to: 'DOWN' },
] as const satisfies Transition[]

/** The platform's review by `authFlag`: every edit starts it again. */
export const auditTransitions = [
  { from: ['TOBEAUDITED', 'PASS', 'REFUSE'], action: 'update', to: 'TOBEAUDITED' },
  { from: ['TOBEAUDITED'], action: 'pass', to: 'PASS' },
  { from: ['TOBEAUDITED'], action: 'refuse', to: 'REFUSE' },
] as const satisfies Transition[]

/** The largest stock, alert value, price and weight. */
export const MAX_FIGURE = 99_999_999

/** The error of a stock or an alert value: an integer from 0. */
export function stockError(value: string): Text | null {
  const figure = realDecimal(value)
  const isWhole = figure?.eq(figure.round()) && figure.gte(0) && figure.lte(MAX_FIGURE)
  return isWhole ? null : text('请输入0~99999999之间的整数')
}

/** The error of a price in yuan: above 0, at most 99999999, at most two decimals. */
export function moneyError(value: string, positive: string): Text | null {
  const figure = realDecimal(value)
  if (!figure || !/^-?\d+(\.\d{1,2})?$/.test(value.trim())) return text('请输入数字，最多两位小数')
  if (figure.lte(0)) return text(positive)
  return figure.gt(MAX_FIGURE) ? text('商品价格设置超过上限值') : null
}

/** A typed figure that `stockError` accepts, as a number; '1.0' is 1. */
export function stockNumber(typed: string): number {
  return realDecimal(typed)?.toNumber() ?? 0
}

/** Whether the stock of a SKU is at its alert value or below. */
export function isLow({ quantity, alertQuantity }: Pick<GoodsSku, 'quantity' | 'alertQuantity'>): boolean {
  const [stock, alert] = [realDecimal(quantity), realDecimal(alertQuantity)]
  if (!stock || !alert) return false
  return alert.gte(0) && stock.lte(alert)
}
