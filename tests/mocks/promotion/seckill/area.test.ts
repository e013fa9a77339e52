import { beforeEach, describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { doOverlap } from '#features/mall/activity/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { lowestDealOf } from '#mocks/mall/goods/wireRules'
import { openSeckill, pastSeckill } from '#tests/features/promotion/seckill/addresses'
import { allRecords, type Client, signIn } from '#tests/kit/api'
import { linesOf } from '#tests/mocks/mall/order/shopOrders'

const BASE = '/api/store/promotion/seckill'
const applyTo = (id: string, rows: object[]) => client.post(`${BASE}/apply/${id}`, rows)
const appliesOf = (id: string) => db.seckillApplies.filter(({ seckillId }) => seckillId === id)

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

/** A product of the demo shop that takes part in nothing. */
function free(salesModel = 'RETAIL') {
  const taken = new Set(db.seckillApplies.all().map(({ skuId }) => skuId))
  const sku = db.goodsSkus.find(
    ({ id, storeId, goodsId }) =>
      storeId === '9003' && !taken.has(id) && db.goods.get(goodsId)?.salesModel === salesModel,
  )
  if (!sku) throw new Error('every product takes part')
  return sku
}
/** A retail SKU that buyers paid less than its list price for lately, and that runs in nothing else. */
function dealt() {
  const found = db.goodsSkus.find(({ id, storeId, goodsId, price }) => {
    const lowest = lowestDealOf(id)
    const isRetail = storeId === '9003' && db.goods.get(goodsId)?.salesModel === 'RETAIL'
    return isRetail && lowest !== null && lowest < Number(price)
  })
  if (!found) throw new Error('buyers paid the list price for everything')
  return found
}
const row = (own: object = {}) => {
  const { id, goodsName, price } = free()
  const timeLine = Number(openSeckill(false).hours.split(',')[0])
  return { skuId: id, goodsName, timeLine, price: 0.1, originalPrice: Number(price), quantity: 1, ...own }
}

describe('seckills', () => {
  it('are listed with what the shop applied with, and by whether they wait for it', async () => {
    type Row = { id: string; applyNum: number; passNum: number; promotionStatus: string }
    const rows = await allRecords<Row>(client, BASE)
    for (const { id, applyNum, passNum } of rows) {
      const own = appliesOf(id)
      const passed = own.filter(({ promotionApplyStatus }) => promotionApplyStatus === 'PASS')
      expect([applyNum, passNum]).toEqual([own.length, passed.length])
    }
    const waiting = await allRecords<Row>(client, BASE, { waiting: '1' })
    expect(waiting.map(({ id }) => id)).toContain(openSeckill(false).id)
    expect(waiting.every(({ applyNum, promotionStatus }) => applyNum === 0 && promotionStatus === 'NEW')).toBe(true)
  })

  it('show other shops nothing of the application', async () => {
    const other = await signIn('haichuan')
    expect((await other.get(`${BASE}/apply`, { seckillId: openSeckill(true).id })).success).toBe(true)
    const [apply] = appliesOf(openSeckill(true).id)
    db.seckillApplies.update(apply?.id ?? '', { storeId: '9004' })
    expect(await client.get(`${BASE}/apply/${apply?.id}`)).toMatchObject({ code: 45010 })
    expect(await client.remove(`${BASE}/apply/${apply?.seckillId}/${apply?.id}`)).toMatchObject({ code: 45010 })
  })

  it('take an application, which passes at once, and replace that of the same product', async () => {
    const { id } = openSeckill(false)
    const one = row()
    expect((await applyTo(id, [one])).success).toBe(true)
    expect((await applyTo(id, [{ ...one, price: 0.2 }])).success).toBe(true)
    expect(appliesOf(id).map(({ price, promotionApplyStatus }) => [price, promotionApplyStatus])).toEqual([
      ['0.2', 'PASS'],
    ])
    const [apply] = appliesOf(id)
    expect((await client.get(`${BASE}/apply`, { seckillId: id })).data).toMatchObject({
      records: [{ skuId: one.skuId, price: 0.2, quantity: 1, thumbnail: expect.any(String) }],
    })
    expect((await client.remove(`${BASE}/apply/${id}/${apply?.id}`)).success).toBe(true)
    expect(await client.remove(`${BASE}/apply/${id}/${apply?.id}`)).toMatchObject({ code: 45010 })
  })

  it.each<[string, () => object[], number, string | RegExp]>([
    ['above the list price', () => [row({ price: 99_999 })], 45003, '活动价格不能大于商品原价'],
    [
      'at the lowest price that buyers paid lately',
      () => {
        const sku = dealt()
        return [row({ skuId: sku.id, price: lowestDealOf(sku.id) })]
      },
      400,
      /：应低于近 30 天最低成交价 [\d,.]+ 元$/,
    ],
    ['in a session that is not offered', () => [row({ timeLine: 3 })], 45004, '时刻参数异常'],
    ['beyond the stock', () => [row({ quantity: 99_999 })], 400, /,此商品库存不足$/],
    ['of a price below 0', () => [row({ price: -5 })], 400, /：秒杀价不能小于0$/],
    ['of a price of 0', () => [row({ price: 0 })], 400, /：秒杀价应大于0$/],
    ['without a price', () => [row({ price: null })], 400, /：请填写秒杀价$/],
    ['of no piece', () => [row({ quantity: 0 })], 400, /：请输入正整数$/],
    ['of less than no piece', () => [row({ quantity: -5 })], 400, /：请输入正整数$/],
    ['of half a piece', () => [row({ quantity: 0.5 })], 400, /：请输入正整数$/],
    ['without pieces', () => [row({ quantity: null })], 400, /：请输入正整数$/],
    ['in two sessions', () => [row(), row({ timeLine: 20 })], 400, /该商品不能同时参加多个时间段的活动$/],
    ['of wholesale goods', () => [row({ skuId: free('WHOLESALE').id })], 40050, '批发商品无法参加促销'],
  ])('refuse an application %s, and take nothing of it', async (_, rows, code, message) => {
    const { id } = openSeckill(false)
    expect(await applyTo(id, rows())).toMatchObject({
      http: 400,
      code,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    })
    expect(appliesOf(id)).toEqual([])
  })

  it('refuse a product of a group-buy at the same time, and skip those of other shops', async () => {
    const seckill = openSeckill(false)
    for (const one of db.groupBuys.all()) db.groupBuys.update(one.id, { startTime: '', endTime: '' })
    const [group] = db.groupBuys.all()
    const { startTime, endTime } = seckill
    db.groupBuys.update(group?.id ?? '', { startTime, endTime, prices: [{ skuId: row().skuId, price: '1' }] })
    expect(await applyTo(seckill.id, [row()])).toMatchObject({
      code: 400,
      message: `商品[${row().goodsName}]已经在重叠的时间段参加了拼团活动，不能参加秒杀活动`,
    })
    const foreign = db.goodsSkus.find(({ storeId }) => storeId === '9004')
    expect((await applyTo(seckill.id, [row({ skuId: foreign?.id })])).success).toBe(true)
    expect(appliesOf(seckill.id)).toEqual([])
  })

  it('take no application after the deadline, or once they have begun', async () => {
    const { id, startTime } = openSeckill(false)
    db.seckills.update(id, { applyEndTime: `${dayAfter(serverToday(), -1)} 00:00:00` })
    expect(await applyTo(id, [row()])).toMatchObject({ http: 400, message: '报名已截止，不能再报名' })
    db.seckills.update(id, { applyEndTime: startTime, startTime: `${dayAfter(serverToday(), -1)} 00:00:00` })
    expect(await applyTo(id, [row()])).toMatchObject({ http: 400, message: '报名已截止，不能再报名' })
    expect(appliesOf(id)).toEqual([])
  })

  it('that are unknown are refused', async () => {
    expect(await applyTo('1', [row()])).toMatchObject({ code: 45001, message: '当前参与的秒杀活动不存在！' })
    expect(await client.get(`${BASE}/1`)).toMatchObject({ code: 45001 })
  })
})

it('has buyers choose something else once it has sold what was set aside', () => {
  const today = db.seckills.find(({ startTime }) => startTime.startsWith(serverToday()))
  db.seckills.update(today?.id ?? '', { startTime: `${serverToday()} 00:00:00`, hours: '0' })
  for (const { id } of appliesOf(today?.id ?? '')) db.seckillApplies.update(id, { quantity: '0', timeLine: 0 })
  const soldOut = new Set(appliesOf(today?.id ?? '').map(({ skuId }) => skuId))
  const orders = db.mallOrders.all().length
  takeStep('buy', '9003', '300')
  expect(soldOut.size).toBeGreaterThan(1)
  const bought = db.mallOrders.all().slice(orders)
  expect(bought).toHaveLength(300)
  for (const { sn } of bought) for (const { skuId } of linesOf(sn)) expect(soldOut.has(skuId)).toBe(false)
})

it('no product of the demo has two prices at the same time', () => {
  const { id } = pastSeckill()
  expect(appliesOf(id).length).toBeGreaterThan(0)
  for (const apply of db.seckillApplies.all()) {
    const seckill = db.seckills.get(apply.seckillId)
    const clash = db.groupBuys.find(
      (one) =>
        seckill !== undefined && doOverlap(one, seckill) && one.prices.some(({ skuId }) => skuId === apply.skuId),
    )
    expect(clash?.promotionName).toBeUndefined()
  }
})

it('applications of the demo that wait for the platform keep its rule', () => {
  const waiting = db.seckillApplies.filter(({ promotionApplyStatus }) => promotionApplyStatus !== 'PASS')
  expect(waiting.length).toBeGreaterThan(0)
  for (const { skuId, price } of waiting)
    expect(Number(price)).toBeLessThan(lowestDealOf(skuId) ?? Number.POSITIVE_INFINITY)
})
