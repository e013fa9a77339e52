import { decimal } from '#domain/money'
import { type Activity, type PromotionGoods, statusAt, toActivity } from '#features/mall/activity/model'
import type { Seckill } from '#features/promotion/seckill/model'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { afterUse, isOffered, promotionGoods, type Wanted } from '#mocks/mall/activity/rules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { lowestDealOf } from '#mocks/mall/goods/wireRules'
import { type SeckillApplyRow, type SeckillRow, seckillTables } from './rows'

const { seckills, seckillApplies } = seckillTables

/**
 * A seckill by its id.
 *
 * @throws Refusal 45001
 */
export function knownSeckill(id: string): SeckillRow {
  const row = seckills.get(id)
  if (!row) throw refusal(45001, '当前参与的秒杀活动不存在！')
  return row
}

/** What a shop applied with to a seckill. */
export function appliesOf(storeId: string, seckillId: string): SeckillApplyRow[] {
  return seckillApplies.filter((row) => row.storeId === storeId && row.seckillId === seckillId)
}

/** A seckill as a shop sees it. */
export function seckillView(row: SeckillRow, storeId: string) {
  const applies = appliesOf(storeId, row.id)
  return {
    ...row,
    promotionStatus: statusAt(row, worldNow()),
    goodsNum: applies.length,
    // [proposed]
    applyNum: applies.length,
    passNum: applies.filter(({ promotionApplyStatus }) => promotionApplyStatus === 'PASS').length,
  }
}

/** An application as it is sent. */
export function applyView({ price, originalPrice, quantity, ...row }: SeckillApplyRow) {
  const number = (value: string | null) => decimal(value)?.toNumber() ?? null
  const sku = goodsTables.goodsSkus.get(row.skuId)
  const goods = sku && goodsTables.goods.get(sku.goodsId)
  return {
    ...row,
    failReason: row.failReason || null,
    price: number(price),
    originalPrice: number(originalPrice),
    quantity: number(quantity),
    // [proposed]
    goodsId: sku?.goodsId ?? null,
    thumbnail: sku?.images[0] ?? goods?.thumbnail ?? null,
    skuQuantity: number(sku?.quantity ?? null),
    cost: number(sku?.cost ?? null),
    lowestDealPrice: lowestDealOf(row.skuId),
  }
}

/** The wanted seckills in which products of a shop take part, as activities. */
export function seckillActivities(storeId: string, isWanted: Wanted): Activity[] {
  return seckills.filter(isWanted).flatMap((row) => {
    const passed = appliesOf(storeId, row.id).filter(
      ({ promotionApplyStatus, skuId }) => promotionApplyStatus === 'PASS' && isOffered(skuId),
    )
    if (passed.length === 0) return []
    return toActivity({
      ...(row as Partial<Seckill>),
      promotionType: 'SECKILL',
      promotionStatus: statusAt(row, worldNow()),
      promotionGoodsList: passed.map(goodsOf),
    })
  })
}

function goodsOf({ skuId, price, quantity, timeLine, salesNum }: SeckillApplyRow): PromotionGoods {
  return promotionGoods(skuId, { price, quantity, timeLine, num: salesNum })
}

/** Orders take from the pieces that were set aside; a closed order gives them back. */
export const takeStock = afterUse.with(({ lines }, isClosed) => {
  for (const { skuId, num, discounts } of lines) {
    const used = discounts.find(({ promotionType }) => promotionType === 'SECKILL')
    const row = used && seckillApplies.find((apply) => apply.seckillId === used.promotionId && apply.skuId === skuId)
    if (!row) continue
    const by = isClosed ? num : -num
    const left = (decimal(row.quantity)?.toNumber() ?? 0) + by
    seckillApplies.update(row.id, {
      quantity: String(Math.max(0, left)),
      salesNum: Math.max(0, (row.salesNum ?? 0) - by),
    })
  }
})
