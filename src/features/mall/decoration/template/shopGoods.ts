import { decimal } from '#domain/money'
import type { GoodsSku } from '#features/mall/goods/model'

/** The products of a shop in the orders that templates show them in, a SKU of each. */
export type ShopGoods = Record<'best' | 'newest' | 'oldest' | 'cheapest' | 'stocked', readonly GoodsSku[]>

/** The orders of the products of a shop from its SKUs, newest first. Those without a picture are left out. */
export function shopGoodsOf(skus: readonly GoodsSku[]): ShopGoods {
  const shown = skus.filter(({ thumbnail }) => thumbnail !== '')
  const newest = shown.filter(({ goodsId }, at) => shown.findIndex((other) => other.goodsId === goodsId) === at)
  return {
    newest,
    oldest: [...newest].reverse(),
    best: sorted(newest, 'buyCount').reverse(),
    // A service has no stock that could be cleared.
    stocked: sorted(newest, 'quantity')
      .filter(({ goodsType }) => goodsType !== 'VIRTUAL_GOODS')
      .reverse(),
    cheapest: sorted(newest, 'price'),
  }
}

/** Those without the figure are left out: a server may not send it. */
function sorted(skus: readonly GoodsSku[], figure: 'buyCount' | 'quantity' | 'price'): GoodsSku[] {
  return skus
    .flatMap((sku) => {
      const value = decimal(sku[figure])
      return value ? [{ sku, value }] : []
    })
    .sort((one, other) => one.value.cmp(other.value))
    .map(({ sku }) => sku)
}
