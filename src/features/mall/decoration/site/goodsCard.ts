import type { Card } from '#features/mall/decoration/model/kind/cards'
import type { SiteMember } from '#features/mall/decoration/model/kind/siteParts'
import { siteAddress } from '#features/mall/decoration/model/link/siteLinks'
import type { ChosenSku } from '#features/mall/goods/model'

/** What a card takes from a product: buyers see it as it was when it was chosen. */
export function goodsCard(sku: ChosenSku, members: readonly SiteMember[]): Card {
  return {
    img: sku.thumbnail ?? '',
    name: sku.goodsName,
    url: siteAddress({ ...sku, ___type: 'goods' }),
    ...(members.includes('price') && { price: sku.price ?? '', salesModel: sku.salesModel ?? '' }),
  }
}
