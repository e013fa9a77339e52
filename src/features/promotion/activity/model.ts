import { type Decimal, decimal, fixed, realDecimal, round } from '#domain/money'
import { priceError } from '#domain/rules'
import { canDo, type Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { wireText } from '#domain/wire'
import { type Activity, doOverlap, type PromotionGoods, type ScopeType, scopeIds } from '#features/mall/activity/model'
import { isOther } from '#features/mall/activity/model/clash'
import type { EffectFigures } from '#features/mall/activity/model/effect'
import { rateText } from '#features/mall/activity/model/kind'
import type { ChosenSku } from '#features/mall/goods/model'
import { saidCost } from '#features/mall/sale/model'

/** What can be done to a coupon, a full discount or a group-buy. Once begun, one is not edited but adjusted. */
export type ActivityAction = 'edit' | 'adjust' | 'open' | 'close' | 'delete'

/**
 * The transitions; what it becomes after opening is decided by the clock. A running one must be closed before it is
 * deleted.
 */
const transitions: readonly Transition<ActivityAction>[] = [
  { from: ['NEW', 'CLOSE'], action: 'edit' },
  { from: ['START', 'END'], action: 'adjust' },
  { from: ['CLOSE'], action: 'open' },
  { from: ['START'], action: 'close', to: 'CLOSE' },
  { from: ['NEW', 'CLOSE', 'END'], action: 'delete' },
]

/** Whether the status of a full discount or a group-buy allows an action. */
export function may({ promotionStatus }: Pick<Activity, 'promotionStatus'>, action: ActivityAction): boolean {
  return canDo(transitions, promotionStatus, action)
}

/** A SKU in the scope of a form; `key` is its id. Money in yuan. */
export type ScopeGoods = {
  key: string
  skuId: string
  goodsId: string
  goodsName: string
  thumbnail: string
  /** List price. */
  originalPrice: string
  quantity: string
}

/** The scope in a form: of the three lists only the one of its type counts. */
export type ScopeInput = {
  scopeType: ScopeType
  scopeGoods: ScopeGoods[]
  /** Ids of categories of any level. */
  scopeCategories: string[]
  /** Ids of shop categories. */
  scopeLabels: string[]
}

/** A new scope: some products, as lilishop has it. */
export const newScope: ScopeInput = { scopeType: 'PORTION_GOODS', scopeGoods: [], scopeCategories: [], scopeLabels: [] }

/** The scope of a saved activity, as a form holds it. */
export function toScopeInput(saved: Pick<Activity, 'scopeType' | 'scopeId' | 'promotionGoodsList'>): ScopeInput {
  const { scopeType, scopeId, promotionGoodsList } = saved
  const ids = scopeIds(scopeId)
  return {
    scopeType,
    scopeGoods: scopeType === 'PORTION_GOODS' ? promotionGoodsList.map(goodsOf) : [],
    scopeCategories: scopeType === 'PORTION_GOODS_CATEGORY' ? ids : [],
    scopeLabels: scopeType === 'PORTION_SHOP_CATEGORY' ? ids : [],
  }
}

function goodsOf({ skuId, goodsId, goodsName, thumbnail, price, originalPrice, quantity }: PromotionGoods): ScopeGoods {
  const listed = originalPrice ?? price
  return {
    key: skuId,
    skuId,
    goodsId,
    goodsName,
    thumbnail,
    originalPrice: centsText(listed),
    quantity: wireText(quantity),
  }
}

/** An amount with its two decimals, as forms show it; '' without one. */
export function centsText(amount: string | null): string {
  const figure = decimal(amount)
  return figure ? fixed(figure, 2) : ''
}

/** A picked SKU as a row of a form. */
function pickedGoods(sku: ChosenSku): ScopeGoods {
  return {
    key: sku.id,
    skuId: sku.id,
    goodsId: sku.goodsId ?? '',
    goodsName: sku.goodsName,
    thumbnail: sku.thumbnail ?? '',
    originalPrice: centsText(sku.price ?? null),
    quantity: wireText(sku.quantity),
  }
}

/** The rows after a pick: those that stay keep what was typed into them, new ones follow, others go. */
export function withPicked<Row extends ScopeGoods>(
  rows: readonly Row[],
  picked: readonly ChosenSku[],
  toRow: (goods: ScopeGoods, sku: ChosenSku) => Row,
): Row[] {
  const ids = new Set(picked.map(({ id }) => id))
  const kept = rows.filter(({ skuId }) => ids.has(skuId))
  const known = new Set(kept.map(({ skuId }) => skuId))
  return [...kept, ...picked.filter(({ id }) => !known.has(id)).map((sku) => toRow(pickedGoods(sku), sku))]
}

/** A SKU in a form with its price in an activity, and the pieces set aside for it, as typed. */
export type PriceGoods = ScopeGoods & {
  price: string
  stock: string
  /** What the SKU costs the shop; '' where the server does not say. */
  cost?: string
  /** The lowest price that buyers paid lately; '' without a sale, or where the server does not say. */
  lowest?: string
  /** Only columns: their texts are calculated from the prices. */
  discount: ''
  margin?: ''
}

/** The SKUs of a saved activity with prices, as a form holds them. */
export function toPriceGoods(goods: readonly PromotionGoods[]): PriceGoods[] {
  return goods.map((one) => ({
    ...goodsOf(one),
    price: centsText(one.price),
    stock: wireText(one.quantity),
    cost: wireText(one.cost),
    discount: '',
  }))
}

type Prices = Pick<PriceGoods, 'price' | 'originalPrice'>

/** What a price is of the list price: '8.5 折'; nothing while either is missing, or the price is wrong. */
export function discountText(row: Prices): Text {
  const [own, list] = [realDecimal(row.price), realDecimal(row.originalPrice)]
  if (!own || !list?.gt(0) || priceFault(row, '')) return text('—')
  const rate = round(own.times(10).div(list), 2).toNumber()
  return rateText(rate)
}

/**
 * What the shop keeps of a price above the cost, percent of the price; below 0 it sells at a loss. Null without both.
 */
export function marginOf({ price, cost = '' }: Pick<PriceGoods, 'price' | 'cost'>): Decimal | null {
  const [own, paid] = [realDecimal(price), saidCost(cost)]
  return own?.gt(0) && paid ? round(own.minus(paid).times(100).div(own), 1) : null
}

/** Errors of prices by `${key}.price`: more than 0, below the list price, whole cents. */
export function priceErrors(rows: readonly PriceGoods[], label: string): Errors {
  return onlyErrors(Object.fromEntries(rows.map((row) => [`${row.key}.price`, priceFault(row, label)])))
}

function priceFault({ price, originalPrice }: Prices, label: string): Text | null {
  const wrong = priceError(price, { label, scale: 2 })
  if (wrong) return wrong
  const [own, list] = [realDecimal(price), realDecimal(originalPrice)]
  if (own?.lte(0)) return text('{{label}}应大于0', { label: text(label) })
  return own && list && own.gte(list) ? text('{{label}}应低于原价', { label: text(label) }) : null
}

/** What a batch sets: a price as percent of the list price, or an amount below it; the pieces set aside. */
export type PriceBatchInput = { percent: string; minus: string; stock: string }

/** The error of a batch; null when it can be applied. */
export function batchFault({ percent, minus, stock }: PriceBatchInput): Text | null {
  const figure = (typed: string) => realDecimal(typed)
  if (percent.trim() !== '' && !(figure(percent)?.gt(0) && figure(percent)?.lt(100)))
    return text('百分比应在 0 到 100 之间')
  if (minus.trim() !== '' && !figure(minus)?.gt(0)) return text('请输入正确金额')
  const pieces = figure(stock)
  if (stock.trim() !== '' && !(pieces?.gt(0) && pieces.eq(pieces.round(0)))) return text('请输入正整数')
  return null
}

/** A row after a batch: its price rounded to the cent. */
export function withBatch<Row extends PriceGoods>(row: Row, { percent, minus, stock }: PriceBatchInput): Row {
  const [list, share, off] = [row.originalPrice, percent, minus].map((figure) => realDecimal(figure))
  const price = list && share ? list.times(share).div(100) : list && off ? list.minus(off) : null
  return {
    ...row,
    price: price ? fixed(price, 2) : row.price,
    stock: stock.trim() === '' ? row.stock : stock.trim(),
  }
}

/** Errors of a scope by field. */
export function scopeErrors({ scopeType, scopeGoods, scopeCategories, scopeLabels }: ScopeInput): Errors {
  const isEmpty = (type: ScopeType, list: readonly unknown[]) => scopeType === type && list.length === 0
  return onlyErrors({
    scopeGoods: isEmpty('PORTION_GOODS', scopeGoods) ? text('请选择指定商品') : null,
    scopeCategories: isEmpty('PORTION_GOODS_CATEGORY', scopeCategories) ? text('请选择商品分类') : null,
    scopeLabels: isEmpty('PORTION_SHOP_CATEGORY', scopeLabels) ? text('请选择店铺分类') : null,
  })
}

/** The scope as it is sent. */
export function scopeBody({ scopeType, scopeGoods, scopeCategories, scopeLabels }: ScopeInput) {
  const ids: Record<ScopeType, readonly string[]> = {
    ALL: [],
    PORTION_GOODS: scopeGoods.map(({ skuId }) => skuId),
    PORTION_GOODS_CATEGORY: scopeCategories,
    PORTION_SHOP_CATEGORY: scopeLabels,
  }
  const rows = scopeType === 'PORTION_GOODS' ? scopeGoods : []
  return { scopeType, scopeId: ids[scopeType].join(), promotionGoodsList: rows.map(goodsBody) }
}

/** A SKU as it is sent with an activity. */
export function goodsBody({ key: _key, originalPrice, quantity, ...goods }: ScopeGoods) {
  return {
    ...goods,
    price: numberOf(originalPrice),
    originalPrice: numberOf(originalPrice),
    quantity: numberOf(quantity),
  }
}

/** A figure as the JSON number that the mall's service takes; null when it is none. */
export function numberOf(figure: string): number | null {
  return decimal(figure)?.toNumber() ?? null
}

/** A scope as a draft activity has it. */
export function draftScope(input: ScopeInput): Pick<Activity, 'scopeType' | 'scopeId' | 'promotionGoodsList'> {
  const { scopeType, scopeId } = scopeBody(input)
  const goods = scopeType === 'PORTION_GOODS' ? input.scopeGoods : []
  return { scopeType, scopeId, promotionGoodsList: goods.map((row) => draftGoods(row)) }
}

/** A SKU in a form as a draft activity has it, with what its kind says of it: by default at its list price. */
function draftGoods(goods: ScopeGoods, own: Partial<PromotionGoods> = {}): PromotionGoods {
  const { skuId, goodsId, goodsName, thumbnail, originalPrice, quantity } = goods
  const listed = { skuId, goodsId, goodsName, thumbnail, originalPrice, quantity, price: originalPrice }
  return { ...listed, cost: null, num: 0, timeLine: null, ...own }
}

/**
 * The SKUs in a form as a draft activity with prices of its own has them; those without a price are at their list
 * price.
 */
export function unsavedPrices<Row extends PriceGoods>(
  goods: readonly Row[],
  ownOf: (row: Row) => Partial<PromotionGoods> = () => ({}),
): Pick<Activity, 'scopeType' | 'scopeId' | 'promotionGoodsList'> {
  const priceOf = ({ price, originalPrice }: Row) => decimal(price)?.toFixed() ?? originalPrice
  return {
    scopeType: 'PORTION_GOODS',
    scopeId: goods.map(({ skuId }) => skuId).join(),
    promotionGoodsList: goods.map((row) => draftGoods(row, { price: priceOf(row), ...ownOf(row) })),
  }
}

/** Whether two scopes may have a product in common: by ids where these tell, else perhaps. */
function mayMeet(a: Activity, b: Activity): boolean {
  if (a.scopeType === 'ALL' || b.scopeType === 'ALL' || a.scopeType !== b.scopeType) return true
  const ids = new Set(idsOf(a))
  return idsOf(b).some((id) => ids.has(id))
}

function idsOf({ scopeId, promotionGoodsList }: Activity): string[] {
  return [...scopeIds(scopeId), ...promotionGoodsList.map(({ skuId }) => skuId)]
}

/** The activities that run at the same time as one, and may have a product in common with it. */
export function besides(activity: Activity, others: readonly Activity[]): Activity[] {
  return others.filter((other) => isOther(other, activity) && doMeet(other, activity) && mayMeet(other, activity))
}

/** A coupon that counts from its receipt may be used at any time. */
function doMeet(a: Activity, b: Activity): boolean {
  const isAlways = [a, b].some(({ rangeDayType }) => rangeDayType === 'DYNAMICTIME')
  return isAlways || doOverlap(a, b)
}

const MAX_MONEY = '99999999'

/** An amount of an activity's terms: 0 or more yuan, at most two decimals, within lilishop's limit. */
export function amountError(value: string, label: string): Text | null {
  if (value.trim() === '') return text('请填写{{label}}', { label: text(label) })
  const amount = realDecimal(value)
  if (!amount || amount.lt(0) || !amount.eq(amount.round(2))) return text('请输入正确金额')
  return amount.gt(MAX_MONEY) ? text('{{label}}设置超过上限值', { label: text(label) }) : null
}

/** A rate of 0.1–9.9 with at most one decimal: 8.5 means that 85 % are paid. */
export function rateError(value: string): Text | null {
  const rate = realDecimal(value)
  const isSound = rate?.gt(0) && rate.lt(10) && rate.eq(rate.round(1))
  return isSound ? null : text('折扣应为0.1至9.9，最多一位小数')
}

/** What all activities took off some products, yuan: the difference of their amount and what was paid for them. */
export function allDiscounts({
  goodsPrice,
  flowPrice,
}: Pick<EffectFigures, 'goodsPrice' | 'flowPrice'>): string | null {
  const [goods, paid] = [decimal(goodsPrice), decimal(flowPrice)]
  return goods && paid ? fixed(goods.minus(paid), 2) : null
}
