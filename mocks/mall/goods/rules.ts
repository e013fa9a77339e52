import { decimal, sum } from '#domain/money'
import { wireText } from '#domain/wire'
import { productPrices } from '#features/mall/sale/model'
import { ownedBy } from '#mocks/kernel/http/guards'
import { notOwn, refusal } from '#mocks/kernel/http/reply'
import { type GoodsRow, goodsTables, type SavedProductRow, type SkuRow } from './rows'

const { goods, goodsSkus } = goodsTables

/**
 * An existing product.
 *
 * @throws Refusal 11001 when it is missing or deleted
 */
export function knownGoods(id: string): GoodsRow {
  const row = goods.get(id)
  if (!row || row.deleteFlag) throw refusal(11001, '商品已下架')
  return row
}

/** The products of the caller's shop that are not deleted. */
export const ownGoods = ownedBy(goods, 'storeId', {
  where: ({ deleteFlag }) => !deleteFlag,
  refuse: (row) => (row ? notOwn() : refusal(11001, '商品已下架')),
})

/** The SKUs of a product, in their order. */
export function skusOf(goodsId: string): SkuRow[] {
  return goodsSkus.where('goodsId', goodsId)
}

/** A SKU with the fields that lists take from its product; figures are still text. */
export function joinedSku(sku: SkuRow, row: GoodsRow = knownGoods(sku.goodsId)) {
  const { specs: _, images, storeId: _store, ...own } = sku
  const { price: _p, quantity: _q, ...described } = row
  const { deleteFlag, goodsParamsDTOList: _params, goodsGalleryList: _gallery, ...rest } = described
  const picture = images[0] ?? row.thumbnail
  const shown = { thumbnail: picture, small: picture, original: picture, big: picture }
  const extra = { freightTemplateId: row.templateId, viewCount: null, deleteFlag }
  return { ...rest, ...extra, ...own, ...shown }
}

/** The joined SKUs of products that are not deleted. */
export function joinedSkus(matches: (row: GoodsRow) => boolean = () => true) {
  return goodsSkus.all().flatMap((sku) => {
    const row = goods.get(sku.goodsId)
    return row && !row.deleteFlag && matches(row) ? [joinedSku(sku, row)] : []
  })
}
/** A SKU with the fields of its product. */
export type JoinedSku = ReturnType<typeof joinedSku>

/** Sets the stock of a SKU, and updates that of its product. */
export function setStock(skuId: string, quantity: string): void {
  const sku = goodsSkus.update(skuId, { quantity })
  const total = sum(skusOf(sku.goodsId).map((row) => row.quantity)).toFixed(0)
  goods.update(sku.goodsId, { quantity: total })
}

/**
 * Changes the stock of a SKU by a signed number.
 *
 * @throws Refusal when less than 0 would be left
 */
export function moveStock(skuId: string, by: number): void {
  const sku = goodsSkus.get(skuId)
  if (!sku) return
  const left = (decimal(sku.quantity)?.toNumber() ?? 0) + by
  if (left < 0) throw refusal(11011, '商品库存不足')
  setStock(skuId, String(left))
}

/** The lowest and the highest price of a draft, as of a product in its list; null while it has none. */
export function unsavedPrices({
  price,
  wholesaleList,
  skuList,
}: Pick<SavedProductRow, 'price' | 'wholesaleList' | 'skuList'>): Pick<SavedProductRow, 'price' | 'highestPrice'> {
  const skus = skuList.map((sku) => ({ price: wireText(sku.price) || null }))
  const { lowest, highest } = productPrices({ price, wholesaleList, skuList: skus })
  return { price: lowest || null, highestPrice: highest || null }
}

const FIGURES =
  'price,highestPrice,quantity,buyCount,commentNum,grade,cost,weight,alertQuantity,promotionPrice,num'.split(',')

/** Converts decimal texts to numbers, as the API sends them; null stays null. */
export function withNumbers<Row extends object>(row: Row): object {
  const numbers = FIGURES.flatMap((name) => {
    if (!Object.hasOwn(row, name)) return []
    const figure = decimal(Reflect.get(row, name))
    return [[name, figure?.toNumber() ?? null] as const]
  })
  return { ...row, ...Object.fromEntries(numbers) }
}

/** The paths of shop categories of the products of a shop. */
export function pathsOfLabels(storeId: string): string[] {
  return goods
    .filter((row) => row.storeId === storeId && !row.deleteFlag && row.storeCategoryPath !== '')
    .map(({ storeCategoryPath }) => storeCategoryPath)
}

/** Removes deleted shop categories from products. */
export function dropLabels(ids: readonly string[]): void {
  for (const row of goods.all()) {
    const path = row.storeCategoryPath.split(',')
    const left = path.filter((id) => !ids.includes(id))
    if (left.length < path.length) goods.update(row.id, { storeCategoryPath: left.join() })
  }
}

/** The number of products of a shop, in any status. */
export function productCount(storeId: string): number {
  return goods.filter((row) => row.storeId === storeId && !row.deleteFlag).length
}
