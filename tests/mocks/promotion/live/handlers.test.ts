import { beforeEach, describe, expect, it } from 'vitest'
import { serverNow, shiftMinutes } from '#domain/time'
import { epochSeconds } from '#features/promotion/live/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { statusOfStudio } from '#mocks/promotion/live/rules'
import { allRecords, type Client, signIn } from '#tests/kit/api'

const STUDIO = '/api/store/broadcast/studio'
const COMMODITY = '/api/store/broadcast/commodity'
type Room = { id: string; name: string; roomId: number; status: string; startTime: string; roomGoodsNum: number }

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

const epochIn = (minutes: number) => epochSeconds(shiftMinutes(serverNow(), minutes))
const room = (fields: Record<string, string> = {}) =>
  new URLSearchParams({
    name: '测试直播间',
    anchorName: '小海',
    anchorWechat: 'haichuan',
    startTime: epochIn(60),
    endTime: epochIn(120),
    feedsImg: '/a.png',
    coverImg: '/b.png',
    shareImg: '/c.png',
    ...fields,
  })
const studioIn = (status: string) =>
  one(db.studios.find((row) => statusOfStudio(row) === status && row.goodsIds.length > 2))
const approved = (without: readonly string[] = []) =>
  one(db.liveGoods.find(({ id, auditStatus }) => auditStatus === '2' && !without.includes(id)))
function one<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('none')
  return row
}

describe('live rooms', () => {
  it('are listed by the status that the clock gives them, newest first, times as epoch seconds in text', async () => {
    const rows = await allRecords<Room>(client, STUDIO)
    expect(rows.length).toBeGreaterThanOrEqual(20)
    for (const status of ['NEW', 'START', 'END']) {
      const own = await allRecords<Room>(client, STUDIO, { status })
      expect(own.length).toBeGreaterThan(0)
      expect(own.map(({ id }) => id)).toEqual(rows.filter((row) => row.status === status).map(({ id }) => id))
    }
    expect(rows[0]).toMatchObject({ startTime: expect.stringMatching(/^\d{10}$/), roomId: expect.any(Number) })
  })

  it('turn from NEW to START to END by time alone', async () => {
    const { id } = studioIn('NEW')
    const statusOf = async () => (await client.get<Room>(`${STUDIO}/studioInfo/${id}`)).data.status
    const now = serverNow()
    db.studios.update(id, { startTime: shiftMinutes(now, 30), endTime: shiftMinutes(now, 60) })
    expect(await statusOf()).toBe('NEW')
    db.studios.update(id, { startTime: shiftMinutes(now, -1) })
    expect(await statusOf()).toBe('START')
    db.studios.update(id, { endTime: shiftMinutes(now, -1) })
    expect(await statusOf()).toBe('END')
  })

  it('are created from a form; the card shows the first two of their goods', async () => {
    expect(await client.post(STUDIO, room())).toMatchObject({ success: true, data: null })
    const { id, roomId } = one(db.studios.find(({ name }) => name === '测试直播间'))
    const [first, second, third] = db.liveGoods.filter(({ auditStatus }) => auditStatus === '2')
    for (const goods of [first, second, third]) {
      const path = `${STUDIO}/push/${roomId}/${goods?.liveGoodsId}`
      expect((await client.put(path, new URLSearchParams({ goodsId: goods?.goodsId ?? '' }))).success).toBe(true)
    }
    const { data } = await client.get<Room & { roomGoodsList: string; commodityList: { id: string }[] }>(
      `${STUDIO}/studioInfo/${id}`,
    )
    expect(data).toMatchObject({ status: 'NEW', roomGoodsNum: 3, commodityList: [{ id: first?.id }, {}, {}] })
    expect(JSON.parse(data.roomGoodsList)).toEqual(
      [first, second].map((row) => ({ name: row?.name, goodsImage: row?.goodsImage })),
    )
  })

  it.each<[string, Record<string, string>, number, string | RegExp]>([
    ['in the past', { startTime: epochIn(-5) }, 40002, '活动起始时间不能小于当前时间'],
    ['ending before it starts', { endTime: epochIn(30) }, 40004, '活动起始时间必须大于结束时间'],
    ['too soon', { startTime: epochIn(8) }, 4002, /至少要在10分钟以后/],
    ['too long', { endTime: epochIn(60 + 24 * 60 + 5) }, 4002, /30分钟到24小时/],
    ['without a title', { name: '' }, 4002, '请填写直播标题'],
    ['without a cover', { coverImg: 'null' }, 4002, '请上传直播间背景墙'],
  ])('are refused %s', async (_, fields, code, message) => {
    const refused = { http: 400, code, message: expect.stringMatching(message) }
    expect(await client.post(STUDIO, room(fields))).toMatchObject(refused)
    const { id } = studioIn('NEW')
    expect(await client.put(`${STUDIO}/edit`, room({ ...fields, id }))).toMatchObject(refused)
  })

  it('take the order of a list of goods, as lilishop’s client sends it whole', async () => {
    const { id, goodsIds } = studioIn('NEW')
    const { data } = await client.get<{ commodityList: { id: string }[] }>(`${STUDIO}/studioInfo/${id}`)
    const commodityList = JSON.stringify(data.commodityList.toReversed())
    expect((await client.put(`${STUDIO}/edit`, room({ id, commodityList, status: 'NEW' }))).success).toBe(true)
    expect(db.studios.get(id)?.goodsIds).toEqual(goodsIds.toReversed())
    // Without one the order stays.
    await client.put(`${STUDIO}/edit`, room({ id, commodityList: 'null' }))
    expect(db.studios.get(id)?.goodsIds).toEqual(goodsIds.toReversed())
  })

  it.each(['START', 'END'])('cannot be changed in %s', async (status) => {
    const { id, roomId, goodsIds } = studioIn(status)
    const goods = approved(goodsIds)
    const path = `${roomId}/${goods.liveGoodsId}`
    const body = new URLSearchParams({ goodsId: goods.goodsId })
    const refused = { http: 400, code: 40008 }
    expect(await client.put(`${STUDIO}/edit`, room({ id }))).toMatchObject(refused)
    expect(await client.put(`${STUDIO}/push/${path}`, body)).toMatchObject(refused)
    expect(await client.remove(`${STUDIO}/deleteInRoom/${path}`)).toMatchObject(refused)
  })

  it('take goods once, only approved ones, only the shop’s own', async () => {
    const { roomId, goodsIds } = studioIn('NEW')
    const push = (liveGoodsId: number | string, goodsId: string) =>
      client.put(`${STUDIO}/push/${roomId}/${liveGoodsId}`, new URLSearchParams({ goodsId }))
    const inside = one(db.liveGoods.get(goodsIds[0] ?? ''))
    expect(await push(inside.liveGoodsId, inside.goodsId)).toMatchObject({ code: 44001, message: '直播商品已存在' })
    const waiting = one(db.liveGoods.find(({ auditStatus }) => auditStatus === '1'))
    expect(await push(waiting.liveGoodsId, waiting.goodsId)).toMatchObject({
      code: 400,
      message: `${waiting.name} 未审核通过，不能添加直播商品`,
    })
    const foreign = one(db.goods.find(({ storeId }) => storeId !== '9003'))
    const other = approved(goodsIds)
    expect(await push(other.liveGoodsId, foreign.id)).toMatchObject({ http: 400, code: 20005 })
    expect(await push('999999', other.goodsId)).toMatchObject({ code: 20005 })
    expect((await client.remove(`${STUDIO}/deleteInRoom/${roomId}/${inside.liveGoodsId}`)).success).toBe(true)
    expect(db.studios.find((row) => row.roomId === roomId)?.goodsIds).not.toContain(inside.id)
  })

  it('belong to their shop', async () => {
    const { id } = studioIn('NEW')
    db.studios.update(id, { storeId: '9004' })
    expect(await client.get(`${STUDIO}/studioInfo/${id}`)).toMatchObject({ http: 400, code: 20005 })
    expect((await allRecords<Room>(client, STUDIO)).map((row) => row.id)).not.toContain(id)
  })
})

describe('live goods', () => {
  const free = () => {
    const taken = new Set(db.liveGoods.all().map(({ skuId }) => skuId))
    const own = db.goodsSkus.filter(({ id, storeId, goodsId }) => {
      return storeId === '9003' && !taken.has(id) && db.goods.get(goodsId)?.authFlag === 'PASS'
    })
    return own
  }
  const wire = (sku: { id: string; goodsId: string; goodsName: string }, fields: object = {}) => ({
    goodsId: sku.goodsId,
    skuId: sku.id,
    goodsImage: '/a.png',
    name: sku.goodsName,
    priceType: 1,
    price: 9.9,
    quantity: 5,
    url: `pages/product/goods?id=${sku.id}&goodsId=${sku.goodsId}`,
    ...fields,
  })

  it('are listed by name and review, with the reason of a refusal', async () => {
    const rows = await allRecords<{ auditStatus: string; auditMessage: string; price: number }>(client, COMMODITY)
    expect(rows.length).toBeGreaterThanOrEqual(23)
    for (const auditStatus of ['0', '1', '2', '3']) {
      const own = await allRecords<(typeof rows)[number]>(client, COMMODITY, { auditStatus })
      expect(own).toEqual(rows.filter((row) => row.auditStatus === auditStatus))
      expect(own.length).toBeGreaterThan(0)
      for (const { auditMessage } of own) expect(auditMessage === '').toBe(auditStatus !== '3')
    }
    expect(rows[0]).toMatchObject({ price: expect.any(Number), auditStatus: expect.any(String) })
    expect((await allRecords(client, COMMODITY, { name: '高强钢筋' })).length).toBe(2)
  })

  it('are handed in as a list, keep their decimals, and are reviewed in two steps', async () => {
    const [first, second] = free()
    const sent = [wire(one(first), { price: 9.95 }), wire(one(second), { priceType: 3, price: 10, price2: 8.88 })]
    expect(await client.post(COMMODITY, sent)).toMatchObject({ success: true, data: null })
    const [a, b] = [first, second].map((sku) => one(db.liveGoods.find(({ skuId }) => skuId === sku?.id)))
    expect(a).toMatchObject({ auditStatus: '0', price: '9.95', price2: '' })
    expect(b).toMatchObject({ auditStatus: '0', price: '10', price2: '8.88' })
    takeStep('takeLiveGoods', a?.id ?? '')
    takeStep('passLiveGoods', a?.id ?? '')
    expect(db.liveGoods.get(a?.id ?? '')).toMatchObject({ auditStatus: '2', auditMessage: '' })
    expect(() => takeStep('refuseLiveGoods', b?.id ?? '')).toThrow('当前状态不允许该操作')
    takeStep('takeLiveGoods', b?.id ?? '')
    takeStep('refuseLiveGoods', b?.id ?? '', '图片模糊')
    expect(db.liveGoods.get(b?.id ?? '')).toMatchObject({ auditStatus: '3', auditMessage: '图片模糊' })
  })

  it('are refused in the words of the reference, all or none', async () => {
    const [first, second] = free().map((sku) => wire(sku))
    const count = db.liveGoods.all().length
    const refused = async (rows: unknown[], code: number, message: string | RegExp) =>
      expect(await client.post(COMMODITY, rows)).toMatchObject({ code, message: expect.stringMatching(message) })
    const failed = '添加直播商品失败'
    await refused([], 44002, failed)
    await refused([first, { ...second, price: 0 }], 44002, failed)
    await refused([{ ...first, priceType: 2, price: 9, price2: 8 }], 44002, failed)
    await refused([{ ...first, priceType: 3, price: 9, price2: 9 }], 44002, failed)
    await refused([{ ...first, skuId: 'none' }], 44002, failed)
    await refused([first, first], 400, /已添加规格商品，无法重复增加$/)
    db.goods.update(first?.goodsId ?? '', { authFlag: 'TOBEAUDITED' })
    await refused([first], 400, /未审核通过，不能添加直播商品$/)
    db.goods.update(first?.goodsId ?? '', { storeId: '9004' })
    await refused([first], 20005, '权限不足')
    expect(db.liveGoods.all()).toHaveLength(count)
  })

  it('are deleted by their number: they leave the rooms to come, and stay in those that were', async () => {
    const goods = approved()
    const [coming, past] = [studioIn('NEW'), studioIn('END')]
    for (const { id } of [coming, past]) db.studios.update(id, { goodsIds: [goods.id] })
    expect((await client.remove(`${COMMODITY}/${goods.liveGoodsId}`)).success).toBe(true)
    const numberOf = async (id: string) => (await client.get<Room>(`${STUDIO}/studioInfo/${id}`)).data.roomGoodsNum
    expect([await numberOf(coming.id), await numberOf(past.id)]).toEqual([0, 1])
    expect(await client.remove(`${COMMODITY}/${goods.liveGoodsId}`)).toMatchObject({ http: 400, code: 20005 })
    const again = await client.post(COMMODITY, [
      wire({ id: goods.skuId, goodsId: goods.goodsId, goodsName: goods.name }),
    ])
    expect(again.success).toBe(true)
  })
})
