import { decimal, formatMoney } from '#domain/money'
import { type Text, text } from '#domain/text'
import { type Activity, type PromotionGoods, type PromotionType, scopeIds } from '#features/mall/activity/model'
import { isOnSale, joinError, unsoldText, unsoldTexts } from '#features/mall/sale/model'
import { activityKinds } from './kind'

type Sold = Pick<PromotionGoods, 'price' | 'originalPrice' | 'quantity' | 'marketEnable' | 'authFlag' | 'salesModel'>

/** Why buyers do not get what an activity promises on a product that they can buy. */
type Fault = 'barred' | 'price' | 'stock'

/** What has gone wrong with a product on sale since its activity was saved; null when buyers get it as promised. */
function faultOf(promotionType: PromotionType, goods: Sold): Fault | null {
  if (!isOnSale(goods)) return null
  if (barredText(promotionType, goods)) return 'barred'
  const [own, list] = [decimal(goods.price), decimal(goods.originalPrice)]
  const { hasOwnPrices, hasOwnStock } = activityKinds[promotionType]
  if (hasOwnPrices && own && list?.lte(own)) return 'price'
  // Of pieces set aside none is left when all are sold.
  return hasOwnPrices && !hasOwnStock && decimal(goods.quantity)?.lte(0) ? 'stock' : null
}

/** Why a product may no longer take part: it is sold in another way since. */
function barredText(promotionType: PromotionType, { salesModel }: Sold): Text | null {
  return salesModel ? joinError(promotionType, { salesModel }) : null
}

/** The fault of one product, in its row: '商品已下架'. */
export function goodsFault(promotionType: PromotionType, goods: Sold): Text | null {
  const unsold = unsoldText(goods)
  if (unsold) return unsold
  const fault = faultOf(promotionType, goods)
  if (fault === 'barred') return barredText(promotionType, goods)
  if (fault === 'price') return text('售价 {{price}} 不高于活动价', { price: formatMoney(goods.originalPrice) })
  return fault && text('没有库存')
}

const NAMED: Record<Fault, (names: string) => Text> = {
  barred: (names) => text('批发商品不能参加：{{names}}', { names }),
  price: (names) => text('售价已不高于活动价：{{names}}', { names }),
  stock: (names) => text('没有库存：{{names}}', { names }),
}

/**
 * What has gone wrong with the products of an activity that runs or is planned; [] when nothing has. Deleted products
 * are no longer sent with it: they are those of its scope that are missing.
 */
export function activityFaults(activity: Activity): Text[] {
  const { promotionType, promotionStatus, scopeType, scopeId, promotionGoodsList } = activity
  if (promotionStatus !== 'START' && promotionStatus !== 'NEW') return []
  const present = new Set(promotionGoodsList.map(({ skuId }) => skuId))
  const count = scopeType === 'PORTION_GOODS' ? scopeIds(scopeId).filter((id) => !present.has(id)).length : 0
  const found = (['barred', 'price', 'stock'] as const).flatMap((fault) => {
    const names = promotionGoodsList
      .filter((goods) => faultOf(promotionType, goods) === fault)
      .map(({ goodsName }) => `「${goodsName}」`)
    return names.length > 0 ? NAMED[fault]([...new Set(names)].join('')) : []
  })
  const deleted = count > 0 ? [text('{{count}} 个规格的商品已删除，不再参加', { count })] : []
  return [...deleted, ...unsoldTexts(promotionGoodsList), ...found]
}
