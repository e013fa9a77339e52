import { beforeEach, describe, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { dayAfter, serverToday } from '#domain/time'
import { batchError, joinError, unitPrice, type Venue } from '#features/mall/sale/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { activitiesOf } from '#mocks/mall/activity/rules'
import type { GoodsRow } from '#mocks/mall/goods/rows'
import { type Client, signIn } from '#tests/kit/api'

const SHOP = '9003'
const PROMOTION = '/api/store/promotion'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

/** A wholesale product on sale, and one of its SKUs. */
function wholesale() {
  const goods = db.goods.find(
    (row) =>
      row.storeId === SHOP &&
      row.salesModel === 'WHOLESALE' &&
      row.marketEnable === 'UPPER' &&
      row.authFlag === 'PASS' &&
      !row.deleteFlag,
  ) as GoodsRow
  const sku = db.goodsSkus.find(({ goodsId }) => goodsId === goods.id)
  return { goods, skuId: sku?.id ?? '', price: Number(sku?.price) }
}
const day = (days: number) => `${dayAfter(serverToday(), days)} 10:00:00`

describe('what wholesale goods may join', () => {
  // Another file of this worker may have changed the products.
  resetDb()
  const { skuId, price } = wholesale()
  const listed = [{ skuId, goodsName: '批发商品', price }]
  const period = { startTime: day(90), endTime: day(95) }
  const calls: [venue: Venue, run: () => Promise<object>][] = [
    [
      'PINTUAN',
      () =>
        client.post(`${PROMOTION}/pintuan`, {
          promotionName: '拼团',
          requiredNum: 2,
          limitNum: 0,
          ...period,
          promotionGoodsList: listed,
        }),
    ],
    [
      'FULL_DISCOUNT',
      () =>
        client.post(`${PROMOTION}/fullDiscount`, {
          promotionName: '满减',
          description: '说明',
          fullMoney: 1000,
          fullMinusFlag: true,
          fullMinus: 50,
          ...period,
          scopeType: 'PORTION_GOODS',
          scopeId: skuId,
          promotionGoodsList: listed,
        }),
    ],
    [
      'COUPON',
      () =>
        client.post(`${PROMOTION}/coupon`, {
          promotionName: '券',
          couponName: '券',
          description: '说明',
          couponType: 'PRICE',
          getType: 'FREE',
          price: 5,
          consumeThreshold: 0,
          publishNum: 10,
          couponLimitNum: 1,
          rangeDayType: 'FIXEDTIME',
          ...period,
          scopeType: 'PORTION_GOODS',
          scopeId: skuId,
          promotionGoodsList: listed,
        }),
    ],
    [
      'DISTRIBUTION',
      () => {
        for (const row of db.distributionGoods.filter((one) => one.skuId === skuId)) db.distributionGoods.delete(row.id)
        return client.put(`/api/store/distribution/goods/checked/${skuId}`, new URLSearchParams({ commission: '1' }))
      },
    ],
    [
      'LIVE',
      () => {
        for (const row of db.liveGoods.filter((one) => one.skuId === skuId)) db.liveGoods.delete(row.id)
        const goods = {
          skuId,
          goodsId: wholesale().goods.id,
          goodsImage: '/a.png',
          name: '批发商品',
          url: 'a',
          quantity: 1,
        }
        return client.post('/api/store/broadcast/commodity', [{ ...goods, priceType: 1, price, price2: '' }])
      },
    ],
  ]

  it.each(calls)('%s: the call refuses what the table bars', async (venue, run) => {
    const barred = joinError(venue, { salesModel: 'WHOLESALE' })
    const answer = await run()
    if (barred) expect(answer).toMatchObject({ code: 40050, message: '批发商品无法参加促销' })
    else expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
    expect(joinError(venue, { salesModel: 'RETAIL' })).toBeNull()
  })

  it('no activity of the demo names a product that may not join', () => {
    for (const { promotionType, promotionGoodsList } of activitiesOf(SHOP, () => true))
      for (const { goodsId } of promotionGoodsList)
        expect(joinError(promotionType, db.goods.get(goodsId) as GoodsRow)).toBeNull()
  })
})

describe('the orders of the demo', () => {
  it('pay the price of their number, and none is below the minimum batch', () => {
    takeStep('buy', SHOP, '60')
    let counted = 0
    for (const order of db.mallOrders.all()) {
      const lines = db.mallOrderItems.filter(({ orderSn }) => orderSn === order.sn)
      for (const line of lines) {
        const { wholesaleList = [] } = db.goods.get(line.goodsId) ?? {}
        const pieces = lines.filter(({ goodsId }) => goodsId === line.goodsId).reduce((all, { num }) => all + num, 0)
        expect(batchError(wholesaleList, pieces)).toBeNull()
        expect(line.subTotal).toBe(fixed(sum([line.unitPrice]).times(line.num), 2))
        if (wholesaleList.length === 0) continue
        counted += 1
        expect(line.unitPrice).toBe(fixed(unitPrice({ price: '0', wholesaleList }, pieces), 2))
        const off = sum(line.discounts.map(({ discountPrice }) => discountPrice))
        expect(line.flowPrice).toBe(fixed(sum([line.subTotal]).minus(off), 2))
      }
    }
    expect(counted).toBeGreaterThan(20)
  })
})
