import { decimal } from '#domain/money'
import type { Goods } from '#features/mall/goods/model'
import type { Use } from '#features/mall/goods/uses/model'
import { statusOfGoods } from '#features/mall/sale/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { containing, equalTo, type Filter, type Filters, inRange, oneOf } from '#mocks/kernel/store/listing'
import { categoryPath } from '#mocks/mall/category/rules'
import type { GoodsRow, SkuRow } from './rows'
import { type JoinedSku, joinedSku, skusOf, withNumbers } from './rules'

/** Extension point: how many pieces of each product were sold, by its id; the orders count them. */
export const soldCounts = extensionPoint<() => ReadonlyMap<string, number>>()

/** Adds to each row how many pieces of its product were sold. */
export function withSold<Row extends object>(rows: readonly Row[], goodsIdOf: (row: Row) => string) {
  const counts = soldCounts.all().map((read) => read())
  return rows.map((row) => {
    const sold = counts.reduce((count, pieces) => count + (pieces.get(goodsIdOf(row)) ?? 0), 0)
    return { ...row, buyCount: String(sold) }
  })
}

/** Extension point: what uses a product of a shop; what the shop has is read once for any number of products. */
export const productUses = extensionPoint<(storeId: string) => UsesOf>()

/** What uses a product, by its id. */
type UsesOf = (goodsId: string) => readonly Use[]

/** What uses the products of a shop now. */
export function usesIn(storeId: string): UsesOf {
  const reads = productUses.all().map((read) => read(storeId))
  return (goodsId) => reads.flatMap((read) => read(goodsId))
}

/** The filters of products; also used by lists of SKUs and of drafts. */
export const goodsFilters: Filters<Omit<Goods, 'buyCount'>> = {
  ...containing('goodsName', 'storeName', 'categoryPath', 'storeCategoryPath'),
  ...equalTo('id', 'marketEnable', 'authFlag', 'goodsType', 'salesModel'),
  goodsStatus: oneOf(statusOfGoods),
  price: inRange((row) => row.price),
  leQuantity: (row, asked) => compared(row.quantity, asked, (order) => order <= 0),
  geQuantity: (row, asked) => compared(row.quantity, asked, (order) => order > 0),
  recommend: flag((row) => row.recommend),
  selfOperated: flag((row) => row.selfOperated),
}

function flag<Row>(read: (row: Row) => boolean): Filter<Row> {
  return (row, asked) => read(row) === ['true', '1'].includes(asked)
}

function compared(value: unknown, asked: string, fits: (order: number) => boolean): boolean {
  const [figure, limit] = [decimal(value), decimal(asked)]
  return figure !== null && limit !== null && fits(figure.cmp(limit))
}

/** A product in the format of lists. */
export function goodsWire(row: GoodsRow, usesOf = usesIn(row.storeId)) {
  const { goodsParamsDTOList: _params, goodsGalleryList: _gallery, wholesaleList: _tiers, ...own } = row
  // [proposed]
  return { ...withNumbers(own), usedBy: usesOf(row.id) }
}

/** A SKU in the format of lists. */
export function skuWire(sku: JoinedSku, usesOf: UsesOf) {
  return { ...withNumbers(sku), usedBy: usesOfSku(sku, usesOf), lowestDealPrice: lowestDealOf(sku.id) }
}

/** Extension point: the lowest price of a piece that buyers paid lately, by SKU; the orders know it. */
export const lowestDeals = extensionPoint<() => ReadonlyMap<string, string>>()

/** The lowest price of a piece of a SKU that buyers paid lately, yuan [proposed]; null without a sale. */
export function lowestDealOf(skuId: string): number | null {
  const found = lowestDeals.all().flatMap((read) => read().get(skuId) ?? [])
  return decimal(found[0])?.toNumber() ?? null
}

/** The activities that name a SKU [proposed]. */
export function usesOfSku({ id, goodsId }: Pick<SkuRow, 'id' | 'goodsId'>, usesOf: UsesOf): Use[] {
  return usesOf(goodsId).filter(({ skuId }) => skuId === id)
}

/** A product with all details: names of its categories, parameters, pictures, SKUs and tiers. */
export function goodsDetail(row: GoodsRow) {
  return {
    ...goodsWire(withSold([row], ({ id }) => id)[0] ?? row),
    categoryName: namesOf(row.categoryPath),
    goodsParamsDTOList: row.goodsParamsDTOList.map(groupWire),
    goodsGalleryList: row.goodsGalleryList,
    skuList: skusOf(row.id).map((sku) => skuDetail(sku, row)),
    wholesaleList: tiersWire(row.wholesaleList),
  }
}

/** A SKU with its spec values and pictures. */
export function skuDetail(sku: SkuRow, row: GoodsRow) {
  const values = sku.specs.map((value) => ({ ...value, specType: value.specImage.length > 0 ? 1 : 0 }))
  const pictures = { specName: 'images', specValue: null, specType: 1, specImage: sku.images }
  return {
    ...joinedSku(sku, row),
    ...numbersOf(sku),
    // Only a SKU with pictures of its own has them here: clients ask for one per value otherwise.
    specList: sku.images.length > 0 ? [...values, pictures] : values,
    goodsGalleryList: sku.images,
  }
}

function numbersOf(sku: SkuRow) {
  const figure = (value: unknown) => decimal(value)?.toNumber() ?? null
  return {
    price: figure(sku.price),
    cost: figure(sku.cost),
    weight: figure(sku.weight),
    quantity: figure(sku.quantity),
    alertQuantity: figure(sku.alertQuantity),
    promotionPrice: figure(sku.promotionPrice),
  }
}

/** Tiers from the smallest number; null when there are none. */
export function tiersWire(tiers: GoodsRow['wholesaleList']) {
  const rows = tiers.toSorted((a, b) => Number(a.num) - Number(b.num)).map(withNumbers)
  return rows.length > 0 ? rows : null
}

/** Parameters, with flags as 0 and 1. */
export function groupWire(group: GoodsRow['goodsParamsDTOList'][number]) {
  const items = group.goodsParamsItemDTOList.map(({ isIndex, required, ...item }) => ({
    ...item,
    isIndex: Number(isIndex),
    required: Number(required),
  }))
  return { ...group, goodsParamsItemDTOList: items }
}

/** Names of the categories of a path. */
export function namesOf(path: string): string[] {
  return categoryPath(path.split(',').at(-1) ?? '').map(({ name }) => name)
}
