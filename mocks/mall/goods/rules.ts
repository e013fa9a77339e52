import { decimal, sum } from '#domain/money'
import { refusal } from '#mocks/kernel/reply'
import type { Call } from '#mocks/kernel/route'
import { type GoodsRow, goodsTables, type SkuRow } from './rows'

const { goods, goodsSkus } = goodsTables

/** A goods that exists: 11001 when missing or deleted. */
export function knownGoods(id: string): GoodsRow {
  const row = goods.get(id)
  if (!row || row.deleteFlag) throw refusal(11001, '商品已下架')
  return row
}

/** A goods of the caller's shop. */
export function ownGoods({ account }: Pick<Call, 'account'>, id: string): GoodsRow {
  const row = knownGoods(id)
  if (row.storeId !== account.supplierId) throw refusal(20005, '权限不足')
  return row
}

/** The SKUs of a goods, in their order. */
export function skusOf(goodsId: string): SkuRow[] {
  return goodsSkus.filter((row) => row.goodsId === goodsId)
}

/** A SKU with the fields that it takes from its goods, as lists have it; figures are still text. */
export function joinedSku(sku: SkuRow, row: GoodsRow = knownGoods(sku.goodsId)) {
  const { specs: _, images, storeId: _store, ...own } = sku
  const { price: _p, quantity: _q, ...described } = row
  const {
    deleteFlag,
    goodsParamsDTOList: _params,
    goodsGalleryList: _gallery,
    wholesaleList: _tiers,
    ...rest
  } = described
  const picture = images[0] ?? row.thumbnail
  const shown = { thumbnail: picture, small: picture, original: picture, big: picture }
  const extra = { freightTemplateId: row.templateId, viewCount: null, deleteFlag }
  return { ...rest, ...extra, ...own, ...shown }
}

/** The joined SKUs of goods that are not deleted. */
export function joinedSkus(matches: (row: GoodsRow) => boolean = () => true) {
  return goodsSkus.all().flatMap((sku) => {
    const row = goods.get(sku.goodsId)
    return row && !row.deleteFlag && matches(row) ? [joinedSku(sku, row)] : []
  })
}
export type JoinedSku = ReturnType<typeof joinedSku>

/** Sets the stock of a SKU, and with it that of its goods. */
export function setStock(skuId: string, quantity: string): void {
  const sku = goodsSkus.update(skuId, { quantity })
  const total = sum(skusOf(sku.goodsId).map((row) => row.quantity)).toFixed(0)
  goods.update(sku.goodsId, { quantity: total })
}

/** Adds to the stock of a SKU, or takes from it; a buyer cannot take more than there is. */
export function moveStock(skuId: string, by: number): void {
  const sku = goodsSkus.get(skuId)
  if (!sku) return
  const left = (decimal(sku.quantity)?.toNumber() ?? 0) + by
  if (left < 0) throw refusal(11011, '商品库存不足')
  setStock(skuId, String(left))
}

const FIGURES = 'price,quantity,buyCount,commentNum,grade,cost,weight,alertQuantity,promotionPrice,num'.split(',')

/** Writes figures as numbers, as the wire has them; null stays null. */
export function withNumbers<Row extends object>(row: Row): object {
  const numbers = FIGURES.flatMap((name) => {
    if (!Object.hasOwn(row, name)) return []
    const figure = decimal(Reflect.get(row, name))
    return [[name, figure?.toNumber() ?? null] as const]
  })
  return { ...row, ...Object.fromEntries(numbers) }
}

/** The paths of shop categories of a shop's goods. */
export function pathsOfLabels(storeId: string): string[] {
  return goods
    .filter((row) => row.storeId === storeId && !row.deleteFlag && row.storeCategoryPath !== '')
    .map(({ storeCategoryPath }) => storeCategoryPath)
}

/** Takes shop categories that are gone off the goods. */
export function dropLabels(ids: readonly string[]): void {
  for (const row of goods.all()) {
    const path = row.storeCategoryPath.split(',')
    const left = path.filter((id) => !ids.includes(id))
    if (left.length < path.length) goods.update(row.id, { storeCategoryPath: left.join() })
  }
}
