import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import { serverNow, shiftMinutes } from '#domain/time'
import { db, resetDb } from '#mocks/areas'
import { pickSkus, read, sendDelete, sendForm, sendJson, signIn } from './sellerClient'
import { type ActivityRow, ahead, epochs, listed, named, opened } from './sellerClientActivities'

// Group-buys and seckills in the open lilishop seller client, whose products have prices of their own, request by
// request.

beforeEach(async () => {
  resetDb()
  await signIn()
})

describe('group-buys', () => {
  const typed = (own: Record<string, unknown> = {}) => ({
    promotionName: '五金拼团',
    promotionTitle: '',
    pintuanRule: '',
    requiredNum: '3',
    fictitious: false,
    limitNum: '0',
    ...ahead(150),
    ...own,
  })
  type Goods = Record<string, unknown> & { skuId: string; price: number }
  const goodsOf = async (pintuanId: string, pageNumber = 1) => {
    const query = { pageNumber, pageSize: 10, pintuanId }
    return (await read<Page<Goods>>(`/promotion/pintuan/goods/${pintuanId}`, query)).data
  }
  /** The page of products saves what it shows, with the whole activity around it. */
  const saveGoods = async (id: string, promotionGoodsList: readonly object[]) => {
    const detail = await opened('pintuan', id)
    const own = { promotionId: id, startTime: detail.startTime, endTime: detail.endTime }
    const goods = promotionGoodsList.map((row) => ({ ...row, ...own }))
    return sendJson('PUT', '/promotion/pintuan', { ...detail, promotionGoodsList: goods })
  }
  const picked = async (count: number) => {
    const skus = (await pickSkus({ pageSize: 100 })).filter(({ price }) => price >= 2).slice(0, count)
    return skus.map(({ id, goodsName, price, quantity, storeId, thumbnail, categoryPath, goodsId, goodsType }) => {
      const copied = { goodsName, price, quantity, storeId, thumbnail, categoryPath, goodsId, goodsType }
      return { ...copied, originalPrice: price, skuId: id }
    })
  }

  it('count pages from 0: the first two are the same', async () => {
    const [first, second] = [await listed('pintuan', { pageNumber: 0 }), await listed('pintuan')]
    expect(first.records).toEqual(second.records)
    expect(first.records).toHaveLength(10)
  })

  it('are added without products, get them on a page of their own, and keep them through an edit', async () => {
    expect(await sendJson('POST', '/promotion/pintuan', typed())).toMatchObject({ success: true, code: 42003 })
    const { id } = await named('pintuan', '五金拼团')
    expect(await opened('pintuan', id)).toMatchObject({ ...ahead(150), promotionStatus: 'NEW', promotionGoodsList: [] })
    expect(await goodsOf(id)).toMatchObject({ records: [], total: 0 })

    const goods = (await picked(12)).map((row) => ({ ...row, price: (row.price - 1).toFixed(2) }))
    expect(await saveGoods(id, goods)).toMatchObject({ success: true, code: 42004 })
    const [first, second] = [await goodsOf(id), await goodsOf(id, 2)]
    expect([first.total, first.records.length, second.records.length]).toEqual([12, 10, 2])
    for (const row of [...first.records, ...second.records]) {
      expect(row).toMatchObject({ goodsName: expect.stringMatching(/./), quantity: expect.any(Number) })
      expect(row.price).toBe(Number(goods.find(({ skuId }) => skuId === row.skuId)?.price))
    }

    const detail = await opened('pintuan', id)
    expect(detail).toMatchObject({ requiredNum: 3, limitNum: 0, fictitious: false })
    const edited = { ...detail, requiredNum: '5', fictitious: true, pintuanRule: '成团后发货' }
    expect((await sendJson('PUT', '/promotion/pintuan', edited)).success).toBe(true)
    expect(await opened('pintuan', id)).toMatchObject({ requiredNum: 5, fictitious: true, pintuanRule: '成团后发货' })
    expect((await goodsOf(id)).total).toBe(12)
    // An empty list is dropped before it is sent.
    const { promotionGoodsList: _, ...terms } = detail
    expect((await sendJson('PUT', '/promotion/pintuan', terms)).success).toBe(true)
    expect((await goodsOf(id)).total).toBe(12)
  })

  it('lose the products that were taken off the page', async () => {
    const [planned] = (await listed('pintuan', { promotionStatus: 'NEW' })).records
    const id = planned?.id ?? ''
    const [, ...rest] = (await goodsOf(id)).records
    expect((await saveGoods(id, rest)).success).toBe(true)
    expect((await goodsOf(id)).records.map(({ skuId }) => skuId)).toEqual(rest.map(({ skuId }) => skuId))
    const scopeId = rest.map(({ skuId }) => skuId).join()
    expect(await opened('pintuan', id)).toMatchObject({ scopeId, startTime: planned?.startTime })
  })

  it('say which product is refused, or that wholesale is', async () => {
    await sendJson('POST', '/promotion/pintuan', typed())
    const { id } = await named('pintuan', '五金拼团')
    const [goods] = await picked(1)
    for (const state of [{ marketEnable: 'DOWN' }, { marketEnable: 'UPPER', authFlag: 'TOBEAUDITED' }] as const) {
      db.goods.update(goods?.goodsId ?? '', state)
      expect(await saveGoods(id, [{ ...goods }])).toMatchObject({
        http: 400,
        message: `商品[${goods?.goodsName}]不存在或处于不可售卖状态！`,
      })
    }
    db.goods.update(goods?.goodsId ?? '', { authFlag: 'PASS', salesModel: 'WHOLESALE' })
    expect(await saveGoods(id, [{ ...goods }])).toMatchObject({ http: 400, code: 40050 })
  })

  it('are closed without a body, and opened for a time in milliseconds', async () => {
    const [running] = (await listed('pintuan', { promotionStatus: 'START' })).records
    const path = `/promotion/pintuan/status/${running?.id}`
    expect(await sendForm('PUT', path)).toMatchObject({ success: true, code: 42001 })
    expect(await opened('pintuan', running?.id)).toMatchObject({ promotionStatus: 'CLOSE', startTime: null })
    const startTime = shiftMinutes(serverNow(), 10)
    const endTime = shiftMinutes(startTime, 90)
    expect(await sendForm('PUT', path, epochs(startTime, endTime))).toMatchObject({ success: true, code: 42001 })
    expect(await opened('pintuan', running?.id)).toMatchObject({ startTime, endTime, promotionStatus: 'NEW' })
  })
})

describe('seckills', () => {
  type Seckill = ActivityRow & { hours: string; applyEndTime: string }
  type Apply = Record<'id' | 'seckillId' | 'skuId' | 'promotionApplyStatus', string> &
    Record<'price' | 'originalPrice' | 'quantity' | 'timeLine', number>
  const appliesOf = async (seckillId: string) =>
    (await read<Page<Apply>>('/promotion/seckill/apply', { pageNumber: 0, pageSize: 1000, seckillId })).data
  /** The first one that is not closed to applications; the shop applied to it already. */
  const next = async () => {
    const { records } = await listed<Seckill>('seckill', { promotionStatus: 'NEW' })
    return records.findLast(({ applyEndTime }) => applyEndTime > serverNow()) as Seckill
  }

  it.each(['NEW', 'START', 'END'])(
    'are listed when %s with their sessions as text, and open',
    async (promotionStatus) => {
      // Before the first session of the day none runs.
      const [last] = (await listed('seckill', { promotionStatus: 'END' })).records
      db.seckills.update(last?.id ?? '', {
        startTime: shiftMinutes(serverNow(), -60),
        endTime: shiftMinutes(serverNow(), 60),
      })
      const { records } = await listed<Seckill>('seckill', { promotionStatus })
      expect(records.length).toBeGreaterThan(0)
      for (const row of records) {
        expect(row).toMatchObject({ promotionStatus, hours: expect.stringMatching(/^\d+(,\d+)*$/) })
        expect(new Date(row.applyEndTime).getTime()).toBeGreaterThan(0)
        expect(await opened('seckill', row.id)).toMatchObject({ id: row.id, hours: row.hours, promotionStatus })
      }
    },
  )

  it('show what the shop applied with under its sessions', async () => {
    const { id, hours } = await next()
    const { records, size, current } = await appliesOf(id)
    expect({ size, current }).toEqual({ size: 100, current: 1 })
    expect(records.length).toBeGreaterThan(0)
    for (const row of records) {
      expect(hours.split(',')).toContain(String(row.timeLine))
      for (const figure of ['price', 'originalPrice', 'quantity'] as const) expect(row[figure]).toBeGreaterThan(0)
      expect(row).toMatchObject({ seckillId: id, promotionApplyStatus: expect.stringMatching(/^(APPLY|PASS|REFUSE)$/) })
    }
  })

  it('take all rows of all sessions at once, and give up one that passed', async () => {
    const { id: seckillId, hours } = await next()
    const before = (await appliesOf(seckillId)).records
    const [sku] = (await pickSkus()).filter((one) => before.every(({ skuId }) => skuId !== one.id))
    const { id: skuId = '', goodsName, price = 0, storeId, storeName } = sku ?? {}
    const added = {
      goodsName,
      price: price * 0.9,
      originalPrice: price,
      promotionApplyStatus: '',
      quantity: 5,
      seckillId,
    }
    const row = { ...added, storeId, storeName, skuId, timeLine: hours.split(',')[0] }
    // Opening its picker writes the ids of SKUs over those of the rows.
    const kept = before.map((old) => ({ ...old, id: old.skuId }))
    expect((await sendJson('POST', `/promotion/seckill/apply/${seckillId}`, [...kept, row])).success).toBe(true)
    const after = (await appliesOf(seckillId)).records
    expect(after.map((one) => one.skuId).toSorted()).toEqual([...before.map((one) => one.skuId), skuId].toSorted())
    const own = after.find((one) => one.skuId === skuId)
    expect(own).toMatchObject({ promotionApplyStatus: 'PASS', quantity: 5, timeLine: Number(hours.split(',')[0]) })
    expect((await sendDelete(`/promotion/seckill/apply/${seckillId}/${own?.id}`)).success).toBe(true)
    expect((await appliesOf(seckillId)).records).toHaveLength(before.length)
  })

  it('say why rows are refused', async () => {
    const { id: seckillId, hours } = await next()
    const [sku] = await pickSkus()
    const row = {
      skuId: sku?.id,
      goodsName: sku?.goodsName,
      price: 1,
      originalPrice: sku?.price,
      quantity: 1,
      seckillId,
    }
    const sent = (...timeLines: string[]) =>
      timeLines.map((timeLine, at) => ({ ...row, timeLine, price: at === 0 ? 1 : (sku?.price ?? 0) + 1 }))
    const [first = '', second = ''] = hours.split(',')
    const path = `/promotion/seckill/apply/${seckillId}`
    const twice = await sendJson('POST', path, sent(first, second))
    expect(twice).toMatchObject({ http: 400, message: `${sku?.goodsName}该商品不能同时参加多个时间段的活动` })
    expect(await sendJson('POST', path, sent(first, second).slice(1))).toMatchObject({ code: 45003 })
    expect(await sendJson('POST', path, sent('3'))).toMatchObject({ code: 45004 })
  })
})
