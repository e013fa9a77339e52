import * as v from 'valibot'
import {
  type Decimal,
  type DecimalInput,
  decimal,
  formatMoney,
  formatQuantity,
  quantitiesText,
  quantityTotals,
  sum,
} from '#domain/money'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'

/** On the shelf, or in the warehouse. */
export type MarketEnable = 'UPPER' | 'DOWN'
/** The platform's review: pending, passed or refused. */
export type AuthFlag = 'TOBEAUDITED' | 'PASS' | 'REFUSE'
/** The tab of the list: an approved product is on sale or in the warehouse, another is in review or refused. */
export type GoodsStatus = MarketEnable | Exclude<AuthFlag, 'PASS'>

/** The cost in yuan that a form without one sends, because the mall's service wants more than 0. */
export const UNSAID_COST = 1

/** What a piece cost the shop, yuan; null when the shop did not enter it. */
export function saidCost(cost: DecimalInput): Decimal | null {
  const figure = decimal(cost)
  return figure?.gt(0) && !figure.eq(UNSAID_COST) ? figure : null
}

/** The tab that a product belongs to. */
export function statusOfGoods({
  marketEnable,
  authFlag,
}: {
  marketEnable: MarketEnable
  authFlag: AuthFlag
}): GoodsStatus {
  return authFlag === 'PASS' ? marketEnable : authFlag
}

/** What decides whether buyers can buy a product. A member that was not sent is not held against it. */
export type Shelved = {
  marketEnable?: MarketEnable | undefined
  authFlag?: AuthFlag | undefined
  deleteFlag?: boolean | undefined
}

/** Why buyers cannot buy a product. */
type UnsoldReason = 'DELETED' | Exclude<GoodsStatus, 'UPPER'>

const UNSOLD: Record<UnsoldReason, Text> = {
  DELETED: text('商品已删除'),
  DOWN: text('商品已下架'),
  TOBEAUDITED: text('商品审核中'),
  REFUSE: text('商品审核未通过'),
}

/** Why buyers cannot buy a product; null when they can. A product that no longer exists is null. */
export function unsoldText(product: Shelved | null): Text | null {
  if (!product || product.deleteFlag) return UNSOLD.DELETED
  const { marketEnable, authFlag } = product
  const status = statusOfGoods({ marketEnable: marketEnable || 'UPPER', authFlag: authFlag || 'PASS' })
  return status === 'UPPER' ? null : (UNSOLD[status] ?? UNSOLD.DOWN)
}

/** Whether buyers can buy a product. */
export function isOnSale(product: Shelved | null): boolean {
  return unsoldText(product) === null
}

/** Those of some products that buyers cannot buy, each name once, by reason: '商品审核中，买家买不到：「钢管」「水泥」'. */
export function unsoldTexts(products: readonly (Shelved & { goodsName: string })[]): Text[] {
  return Object.values(UNSOLD).flatMap((reason) => {
    const names = products
      .filter((product) => unsoldText(product) === reason)
      .map(({ goodsName }) => `「${goodsName}」`)
    return names.length > 0
      ? text('{{reason}}，买家买不到：{{names}}', { reason, names: [...new Set(names)].join('') })
      : []
  })
}

/** Retail with one price per SKU, or wholesale with price tiers. */
export type SalesModel = 'RETAIL' | 'WHOLESALE'

/** A tier of a wholesale price: from `num` pieces each costs `price`. */
export const wholesaleSchema = v.object({ num: wire.decimal(), price: wire.decimal() })
/** A tier of a wholesale price, in yuan. */
export type Wholesale = v.InferOutput<typeof wholesaleSchema>

/** How a SKU is priced: its list price in yuan, and the tiers of its product, [] for retail. */
export type Priced = { price: string; wholesaleList: readonly Wholesale[] }

/** The price of a piece, yuan: of the highest tier that so many pieces reach; the list price without tiers. */
export function unitPrice({ price, wholesaleList }: Priced, pieces: number): string {
  const tiers = rising(wholesaleList)
  const reached = tiers.filter(({ num }) => sum([num]).lte(pieces)).pop() ?? tiers[0]
  return reached?.price ?? price
}

/** The lowest and the highest price of a piece, yuan. */
export function priceRange(sku: Priced): { lowest: string; highest: string } {
  return { lowest: unitPrice(sku, Number.MAX_SAFE_INTEGER), highest: unitPrice(sku, 0) }
}

/** The lowest and the highest price of a piece over the SKUs of a product, yuan; its own price while it has none. */
export function productPrices({ price, wholesaleList, skuList }: Product): { lowest: string; highest: string } {
  const ranges = skuList.flatMap((sku) =>
    decimal(sku.price) ? priceRange({ price: sku.price ?? '', wholesaleList }) : [],
  )
  const ascending = ranges.flatMap(({ lowest, highest }) => [lowest, highest]).sort((a, b) => sum([a]).cmp(sum([b])))
  return { lowest: ascending[0] ?? price ?? '', highest: ascending.at(-1) ?? price ?? '' }
}

type Product = {
  price: string | null
  wholesaleList: readonly Wholesale[]
  skuList: readonly { price: string | null }[]
}

/**
 * The price of a product, as '3,860.00 起' where a piece may also cost more. Without a highest price it has only one.
 */
export function productPriceText({ lowest, highest }: { lowest: DecimalInput; highest: DecimalInput }): Text {
  return lowestText(lowest, sum([highest]).gt(sum([lowest])))
}

type ListedSku = {
  price?: DecimalInput
  salesModel?: SalesModel | undefined
  wholesaleList?: readonly Wholesale[] | undefined
}

/**
 * The price of a SKU before its number is known: of wholesale goods, whose `price` is that of the last tier, with 起.
 */
export function priceText(sku: ListedSku): Text {
  const words = { price: formatMoney(sku.price) }
  return hasTiers(sku) ? text('¥{{price}} 起', words) : text('¥{{price}}', words)
}

/** `priceText` in a column of yuan: '3.72 起'. */
export function skuPriceText(sku: ListedSku): Text {
  return lowestText(sku.price, hasTiers(sku))
}

/** Wholesale goods whose tiers are not known have several. */
function hasTiers({ salesModel, wholesaleList }: ListedSku): boolean {
  return salesModel === 'WHOLESALE' && wholesaleList?.length !== 1
}

function lowestText(price: DecimalInput, isLowest: boolean): Text {
  const words = { price: formatMoney(price) }
  return isLowest ? text('{{price}} 起', words) : text('{{price}}', words)
}

/** Days back over which the lowest price that buyers paid is looked for. */
export const DEAL_DAYS = 30

/** How many pieces of a product are sold at least. */
export function minBatch(wholesaleList: readonly Wholesale[]): number {
  return Math.max(1, Number(rising(wholesaleList)[0]?.num ?? 1))
}

/** The error of so many pieces of a product: wholesale goods are not sold below their first tier. */
export function batchError(wholesaleList: readonly Wholesale[], pieces: number): Text | null {
  const least = minBatch(wholesaleList)
  return pieces < least ? text('低于起批量 {{least}}', { least: formatQuantity(least) }) : null
}

/** Pieces of a line in its unit; '' where the unit was not sent. */
export type Pieces = { goodsUnit: string; num: number | null }

/** Pieces by their unit, '11吨；11盒': different units are never added. The mall sells whole units only. */
export function piecesText(lines: readonly { goodsUnit: string; num: DecimalInput }[]): string {
  const totals = quantityTotals(lines.map(({ goodsUnit, num }) => ({ unit: goodsUnit, quantity: num ?? 0 })))
  return quantitiesText(totals.map(({ unit, quantity }) => ({ unit, quantity: sum([quantity]).toFixed(0) })))
}

/** A product with its pieces in a line of text: '自攻螺钉 ST4.8×25 × 5盒'. */
export function soldText(name: string, pieces: Pieces): string {
  return `${name} × ${piecesText([pieces])}`
}

/** What a product can take part in besides being sold: the kinds of activities, distribution and live rooms. */
export type Venue = 'SECKILL' | 'PINTUAN' | 'FULL_DISCOUNT' | 'COUPON' | 'DISTRIBUTION' | 'LIVE'

/** Sales models that may not take part: a wholesale product, priced by quantity, has no second price of its own. */
const BARRED: Record<Venue, readonly SalesModel[]> = {
  SECKILL: ['WHOLESALE'],
  PINTUAN: ['WHOLESALE'],
  FULL_DISCOUNT: [],
  COUPON: [],
  DISTRIBUTION: [],
  LIVE: [],
}

/** Why a product cannot take part; null when it can. */
export function joinError(venue: Venue, { salesModel }: { salesModel: SalesModel }): Text | null {
  return BARRED[venue].includes(salesModel) ? text('批发商品无法参加促销') : null
}

function rising(tiers: readonly Wholesale[]): Wholesale[] {
  return [...tiers].sort((a, b) => sum([a.num]).cmp(sum([b.num])))
}
