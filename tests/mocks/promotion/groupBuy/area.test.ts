import { beforeEach, describe, expect, it } from 'vitest'
import { dayAfter, epochOf, serverNow, serverToday, shiftMinutes } from '#domain/time'
import { db, resetDb } from '#mocks/areas'
import { groupBuyIn } from '#tests/features/promotion/groupBuy/addresses'
import { allRecords, type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/promotion/pintuan'
const soon = (days: number) => `${dayAfter(serverToday(), days)} 10:00:00`
const act = (action: string, id = '9003') => call<{ id: string }>('POST', '/__mock/act', { body: { action, id } })

/** A product on sale of the demo shop. */
function product(salesModel: string) {
  const goods = db.goods.find(
    (row) =>
      row.storeId === '9003' &&
      row.salesModel === salesModel &&
      row.marketEnable === 'UPPER' &&
      row.authFlag === 'PASS',
  )
  const sku = db.goodsSkus.find(({ goodsId }) => goodsId === goods?.id)
  return { skuId: sku?.id ?? '', goodsName: sku?.goodsName ?? '', price: 1 }
}

/** A body that is accepted: nothing runs so far ahead. */
const body = (own: object = {}) => ({
  promotionName: '拼团',
  startTime: soon(200),
  endTime: soon(201),
  requiredNum: 3,
  limitNum: 0,
  fictitious: false,
  promotionGoodsList: [product('RETAIL')],
  ...own,
})

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

describe('group-buys', () => {
  it('are added, changed and deleted by codes of success of their own', async () => {
    const added = await client.post<{ id: string }>(BASE, body())
    expect(added).toMatchObject({ success: true, code: 42003 })
    const { id } = added.data
    expect((await client.get(`${BASE}/${id}`)).data).toMatchObject({
      promotionStatus: 'NEW',
      scopeId: product('RETAIL').skuId,
      promotionGoodsList: [{ skuId: product('RETAIL').skuId, price: 1, originalPrice: expect.any(Number) }],
    })
    expect(await client.put(BASE, body({ id, requiredNum: 5 }))).toMatchObject({ success: true, code: 42004 })
    expect(await client.remove(`${BASE}/${id}`)).toMatchObject({ success: true, code: 42005 })
    expect(await client.get(`${BASE}/${id}`)).toMatchObject({ code: 42013, message: '当前拼团活动不存在！' })
  })

  it('can be read without the products that were deleted since', async () => {
    const { id, prices } = groupBuyIn('START')
    const gone = db.goodsSkus.get(prices[0]?.skuId ?? '')?.goodsId ?? ''
    db.goods.update(gone, { deleteFlag: true })
    const left = prices.map(({ skuId }) => skuId).filter((skuId) => db.goodsSkus.get(skuId)?.goodsId !== gone)
    const { data } = await client.get<{ promotionGoodsList: { skuId: string }[] }>(`${BASE}/${id}`)
    expect(data.promotionGoodsList.map(({ skuId }) => skuId)).toEqual(left)
    const query = { startDate: serverToday(), endDate: serverToday() }
    expect((await client.get('/api/store/promotion/activity', query)).success).toBe(true)
  })

  it('keep their products when a change sends none, and give them page by page', async () => {
    const { id, prices } = groupBuyIn('NEW')
    const kept = { id, promotionGoodsList: [], startTime: soon(200), endTime: soon(201) }
    expect((await client.put(BASE, body(kept))).success).toBe(true)
    expect(db.groupBuys.get(id)?.prices).toEqual(prices)
    const goods = await allRecords<{ skuId: string }>(client, `${BASE}/goods/${id}`)
    expect(goods.map(({ skuId }) => skuId)).toEqual(prices.map(({ skuId }) => skuId))
  })

  it.each([
    ['without a group size', { requiredNum: null }, 4002, '成团人数必填'],
    ['of groups of one', { requiredNum: 1 }, 4002, '成团人数需大于等于2'],
    ['of groups of eleven', { requiredNum: 11 }, 4002, '成团人数最多10人'],
    ['without a limit', { limitNum: null }, 4002, '限购数量必填'],
    ['without times', { startTime: '' }, 40011, '活动起始时间和活动结束时间不能为空'],
    ['that are over', { startTime: soon(-9), endTime: soon(-8) }, 40003, '活动结束时间不能小于当前时间'],
    ['beside another one', { startTime: shiftMinutes(serverNow(), 1), endTime: soon(1) }, 40001, /同类活动/],
    [
      'with a product of nobody',
      { promotionGoodsList: [{ skuId: '1', goodsName: '锤' }] },
      400,
      '商品[锤]不存在或处于不可售卖状态！',
    ],
  ])('%s are refused', async (_, own, code, message) => {
    expect(await client.post(BASE, body(own))).toMatchObject({
      http: 400,
      code,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    })
  })

  it.each<[string, () => object[], string]>([
    ['a price of 0', () => [{ ...product('RETAIL'), price: 0 }], '拼团价应大于0'],
    ['a price below 0', () => [{ ...product('RETAIL'), price: -5 }], '拼团价不能小于0'],
    ['a price above the list price', () => [{ ...product('RETAIL'), price: 99_999 }], '拼团价应低于原价'],
    ['no price', () => [{ ...product('RETAIL'), price: null }], '请填写拼团价'],
    ['a product twice', () => [product('RETAIL'), product('RETAIL')], `商品「${product('RETAIL').goodsName}」选了两次`],
  ])('refuse %s as the form does', async (_, goods, message) => {
    const count = db.groupBuys.all().length
    expect(await client.post(BASE, body({ promotionGoodsList: goods() }))).toMatchObject({ http: 400, message })
    expect(db.groupBuys.all()).toHaveLength(count)
  })

  it('take no wholesale products', async () => {
    expect(await client.post(BASE, body({ promotionGoodsList: [product('WHOLESALE')] }))).toMatchObject({
      code: 40050,
      message: '批发商品无法参加促销',
    })
  })

  it('take no product of a seckill at the same time', async () => {
    const seckill = db.seckills.find(
      (row) => db.seckillApplies.find(({ seckillId }) => seckillId === row.id) !== undefined && row.startTime > soon(1),
    )
    const [apply] = db.seckillApplies.filter(
      (row) => row.seckillId === seckill?.id && row.promotionApplyStatus === 'PASS',
    )
    for (const row of db.groupBuys.all()) db.groupBuys.update(row.id, { startTime: '', endTime: '' })
    const own = {
      startTime: seckill?.startTime,
      endTime: seckill?.endTime,
      promotionGoodsList: [{ skuId: apply?.skuId, price: 1 }],
    }
    expect(await client.post(BASE, body(own))).toMatchObject({
      code: 400,
      message: `商品[${apply?.goodsName}]已经在重叠的时间段参加了秒杀活动或拼团活动，不能参加拼团活动`,
    })
  })

  it('are closed without times and opened with times in milliseconds', async () => {
    const { id, startTime: began } = groupBuyIn('START')
    const setStatus = (fields: Record<string, string>) =>
      client.put(`${BASE}/status/${id}`, new URLSearchParams(fields))
    expect(await setStatus({})).toMatchObject({ success: true, code: 42001 })
    const closed = (await client.get<Record<string, string>>(`${BASE}/${id}`)).data
    expect(closed).toMatchObject({ promotionStatus: 'CLOSE', startTime: null, ranStartTime: began })
    expect(String(closed.ranEndTime).slice(0, 10)).toBe(serverToday())
    expect(await setStatus({})).toMatchObject({ success: true })
    expect(db.groupBuys.get(id)).toMatchObject({ ranStartTime: began, ranEndTime: closed.ranEndTime })
    const kept = body({ id, ranStartTime: null })
    expect((await client.put(BASE, kept)).success).toBe(true)
    expect(db.groupBuys.get(id)).toMatchObject({ ranStartTime: began })
    const times = { startTime: String(epochOf(soon(200))), endTime: String(epochOf(soon(201))) }
    expect(await setStatus(times)).toMatchObject({ success: true, code: 42001 })
    expect(db.groupBuys.get(id)).toMatchObject({ startTime: soon(200), endTime: soon(201) })
  })
})

describe('buyers', () => {
  const waiting = () =>
    db.mallOrders.filter((row) => row.orderPromotionType === 'PINTUAN' && row.orderStatus === 'PAID')

  it('wait at the group price until their group is full', async () => {
    const { id, requiredNum, prices } = groupBuyIn('START')
    const before = waiting()
    expect(before.length).toBeGreaterThan(0)
    expect(before.every(({ promotionId }) => promotionId === id)).toBe(true)
    for (let joined = before.length; joined < (requiredNum ?? 0) - 1; joined += 1) await act('joinGroup')
    expect(waiting()).toHaveLength((requiredNum ?? 0) - 1)
    const last = (await act('joinGroup')).data
    expect(waiting()).toEqual([])
    const order = db.mallOrders.find(({ sn }) => sn === last.id)
    expect(order?.orderStatus).toBe('UNDELIVERED')
    const item = db.mallOrderItems.find(({ orderSn }) => orderSn === order?.sn)
    const price = prices.find(({ skuId }) => skuId === item?.skuId)?.price
    expect(Number(item?.flowPrice)).toBeCloseTo(Number(price) * (item?.num ?? 0), 2)
  })

  it('of a group that is closed are refunded, or shipped where completion is simulated', async () => {
    const { id } = groupBuyIn('START')
    const [order] = waiting()
    db.groupBuys.update(id, { fictitious: false })
    await client.put(`${BASE}/status/${id}`, new URLSearchParams())
    expect(db.mallOrders.get(order?.id ?? '')).toMatchObject({ orderStatus: 'CANCELLED' })
    resetDb()
    client = await signIn('haichuan')
    db.groupBuys.update(id, { fictitious: true })
    await client.put(`${BASE}/status/${id}`, new URLSearchParams())
    expect(db.mallOrders.get(order?.id ?? '')).toMatchObject({ orderStatus: 'UNDELIVERED' })
  })
})
