import { beforeEach, describe, expect, it } from 'vitest'
import { dayAfter, epochOf, serverNow, serverToday, shiftMinutes } from '#domain/time'
import { db, resetDb } from '#mocks/areas'
import { fullDiscountIn } from '#tests/features/promotion/fullDiscount/addresses'
import { allRecords, type Client, signIn } from '#tests/kit/api'

const BASE = '/api/store/promotion/fullDiscount'
const soon = (days: number) => `${dayAfter(serverToday(), days)} 10:00:00`
const sku = () => db.goodsSkus.find(({ storeId }) => storeId === '9003')?.id ?? ''
const foreign = () => db.fullDiscounts.find(({ storeId }) => storeId === '9004')

/** A body that is accepted: nothing runs in the third month from now. */
const body = (own: object = {}) => ({
  promotionName: '冬储满减',
  startTime: soon(90),
  endTime: soon(95),
  description: '全店',
  fullMoney: 1000,
  fullMinusFlag: true,
  fullMinus: 50,
  scopeType: 'ALL',
  promotionGoodsList: [],
  ...own,
})

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

describe('full discounts', () => {
  it('are listed by name, status and time, in milliseconds, and only those of the shop', async () => {
    type Row = {
      id: string
      promotionStatus: string
      startTime: string
      endTime: string
      fullMoney: number
      title: string
    }
    const rows = await allRecords<Row>(client, BASE)
    expect(rows).toHaveLength(db.fullDiscounts.filter(({ storeId }) => storeId === '9003').length)
    expect(rows.every(({ fullMoney, title }) => typeof fullMoney === 'number' && title.startsWith('满'))).toBe(true)
    const found = async (query: Record<string, string | number>) => allRecords<Row>(client, BASE, query as never)
    const running = await found({ promotionStatus: 'START,NEW' })
    expect(running.every(({ promotionStatus }) => ['START', 'NEW'].includes(promotionStatus))).toBe(true)
    expect(running).toHaveLength(
      rows.filter(({ promotionStatus }) => ['START', 'NEW'].includes(promotionStatus)).length,
    )
    const from = `${dayAfter(serverToday(), -70)} 00:00:00`
    const within = await found({ startTime: epochOf(from) ?? 0, endTime: epochOf(soon(0)) ?? 0 })
    expect(within.length).toBeGreaterThan(0)
    expect(within.every((row) => row.startTime >= from && row.endTime <= soon(0))).toBe(true)
    expect(await client.get(`${BASE}/${foreign()?.id}`)).toMatchObject({ http: 400, code: 43004 })
  })

  it('are added with their products, and read with the prices of these', async () => {
    const goods = [{ skuId: sku(), goodsName: '电钻', price: 1 }]
    const added = await client.post<{ id: string }>(
      BASE,
      body({ scopeType: 'PORTION_GOODS', promotionGoodsList: goods }),
    )
    expect(added).toMatchObject({ success: true, data: { promotionStatus: 'NEW', scopeId: sku() } })
    const { data } = await client.get(`${BASE}/${added.data.id}`)
    expect(data).toMatchObject({
      promotionGoodsList: [{ skuId: sku(), price: Number(db.goodsSkus.get(sku())?.price) }],
    })
  })

  it.each([
    ['without a name', { promotionName: '' }, 4002],
    ['without times', { startTime: null, endTime: null }, 40011],
    ['that ends before it starts', { endTime: soon(80) }, 40004],
    ['that is over', { startTime: soon(-400), endTime: soon(-399) }, 40003],
    ['beside another one', { startTime: shiftMinutes(serverNow(), 1), endTime: soon(1) }, 40001],
    ['without a discount', { fullMinusFlag: false }, 43005],
    ['with a discount of nothing', { fullMinus: 0 }, 43008],
    ['that takes off more than the threshold', { fullMinus: 1000.01 }, 43009],
    ['with a rate of 10', { fullMinusFlag: false, fullRateFlag: true, fullRate: 10 }, 43010],
    ['with a gift that does not exist', { giftFlag: true, giftId: '1' }, 43006],
    ['with a coupon that does not exist', { couponFlag: true, couponId: '1' }, 41007],
    ['for some products without any', { scopeType: 'PORTION_GOODS' }, 40006],
    ['for a product of another shop', { scopeType: 'PORTION_GOODS', promotionGoodsList: [{ skuId: '1' }] }, 11001],
  ])('%s are refused', async (_, own, code) => {
    const count = db.fullDiscounts.all().length
    expect(await client.post(BASE, body(own))).toMatchObject({ http: 400, success: false, code })
    expect(db.fullDiscounts.all()).toHaveLength(count)
  })

  it('give no coupon that ends before they begin', async () => {
    const coupon = db.coupons.find(({ getType }) => getType === 'ACTIVITY')
    const given = body({ couponFlag: true, couponId: coupon?.id })
    db.coupons.update(coupon?.id ?? '', { rangeDayType: 'FIXEDTIME', startTime: soon(0), endTime: soon(89) })
    expect(await client.post(BASE, given)).toMatchObject({ http: 400, message: expect.stringMatching(/早于活动开始/) })
    db.coupons.update(coupon?.id ?? '', { endTime: soon(91) })
    expect((await client.post(BASE, given)).success).toBe(true)
  })

  it('are changed by a code of success of its own, and refused beside another', async () => {
    const planned = fullDiscountIn('NEW')
    expect(await client.put(BASE, body({ id: planned.id }))).toMatchObject({ success: true, code: 43001 })
    expect(db.fullDiscounts.get(planned.id)).toMatchObject({ promotionName: '冬储满减', fullMinus: '50' })
    const running = fullDiscountIn('START')
    const clash = body({ id: planned.id, startTime: shiftMinutes(serverNow(), 1), endTime: running.endTime })
    expect(await client.put(BASE, clash)).toMatchObject({ code: 40001 })
    expect(await client.put(BASE, body({ id: foreign()?.id }))).toMatchObject({ code: 43004 })
  })

  it('are closed without times, opened with times in milliseconds, and deleted', async () => {
    const running = fullDiscountIn('START')
    const setStatus = (id: string, fields: Record<string, string> = {}) =>
      client.put(`${BASE}/status/${id}`, new URLSearchParams(fields))
    expect((await setStatus(running.id)).success).toBe(true)
    expect((await client.get(`${BASE}/${running.id}`)).data).toMatchObject({
      promotionStatus: 'CLOSE',
      startTime: null,
      endTime: null,
      ranStartTime: running.startTime,
    })
    const effect = await client.get('/api/store/promotion/activity/effect', {
      promotionType: 'FULL_DISCOUNT',
      id: running.id,
    })
    expect(effect.data).toMatchObject({ startTime: running.startTime })
    const times = { startTime: String(epochOf(soon(90))), endTime: String(epochOf(soon(91))) }
    expect((await setStatus(running.id, times)).success).toBe(true)
    expect(db.fullDiscounts.get(running.id)).toMatchObject({ startTime: soon(90), endTime: soon(91) })
    expect(await setStatus(fullDiscountIn('CLOSE').id, times)).toMatchObject({ code: 40001 })
    expect(await setStatus(running.id, { startTime: times.endTime, endTime: times.startTime })).toMatchObject({
      code: 40004,
      message: '活动起始时间必须大于结束时间',
    })
    expect(await client.remove(`${BASE}/${running.id}`)).toMatchObject({ success: true, code: 43002 })
    expect(await client.remove(`${BASE}/${running.id}`)).toMatchObject({ code: 43004 })
  })
})

it('every order above a threshold of the year used the full discount of its day', () => {
  const orders = db.mallOrders.filter(
    ({ storeId, orderPromotionType }) => storeId === '9003' && orderPromotionType === 'NORMAL',
  )
  const used = orders.filter(({ discounts }) =>
    discounts.some(({ promotionType }) => promotionType === 'FULL_DISCOUNT'),
  )
  expect(used.length).toBeGreaterThan(20)
  for (const { discounts, createTime } of used) {
    for (const { promotionId, promotionType } of discounts) {
      if (promotionType !== 'FULL_DISCOUNT') continue
      const row = db.fullDiscounts.get(promotionId)
      expect(row && row.startTime <= createTime && createTime <= row.endTime).toBe(true)
    }
  }
})
