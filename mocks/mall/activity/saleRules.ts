import { fixed } from '#domain/money'
import type { SoldSku } from '#features/mall/activity/model/cart'
import { joinError, type Venue } from '#features/mall/sale/model'
import { refusal } from '#mocks/kernel/http/reply'
import { goodsTables, type SkuRow } from '#mocks/mall/goods/rows'
import { scopedProduct } from './rules'

/** How a SKU is sold now. */
export function soldSku(sku: Pick<SkuRow, 'id' | 'goodsId' | 'price' | 'quantity'>): SoldSku {
  const { wholesaleList = [] } = goodsTables.goods.get(sku.goodsId) ?? {}
  return {
    ...scopedProduct(sku),
    goodsId: sku.goodsId,
    price: fixed(sku.price ?? '0', 2),
    wholesaleList,
    quantity: sku.quantity ?? '',
  }
}

/**
 * Refuses SKUs that may not take part.
 *
 * @throws Refusal 40050
 */
export function refuseJoining(venue: Venue, skuIds: readonly string[]): void {
  for (const id of skuIds) {
    const sku = goodsTables.goodsSkus.get(id)
    const error = sku && joinError(venue, scopedProduct(sku))
    if (error) throw refusal(40050, error.text)
  }
}
