import { fixed } from '#domain/money'
import { dayAfter } from '#domain/time'
import { doOverlap } from '#features/mall/activity/model'
import { isOnSale, joinError } from '#features/mall/sale/model'
import { supplierName } from '#mocks/kernel/auth/caller'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { createdBy } from '#mocks/kernel/store/time'
import { goodsTables } from '#mocks/mall/goods/rows'
import { groupBuyTables } from '#mocks/promotion/groupBuy/rows'
import { type SeckillApplyRow, type SeckillRow, seckillTables } from './rows'

/** One seckill every fortnight: those that are over, the one of today, and those that shops can apply to. */
const PAST = 20
const AHEAD = 4
const EVERY_DAYS = 14
const HOURS = ['8,10,12,14,16,18,20', '6,9,12,15,18,21', '10,14,20']
const NAMES = ['开工秒杀', '专场秒杀', '月末秒杀', '建材节秒杀', '工地必备秒杀']
const RULE = '秒杀价低于近 30 天最低成交价，审核通过后不能涨价'

const REASON = '商品主图不符合活动要求'

/** The platform's seckills, and what the demo shop applied with. */
export function seedSeckills(today: string): SeedPart[] {
  const skus = goodsTables.goodsSkus.filter(({ goodsId, storeId, price, quantity }) => {
    const goods = goodsTables.goods.get(goodsId)
    if (storeId !== '9003' || !goods || !isOnSale(goods) || joinError('SECKILL', goods)) return false
    return Number(price) >= 10 && Number(quantity) >= 80
  })
  const seckills = Array.from({ length: PAST + 1 + AHEAD }, (_, at): SeckillRow => {
    const day = dayAfter(today, (at - PAST) * EVERY_DAYS)
    const hours = HOURS[at % HOURS.length] ?? ''
    return {
      id: `1769730000000${String(at + 1).padStart(6, '0')}`,
      promotionName: `${NAMES[at % NAMES.length]} 第${at + 1}场`,
      startTime: `${day} ${(hours.split(',')[0] ?? '0').padStart(2, '0')}:00:00`,
      endTime: `${day} 23:59:59`,
      applyEndTime: `${dayAfter(day, -2)} 18:00:00`,
      scopeType: 'PORTION_GOODS',
      scopeId: '',
      seckillRule: RULE,
      hours,
      createTime: createdBy(`${dayAfter(day, -20)} 10:00:00`, today),
    }
  })
  // The shop took part in two of three that are over, and in today's; to the next one it applied, and was partly
  // refused.
  const applies = seckills
    .slice(0, PAST + 2)
    .flatMap((seckill, at) => (at % 3 === 2 && at < PAST ? [] : rowsOf(seckill, at)))
  return [into(seckillTables.seckills, seckills), into(seckillTables.seckillApplies, applies)]

  function rowsOf(seckill: SeckillRow, at: number): SeckillApplyRow[] {
    const hours = seckill.hours.split(',').map(Number)
    const isAhead = at > PAST
    const taken = new Set(
      groupBuyTables.groupBuys
        .filter((row) => doOverlap(row, seckill))
        .flatMap(({ prices }) => prices.map(({ skuId }) => skuId)),
    )
    const free = skus.filter(({ id }) => !taken.has(id))
    const chosen = [...new Set([0, 1, 2, 3].map((index) => free[(at * 7 + index * 11) % free.length]))]
    return chosen.flatMap((sku, index) => {
      if (!sku) return []
      const status = !isAhead ? 'PASS' : index === 1 ? 'REFUSE' : index === 2 ? 'APPLY' : 'PASS'
      return {
        id: `1769740${String(at).padStart(4, '0')}${String(index + 1).padStart(8, '0')}`,
        seckillId: seckill.id,
        skuId: sku.id,
        goodsName: sku.goodsName,
        storeId: '9003',
        storeName: supplierName('9003'),
        timeLine: hours[index % hours.length] ?? null,
        price: fixed(Number(sku.price) * (0.8 + (index % 3) * 0.04), 2),
        originalPrice: sku.price,
        quantity: '60',
        salesNum: 0,
        promotionApplyStatus: status,
        failReason: status === 'REFUSE' ? REASON : '',
        createTime: createdBy(`${dayAfter(seckill.startTime, -6)} 16:20:00`, today),
      } satisfies SeckillApplyRow
    })
  }
}
