import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import { dayAfter, serverToday } from '#domain/time'
import { resetDb } from '#mocks/areas'
import { type PickedSku, pickSkus, read, sendForm, sendJson, signIn } from './sellerClient'
import { type ActivityRow, ahead, epochs, listed, NEWEST, named, opened } from './sellerClientActivities'

// The promotion menu of the open lilishop seller client, request by request: how it lists, saves and opens coupons
// and full discounts, and the fields without which its screens stay empty or break.

beforeEach(async () => {
  resetDb()
  await signIn()
})

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

it('has the pages in its menu, where their views are', async () => {
  type Node = { name: string; path: string; frontRoute: string; children: Node[] }
  const { data } = await read<Node[]>('/menu/memberMenu')
  const group = data.find(({ name }) => name === 'supplier-promotion')?.children[0]
  expect(group?.children.map(({ name, frontRoute }) => `${name} ${frontRoute}`)).toEqual([
    'full-cut promotion/full-discount/full-discount',
    'coupon promotion/coupon/coupon',
    'pintuan promotion/pintuan/pintuan',
    'seckill promotion/seckill/seckill',
    'live promotion/live/live',
    'liveGoods promotion/live/liveGoods',
    'distributionGoods distribution/distributionGoods',
    'distributionOrder distribution/distributionOrder',
  ])
  // It goes there by itself once it has saved a room.
  expect(group?.children.find(({ name }) => name === 'live')?.path).toBe('promotion/live')
})

it('picks SKUs with what its screens copy from them', async () => {
  const [sku] = await pickSkus()
  for (const name of ['id', 'goodsId', 'goodsName', 'storeId', 'storeName', 'goodsUnit', 'categoryPath', 'goodsType'])
    expect(sku).toHaveProperty(name, expect.stringMatching(/./))
  expect(sku).toMatchObject({ price: expect.any(Number), quantity: expect.any(Number) })
  for (const picture of [sku?.thumbnail, sku?.small]) expect(picture).toMatch(/^(data:|https?:)/)
  const third = sku?.categoryPath.split(',')[2] ?? ''
  expect(await pickSkus({ categoryPath: third, pageNumber: 0 })).toContainEqual(
    expect.objectContaining({ id: sku?.id }),
  )
})

it.each(['coupon', 'fullDiscount', 'pintuan'])('lists %s by its time, its status and a range of days', async (path) => {
  const { records, total } = await listed(path)
  expect(total).toBeGreaterThan(records.length)
  const times = records.map(({ startTime }) => startTime ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
  for (const promotionStatus of ['NEW', 'START', 'END', 'CLOSE']) {
    const found = await listed(path, { promotionStatus })
    expect(found.total).toBeGreaterThan(0)
    for (const row of found.records) {
      expect(row.promotionStatus).toBe(promotionStatus)
      // Coupons that count from their receipt have no times either.
      const hasTimes = promotionStatus !== 'CLOSE' && row.rangeDayType !== 'DYNAMICTIME'
      const moment = hasTimes ? expect.stringMatching(MOMENT) : null
      expect(row).toMatchObject({ promotionName: expect.stringMatching(/./), startTime: moment, endTime: moment })
      expect(await opened(path, row.id)).toMatchObject({ id: row.id, promotionGoodsList: expect.any(Array) })
    }
  }
  const [from, to] = [`${dayAfter(serverToday(), -100)} 00:00:00`, `${dayAfter(serverToday(), 10)} 00:00:00`]
  const inRange = await listed(path, epochs(from, to))
  expect(inRange.total).toBeGreaterThan(0)
  expect(inRange.total).toBeLessThan(total)
  for (const { startTime, endTime } of inRange.records) {
    expect((startTime ?? '') >= from).toBe(true)
    expect((endTime ?? '') <= to).toBe(true)
  }
})

describe('coupons', () => {
  /** The form as it opens, with what a person types. */
  const typed = (own: Record<string, unknown>) => ({
    sellerCommission: 0,
    publishNum: 1,
    scopeType: 'ALL',
    couponLimitNum: 1,
    couponType: 'PRICE',
    couponName: '周末券',
    promotionName: '周末发券',
    getType: 'FREE',
    rangeDayType: 'FIXEDTIME',
    price: '20',
    consumeThreshold: '100.00',
    description: '全场可用',
    ...ahead(1),
    ...own,
  })

  it('are listed with the fields of a row', async () => {
    const { records } = await listed<ActivityRow & { couponType: string }>('coupon', { couponName: '券' })
    for (const row of records) {
      // The amount is drawn as a number; a discount is recognized by having none.
      const isRate = row.couponType === 'DISCOUNT'
      expect(row).toHaveProperty('price', isRate ? null : expect.any(Number))
      expect(row).toHaveProperty('couponDiscount', isRate ? expect.any(Number) : null)
      for (const figure of ['receivedNum', 'usedNum', 'publishNum'])
        expect(row).toHaveProperty(figure, expect.any(Number))
      expect(row).toMatchObject({ getType: expect.stringMatching(/^(FREE|ACTIVITY)$/), scopeType: expect.any(String) })
    }
  })

  type Scope = { sent: object; scopeId: string; skuIds: string[] }
  const all = async (): Promise<Scope> => ({ sent: {}, scopeId: '', skuIds: [] })
  const some = async (): Promise<Scope> => {
    const goods = (await pickSkus()).slice(0, 2).map(({ goodsName, price, quantity, storeId, id }) => {
      return { goodsName, price, originalPrice: price, quantity, storeId, skuId: id }
    })
    const skuIds = goods.map(({ skuId }) => skuId)
    return { sent: { promotionGoodsList: goods, scopeId: skuIds.toString() }, scopeId: skuIds.join(), skuIds }
  }
  /** It sends the whole path of a category, of which only the last one counts, and shows nothing but a whole path. */
  const category = async (): Promise<Scope> => {
    const path = (await pickSkus())[0]?.categoryPath.split(',') ?? []
    expect(path).toHaveLength(3)
    return { sent: { scopeId: path.toString() }, scopeId: path.join(), skuIds: [] }
  }

  it.each([
    ['ALL', all],
    ['PORTION_GOODS', some],
    ['PORTION_GOODS_CATEGORY', category],
  ])('are added for %s, opened, and saved again with all that was read', async (scopeType, scope) => {
    const { sent, scopeId, skuIds } = await scope()
    const added = await sendJson('POST', '/promotion/coupon', typed({ scopeType, ...sent }))
    expect(added).toMatchObject({ success: true, code: 200 })
    const { id } = await named('coupon', '周末发券')
    const detail = await opened('coupon', id)
    expect(detail).toMatchObject({ scopeType, scopeId, price: 20, consumeThreshold: 100, promotionStatus: 'NEW' })
    expect(detail.promotionGoodsList.map(({ skuId }) => skuId)).toEqual(skuIds)
    // It deletes ticked products by their ids.
    expect(new Set(detail.promotionGoodsList.map((row) => row.id)).size).toBe(skuIds.length)
    const edited = { ...detail, price: '25.5', publishNum: '300', couponLimitNum: '2', ...ahead(2) }
    expect(await sendJson('PUT', '/promotion/coupon', edited)).toMatchObject({ success: true })
    expect(await opened('coupon', id)).toMatchObject({
      price: 25.5,
      publishNum: 300,
      couponLimitNum: 2,
      ...ahead(2),
      scopeId,
      promotionStatus: 'NEW',
      receivedNum: 0,
      usedNum: 0,
    })
  })

  it('given with activities have no numbers, discounts no amount', async () => {
    const own = { couponType: 'DISCOUNT', couponDiscount: '8.5', getType: 'ACTIVITY', couponLimitNum: 0, publishNum: 0 }
    expect((await sendJson('POST', '/promotion/coupon', typed({ ...own, price: undefined }))).success).toBe(true)
    const { id } = await named('coupon', '周末发券')
    expect(await opened('coupon', id)).toMatchObject({ price: null, couponDiscount: 8.5, publishNum: 0 })
  })

  it('are refused in the words of the server, with HTTP 400', async () => {
    const refused = await sendJson('POST', '/promotion/coupon', typed({ publishNum: '1', couponLimitNum: '2' }))
    expect(refused).toMatchObject({ http: 400, success: false, code: 41009, message: '领取限制数量超出发行数量' })
  })

  it('are closed one by one and in a batch, by a form with nothing but ids', async () => {
    const ids = (await listed('coupon', { promotionStatus: 'NEW' })).records.map(({ id }) => id)
    const running = (await listed<ActivityRow & { givenBy: unknown }>('coupon', { promotionStatus: 'START' })).records
    const free = running.filter(({ givenBy }) => givenBy === null).map(({ id }) => id)
    for (const couponIds of [ids[0] ?? '', free.slice(0, 2).toString()])
      expect(await sendForm('PUT', '/promotion/coupon/status', { couponIds })).toMatchObject({
        success: true,
        code: 41001,
      })
    for (const id of [ids[0] ?? '', ...free.slice(0, 2)])
      expect(await opened('coupon', id)).toMatchObject({ promotionStatus: 'CLOSE' })
  })

  it('have a log of who received them', async () => {
    type Received = Record<string, unknown> & { couponId: string; couponType: string }
    const log = { ...NEWEST, sort: 'create_time', getType: '' }
    const all = await read<Page<Received>>('/promotion/coupon/received', log)
    expect(all.data.total).toBeGreaterThan(10)
    for (const row of all.data.records) {
      expect(row).toHaveProperty(row.couponType === 'PRICE' ? 'price' : 'discount', expect.any(Number))
      expect(row).toMatchObject({
        memberName: expect.any(String),
        couponName: expect.any(String),
        scopeType: expect.any(String),
      })
      expect(row).toMatchObject({ consumeThreshold: expect.any(Number), startTime: expect.stringMatching(MOMENT) })
    }
    const couponId = all.data.records[0]?.couponId ?? ''
    for (const memberCouponStatus of ['NEW', 'USED', 'EXPIRE', 'CLOSED']) {
      const { data } = await read<Page<Received>>('/promotion/coupon/received', { ...log, memberCouponStatus })
      expect(data.records.every((row) => row.memberCouponStatus === memberCouponStatus)).toBe(true)
    }
    const own = await read<Page<Received>>('/promotion/coupon/received', { ...log, couponId })
    expect(new Set(own.data.records.map((row) => row.couponId))).toEqual(new Set([couponId]))
  })
})

describe('full discounts', () => {
  const typed = (own: Record<string, unknown>) => ({
    discountType: 'fullMinusFlag',
    scopeType: 'ALL',
    promotionStatus: 'NEW',
    promotionName: '周年满减',
    description: '全店参加',
    fullMoney: '500',
    fullMinus: '30',
    ...ahead(200),
    fullMinusFlag: true,
    number: -1,
    ...own,
  })
  const rows = (skus: readonly PickedSku[], times: object) =>
    skus.map(({ goodsName, price, quantity, storeId, storeName, thumbnail, id }) => {
      return { goodsName, price, quantity, storeId, storeName, thumbnail, skuId: id, ...times }
    })

  it('are added with what comes along, from lists of its own', async () => {
    const first = { pageSize: 10, pageNumber: 0, getType: 'ACTIVITY', promotionStatus: 'START' }
    const coupons = await read<Page<{ id: string; couponName: string }>>('/promotion/coupon', first)
    const [gift] = await pickSkus({ pageSize: 10 })
    const [coupon] = coupons.data.records
    expect(coupon?.couponName).toMatch(/./)
    // An opened one finds its gift by id.
    expect(await pickSkus({ pageSize: 10, id: gift?.id ?? '' })).toMatchObject([{ id: gift?.id }])
    const flags = { freeFreightFlag: true, couponFlag: true, couponId: coupon?.id, giftFlag: true, giftId: gift?.id }
    expect((await sendJson('POST', '/promotion/fullDiscount', typed(flags))).success).toBe(true)
    const detail = await opened('fullDiscount', (await named('fullDiscount', '周年满减')).id)
    expect(detail).toMatchObject({ ...flags, fullMinusFlag: true, fullRateFlag: false, fullMoney: 500, fullMinus: 30 })
    expect(detail).toMatchObject({ pointFlag: false, description: '全店参加', ...ahead(200) })
  })

  it('are edited from money off to a rate, for some products, with all that was read', async () => {
    expect((await sendJson('POST', '/promotion/fullDiscount', typed({}))).success).toBe(true)
    const { id } = await named('fullDiscount', '周年满减')
    const { fullMinusFlag: _, ...detail } = await opened('fullDiscount', id)
    const goods = rows((await pickSkus()).slice(0, 3), ahead(201))
    const own = {
      discountType: 'fullRateFlag',
      fullRateFlag: true,
      fullRate: '9.5',
      scopeType: 'PORTION_GOODS',
      number: 1,
    }
    const scope = { promotionGoodsList: goods, scopeId: goods.map(({ skuId }) => skuId).toString() }
    const edited = await sendJson('PUT', '/promotion/fullDiscount', { ...detail, ...own, ...scope, ...ahead(201) })
    expect(edited).toMatchObject({ success: true, code: 43001 })
    const after = await opened('fullDiscount', id)
    expect(after).toMatchObject({ fullRateFlag: true, fullRate: 9.5, fullMinusFlag: false, ...ahead(201) })
    expect(after.promotionGoodsList).toMatchObject(
      goods.map(({ skuId, goodsName, price, quantity }) => ({ skuId, goodsName, price, quantity })),
    )
    // And back, with the products as they came.
    const { fullRateFlag: _rate, ...again } = after
    const minus = { discountType: 'fullMinusFlag', fullMinusFlag: true, fullMinus: '40' }
    expect((await sendJson('PUT', '/promotion/fullDiscount', { ...again, ...minus })).success).toBe(true)
    expect(await opened('fullDiscount', id)).toMatchObject({
      fullMinus: 40,
      fullRateFlag: false,
      scopeId: scope.scopeId,
    })
  })

  it('are closed without a body, and opened for a time in milliseconds', async () => {
    const [running] = (await listed('fullDiscount', { promotionStatus: 'START' })).records
    const path = `/promotion/fullDiscount/status/${running?.id}`
    expect((await sendForm('PUT', path)).success).toBe(true)
    expect(await opened('fullDiscount', running?.id ?? '')).toMatchObject({ promotionStatus: 'CLOSE', startTime: null })
    const next = ahead(200)
    expect((await sendForm('PUT', path, epochs(next.startTime, next.endTime))).success).toBe(true)
    expect(await opened('fullDiscount', running?.id ?? '')).toMatchObject({ ...next, promotionStatus: 'NEW' })
  })
})
