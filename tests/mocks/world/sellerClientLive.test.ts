import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import { dayAfter, epochOf, serverToday } from '#domain/time'
import { db, resetDb } from '#mocks/areas'
import { call } from '#tests/kit/api'
import { COMMON, device, pickSkus, read, sendDelete, sendForm, sendJson, session, signIn } from './sellerClient'

// Live rooms, live goods and distribution in the open lilishop seller client, request by request.

beforeEach(async () => {
  resetDb()
  await signIn()
})

type Goods = {
  id: string
  liveGoodsId: number
  goodsId: string
  skuId: string
  priceType: number
  price2: number | null
}
const goodsOf = async (auditStatus: number, query: Record<string, string | number> = {}) =>
  (await read<Page<Goods>>('/broadcast/commodity', { pageNumber: 1, pageSize: 10, auditStatus, ...query })).data

describe('live rooms', () => {
  type Room = Record<'id' | 'name' | 'startTime' | 'endTime' | 'status', string> & { roomId: number }
  type Detail = Room & { commodityList: Goods[] }
  const listed = async (status: string) =>
    (await read<Page<Room>>('/broadcast/studio', { pageSize: 10, pageNumber: 1, status })).data.records
  const opened = async (id = '') => (await read<Detail>(`/broadcast/studio/studioInfo/${id}`)).data
  const seconds = (day: number, time: string) => (epochOf(`${dayAfter(serverToday(), day)} ${time}:00`) ?? 0) / 1000

  /** Uploads a picture; the answer is its address. */
  const upload = async (name: string) => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' }))
    const headers = { ...device, accessToken: session.tokens.accessToken }
    return (await call<string>('POST', `${COMMON}/upload/file`, { body, headers })).data
  }

  it.each(['NEW', 'START', 'END'])(
    'are listed when %s with times in seconds, and open with their goods',
    async (status) => {
      const records = await listed(status)
      expect(records.length).toBeGreaterThan(0)
      for (const row of records) {
        expect(row).toMatchObject({ status, name: expect.stringMatching(/./), anchorName: expect.stringMatching(/./) })
        expect(Number(row.endTime)).toBeGreaterThan(Number(row.startTime))
        expect(new Date(Number(row.startTime) * 1000).getFullYear()).toBeGreaterThan(2000)
        // The whole row travels in the address of the next screen.
        expect(
          new URLSearchParams(Object.entries(row).map(([name, value]) => [name, String(value)])).toString().length,
        ).toBeLessThan(8000)
        const detail = await opened(row.id)
        expect(detail).toMatchObject({ id: row.id, roomId: row.roomId, status, startTime: row.startTime })
        for (const picture of ['feedsImg', 'coverImg', 'shareImg'])
          expect(detail).toHaveProperty(picture, expect.stringMatching(/^(data:|https?:)/))
        for (const goods of detail.commodityList) {
          expect(goods).toMatchObject({
            name: expect.any(String),
            goodsImage: expect.any(String),
            quantity: expect.any(Number),
          })
          expect(goods).toMatchObject({ price: expect.any(Number), priceType: expect.any(Number) })
          if (goods.priceType !== 1) expect(goods.price2).toBeGreaterThan(0)
        }
      }
    },
  )

  it('are added by a form, get goods, put these in order, and lose one', async () => {
    const pictures = {
      feedsImg: await upload('feeds.png'),
      coverImg: await upload('cover.png'),
      shareImg: await upload('share.png'),
    }
    const times = { startTime: seconds(2, '20:00'), endTime: seconds(2, '21:30') }
    const typed = { name: '新品首秀专场', anchorName: '小海', anchorWechat: 'haichuan_live', ...pictures, ...times }
    expect((await sendForm('POST', '/broadcast/studio', typed)).success).toBe(true)
    const [room] = await listed('NEW')
    expect(room).toMatchObject({ name: typed.name, startTime: String(times.startTime), ...pictures })
    // Stored without the host, which is another one for other clients.
    expect(db.studios.get(room?.id ?? '')?.feedsImg).toBe(new URL(pictures.feedsImg).pathname)

    const push = ({ liveGoodsId, goodsId }: Goods) =>
      sendForm('PUT', `/broadcast/studio/push/${room?.roomId}/${liveGoodsId}`, { goodsId })
    const [one, other] = (await goodsOf(2)).records as [Goods, Goods]
    for (const goods of [one, other]) expect((await push(goods)).success).toBe(true)
    expect(await push(one)).toMatchObject({ http: 400, code: 44001, message: '直播商品已存在' })
    const detail = await opened(room?.id)
    expect(detail.commodityList.map(({ id }) => id)).toEqual([one.id, other.id])

    // It sends back all that it read, the list as JSON, but for the time of the last change.
    const { updateTime: _, ...echoed } = detail as Detail & { updateTime: string }
    const moved = JSON.stringify(detail.commodityList.toReversed())
    const edited = { ...echoed, name: '新品首秀之夜', endTime: seconds(2, '22:00'), commodityList: moved }
    expect((await sendForm('PUT', '/broadcast/studio/edit', edited)).success).toBe(true)
    const after = await opened(room?.id)
    expect(after).toMatchObject({ name: '新品首秀之夜', ...pictures, endTime: String(seconds(2, '22:00')) })
    expect(after.commodityList.map(({ id }) => id)).toEqual([other.id, one.id])
    // A second try after a refusal sends JSON of JSON: the order stays.
    const again = { ...edited, commodityList: JSON.stringify(moved) }
    expect((await sendForm('PUT', '/broadcast/studio/edit', again)).success).toBe(true)
    expect((await opened(room?.id)).commodityList.map(({ id }) => id)).toEqual([other.id, one.id])

    const drop = await sendDelete(`/broadcast/studio/deleteInRoom/${room?.roomId}/${other.liveGoodsId}`)
    expect(drop.success).toBe(true)
    expect((await opened(room?.id)).commodityList.map(({ id }) => id)).toEqual([one.id])
  })
})

describe('live goods', () => {
  it.each([0, 1, 2, 3])('are listed under review %i', async (auditStatus) => {
    const { records } = await goodsOf(auditStatus)
    expect(records.length).toBeGreaterThan(0)
    for (const row of records) {
      expect(row).toMatchObject({
        auditStatus: String(auditStatus),
        price: expect.any(Number),
        name: expect.any(String),
      })
      expect(row).toMatchObject({
        goodsImage: expect.any(String),
        quantity: expect.any(Number),
        goodsId: expect.any(String),
      })
    }
  })

  it('are handed in several at a time, priced in three ways, and found by name', async () => {
    const known = new Set(db.liveGoods.all().map(({ skuId }) => skuId))
    const skus = (await pickSkus({ pageSize: 100 })).filter(({ id, price }) => !known.has(id) && price >= 2)
    const rows = skus.slice(0, 3).map(({ id, goodsId, small, goodsName, price, quantity }, at) => {
      const prices = { price: Math.trunc(price), price2: ['', Math.trunc(price) + 1, Math.trunc(price) - 1][at] }
      const url = `pages/product/goods?id=${id}&goodsId=${goodsId}`
      return { goodsId, goodsImage: small, name: goodsName, ...prices, quantity, priceType: at + 1, skuId: id, url }
    })
    expect(rows).toHaveLength(3)
    expect((await sendJson('POST', '/broadcast/commodity', rows)).success).toBe(true)
    for (const { skuId, name, priceType, price, price2 } of rows) {
      const found = (await goodsOf(0, { name })).records.find((row) => row.skuId === skuId)
      expect(found).toMatchObject({ name, priceType, price, price2: price2 === '' ? null : price2 })
    }
    const twice = await sendJson('POST', '/broadcast/commodity', rows.slice(0, 1))
    expect(twice).toMatchObject({ http: 400, message: `${rows[0]?.name} 已添加规格商品，无法重复增加` })
  })
})

describe('distribution', () => {
  type Row = { id: string; skuId: string; commission: number }
  const listed = async (query: Record<string, string> = {}) => {
    const asked = { pageNumber: 1, pageSize: 10, sort: 'createTime', order: 'desc', ...query }
    return (await read<Page<Row>>('/distribution/goods', asked)).data
  }

  it('lists its products, adds one that is picked, and takes it out', async () => {
    const { records, total } = await listed()
    for (const row of records) {
      expect(row).toMatchObject({
        goodsName: expect.any(String),
        storeName: expect.any(String),
        thumbnail: expect.any(String),
      })
      for (const figure of ['price', 'quantity', 'commission']) expect(row).toHaveProperty(figure, expect.any(Number))
    }
    const known = new Set(db.distributionGoods.all().map(({ skuId }) => skuId))
    const [sku] = (await pickSkus({ pageSize: 100 })).filter(({ id, price }) => !known.has(id) && price > 20)
    const path = `/distribution/goods/checked/${sku?.id}`
    // It looks for this word, not for the flag.
    expect(await sendForm('PUT', path, { commission: '12.50' })).toMatchObject({ success: true, message: 'success' })
    expect(await sendForm('PUT', path, { commission: 1 })).toMatchObject({
      http: 400,
      code: 22006,
      message: '不能重复添加分销商品',
    })
    const [added] = (await listed({ goodsName: sku?.goodsName ?? '' })).records.filter(({ skuId }) => skuId === sku?.id)
    expect(added).toMatchObject({ commission: 12.5 })
    expect((await sendDelete(`/distribution/goods/cancel/${added?.id}`)).success).toBe(true)
    expect((await listed()).total).toBe(total)
  })

  it('lists its orders by number and by time', async () => {
    type Order = { orderSn: string; createTime: string; settleCycle: string | null }
    const asked = { pageNumber: 1, pageSize: 10, sort: 'create_time', order: 'desc' }
    const orders = async (query: Record<string, string> = {}) =>
      (await read<Page<Order>>('/distribution/order', { ...asked, ...query })).data
    const { records, total } = await orders()
    expect(total).toBeGreaterThan(records.length)
    for (const row of records) {
      expect(row).toMatchObject({ goodsName: expect.any(String), rebate: expect.any(Number) })
      expect(row).toHaveProperty('distributionOrderStatus', expect.stringMatching(/^(NO_COMPLETED|COMPLETE|REFUND)$/))
    }
    const times = records.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const { orderSn = '' } = records[0] ?? {}
    expect(new Set((await orders({ orderSn })).records.map((row) => row.orderSn))).toEqual(new Set([orderSn]))
    const range = {
      startTime: `${dayAfter(serverToday(), -90)} 00:00:00`,
      endTime: `${dayAfter(serverToday(), -30)} 00:00:00`,
    }
    const inRange = await orders(range)
    expect(inRange.total).toBeGreaterThan(0)
    expect(inRange.total).toBeLessThan(total)
    for (const { createTime } of inRange.records)
      expect(createTime > range.startTime && createTime < range.endTime).toBe(true)
  })
})
