import { decimal, fixed } from '#domain/money'
import { isOnSale, joinError } from '#features/mall/sale/model'
import type { SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { joinedSkus } from '#mocks/mall/goods/rules'
import { orderTables } from '#mocks/mall/order/rows'
import { distributionTables } from './rows'
import { noteDistribution } from './rules'

/** Commissions in percent of the price, in turn. */
const RATES = [5, 8, 6, 10, 3]
/** SKUs of a lower price bring too little for a distributor, yuan. */
const LEAST_PRICE = 20
/** Every second SKU of these shops, up to this number, was added within the first weeks of the demo's year. */
const SHOPS: Record<string, number> = { '9003': 46, '9004': 3 }
const DAYS_AGO = 360

/** Seeds what distributors sell, and what they brought in the demo's year, by the rule of the route. */
export function seedDistribution(today: string): SeedPart[] {
  for (const [storeId, most] of Object.entries(SHOPS)) {
    const skus = joinedSkus(
      (row) => row.storeId === storeId && isOnSale(row) && !joinError('DISTRIBUTION', row),
    ).filter(({ price }) => decimal(price)?.gte(LEAST_PRICE))
    const chosen = skus.filter((_, index) => index % 2 === 0).slice(0, most)
    for (const [index, { id: skuId, price }] of chosen.entries()) {
      const rate = RATES[index % RATES.length] ?? 5
      distributionTables.distributionGoods.insert({
        id: `17785${storeId}${String(index + 1).padStart(10, '0')}`,
        storeId,
        skuId,
        commission: fixed(decimal(price)?.times(rate).div(100) ?? 1, 2),
        createTime: `${dayFrom(today, index - DAYS_AGO)} 10:${String(10 + (index % 50))}:00`,
      })
    }
  }
  for (const order of orderTables.mallOrders.filter(({ payStatus }) => payStatus === 'PAID')) noteDistribution(order)
  return []
}
