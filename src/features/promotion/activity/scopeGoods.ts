import { pageOf, SAFE_PAGE_SIZE } from '#domain/shape'
import { type Activity, type PromotionGoods, scopeIds } from '#features/mall/activity/model'
import { skuEndpoints } from '#features/mall/goods/endpoints'
import { type GoodsSku, skuSchema } from '#features/mall/goods/model'
import { operation } from '#shared/http/operation'

type Scoped = Pick<Activity, 'scopeType' | 'scopeId' | 'promotionGoodsList'>

const readSkus = operation(skuEndpoints.page, pageOf(skuSchema))

/** An activity with the products of its scope, as they are sold now; those that are deleted since stay missing. */
export async function withScopeGoods<Saved extends Scoped>(saved: Saved, signal?: AbortSignal): Promise<Saved> {
  const ids = scopeIds(saved.scopeId)
  const found: GoodsSku[] = []
  for (let at = 0; at < ids.length; at += SAFE_PAGE_SIZE) {
    const page = {
      ids: ids.slice(at, at + SAFE_PAGE_SIZE).join(),
      pageNumber: 1,
      pageSize: SAFE_PAGE_SIZE,
      current: 1,
      size: SAFE_PAGE_SIZE,
    }
    found.push(...(await readSkus(page, signal ? { signal } : {})).records)
  }
  const byId = new Map(found.map((sku) => [sku.id, sku]))
  const goods = ids.flatMap((id) => byId.get(id) ?? [])
  return { ...saved, promotionGoodsList: goods.map(toPromotionGoods) }
}

function toPromotionGoods({ id, goodsId, goodsName, thumbnail, price, quantity, cost }: GoodsSku): PromotionGoods {
  const figures = { price, originalPrice: price, quantity, cost }
  return { skuId: id, goodsId, goodsName, thumbnail, ...figures, num: null, timeLine: null }
}
