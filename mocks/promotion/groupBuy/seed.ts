import { fixed } from '#domain/money'
import { dayAfter, shiftMinutes } from '#domain/time'
import { isOnSale, joinError } from '#features/mall/sale/model'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { createdBy } from '#mocks/kernel/store/time'
import { goodsTables, type SkuRow } from '#mocks/mall/goods/rows'
import { type GroupBuyRow, groupBuyTables } from './rows'

/** Group-buys that are over, one every three weeks; one runs, two are planned, and some were closed. */
const PAST = 14
const PLANNED = 2
const EVERY_DAYS = 21
const RUNS_DAYS = 14

const CLOSED = ['开业试拼', '老客专场', '周末拼团', '小批量拼团', '装饰队专场', '月末清库拼团', '年中拼团']

/** The group-buys of the demo shop. */
export function seedGroupBuys(today: string): SeedPart[] {
  const skus = retailSkus('9003')
  const runs = Array.from({ length: PAST + 1 + PLANNED }, (_, at) => {
    // The one that runs began six days ago.
    const start = dayAfter(today, -6 + (at - PAST) * EVERY_DAYS)
    return groupBuy(at, {
      startTime: `${start} 09:00:00`,
      endTime: `${dayAfter(start, RUNS_DAYS)} 23:59:59`,
      createTime: createdBy(shiftMinutes(`${start} 09:00:00`, -60 * 50), today),
    })
  })
  const closed = CLOSED.map((promotionName, at) =>
    groupBuy(PAST + PLANNED + 1 + at, { promotionName, createTime: `${dayAfter(today, -150 + at * 20)} 14:05:00` }),
  )
  return [into(groupBuyTables.groupBuys, [...runs, ...closed])]

  function groupBuy(at: number, own: Partial<GroupBuyRow>): GroupBuyRow {
    const count = 3 + (at % 4)
    const chosen = Array.from({ length: count }, (_, index) => skus[(at * 5 + index * 3) % skus.length]).filter(
      (sku, index, all) => sku && all.indexOf(sku) === index,
    )
    const prices = chosen.flatMap((sku) =>
      sku ? [{ skuId: sku.id, price: fixed(Number(sku.price) * (0.85 + (at % 3) * 0.03), 2) }] : [],
    )
    return {
      id: `176972009003${String(at + 1).padStart(7, '0')}`,
      storeId: '9003',
      promotionName: `${nameOf(chosen[0])}等拼团 第${at + 1}期`,
      startTime: '',
      endTime: '',
      ranStartTime: '',
      ranEndTime: '',
      scopeType: 'PORTION_GOODS',
      scopeId: prices.map(({ skuId }) => skuId).join(),
      requiredNum: 3 + (at % 3),
      limitNum: [0, 5, 10][at % 3] ?? 0,
      fictitious: at % 4 === 1,
      pintuanRule: '成团后 48 小时内发货；未成团自动退款',
      createTime: '',
      prices,
      ...own,
    }
  }
}

/** The SKUs on sale of a shop that are sold one by one, goods only. */
function retailSkus(storeId: string) {
  return goodsTables.goodsSkus.filter(({ goodsId, price }) => {
    const goods = goodsTables.goods.get(goodsId)
    if (goods?.storeId !== storeId || !isOnSale(goods) || joinError('PINTUAN', goods)) return false
    return goods.goodsType === 'PHYSICAL_GOODS' && Number(price) >= 2
  })
}

/** The product of a SKU, without its model: 'PE 给水管 DN50' is 给水管. */
function nameOf(sku: SkuRow | undefined): string {
  const { goodsName = '' } = goodsTables.goods.get(sku?.goodsId ?? '') ?? {}
  return /\p{Script=Han}+/u.exec(goodsName)?.[0] ?? goodsName
}
