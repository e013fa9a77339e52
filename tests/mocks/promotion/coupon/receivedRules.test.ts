import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixed, sum } from '#domain/money'
import { dayAfter, dayEnd, epochOf, serverToday } from '#domain/time'
import { statusAt } from '#features/mall/activity/model'
import type { MemberCoupon } from '#features/promotion/coupon/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { startClock } from '#mocks/kernel/store/clock'
import { priceNow } from '#mocks/mall/activity/rules'
import { couponsHeldBy, followOrder, mayReceive } from '#mocks/promotion/coupon/receivedRules'
import type { CouponRow } from '#mocks/promotion/coupon/rows'
import { GIVEN_COUPON } from '#mocks/promotion/fullDiscount/seed'
import { couponIn, couponNamed } from '#tests/features/promotion/coupon/addresses'
import { line } from '#tests/features/promotion/sampleCart/carts'
import { allRecords, type Client, signIn } from '#tests/kit/api'

const SHOP = '9003'
const BASE = '/api/store/promotion/coupon'
const LOG = `${BASE}/received`
const day = (days: number, time = '10:00:00') => `${dayAfter(serverToday(), days)} ${time}`
const receivedOf = (couponId: string) => db.memberCoupons.filter((row) => row.couponId === couponId)
const givenWith = (sn: string) => db.memberCoupons.filter(({ sourceSn }) => sourceSn === sn)

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
afterEach(() => vi.useRealTimers())

/** A running coupon that takes 7 yuan off any order, and the buyers who received it. */
async function received(count: number, own: object = {}) {
  const { data } = await client.post<CouponRow>(BASE, {
    promotionName: '测试',
    couponName: '测试券',
    couponType: 'PRICE',
    price: 7,
    consumeThreshold: 0,
    getType: 'FREE',
    publishNum: 0,
    couponLimitNum: 1,
    description: '全店',
    scopeType: 'ALL',
    rangeDayType: 'FIXEDTIME',
    startTime: day(1),
    endTime: day(2),
    ...own,
  })
  began(data.id)
  takeStep('receiveCoupon', data.id, String(count))
  const coupon = db.coupons.get(data.id)
  if (!coupon) throw new Error('no coupon was added')
  return { coupon, rows: receivedOf(data.id), id: data.id }
}

/** Lets a coupon with a period have begun yesterday: no new one may. */
function began(id: string): void {
  if (db.coupons.get(id)?.startTime) db.coupons.update(id, { startTime: day(-1) })
}

/** Moves the clock; the sign-in of before has expired by then. */
async function moveTo(moment: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(epochOf(moment) ?? 0)
  client = await signIn('haichuan')
}

describe('receiving', () => {
  it('takes the terms of the coupon; one of some days is valid to the end of the last one', async () => {
    const { rows, id } = await received(2)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      couponId: id,
      couponName: '测试券',
      price: '7',
      discount: null,
      storeId: SHOP,
      getType: 'FREE',
      startTime: day(-1),
      endTime: day(2),
      memberCouponStatus: 'NEW',
      consumptionTime: '',
    })
    const dynamic = await received(1, { rangeDayType: 'DYNAMICTIME', effectiveDays: 3, startTime: null })
    expect(dynamic.rows[0]).toMatchObject({
      startTime: dynamic.rows[0]?.createTime,
      endTime: dayEnd(dayAfter(serverToday(), 3)),
    })
  })

  it('stops at the number published and at the limit of a buyer, and while the coupon does not run', async () => {
    const two = await received(9, { publishNum: 2, couponLimitNum: 1 })
    expect(two.rows).toHaveLength(2)
    expect(mayReceive(two.coupon, 'somebody')).toBe(false)
    expect(() => takeStep('receiveCoupon', two.id)).toThrow('没有可以领取这张优惠券的买家')
    const once = await received(999, { couponLimitNum: 1 })
    expect(new Set(once.rows.map(({ memberId }) => memberId)).size).toBe(once.rows.length)
    expect(() => takeStep('receiveCoupon', couponIn('NEW').id)).toThrow('当前活动已停止')
    expect(() => takeStep('receiveCoupon', GIVEN_COUPON)).toThrow('优惠券剩余领取数量不足')
  })

  it('happens some time after a coupon was added or opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    startClock(20)
    try {
      const { data } = await client.post<{ id: string }>(BASE, {
        promotionName: '测试',
        couponName: '测试券',
        couponType: 'DISCOUNT',
        couponDiscount: 9.5,
        consumeThreshold: 10,
        getType: 'FREE',
        publishNum: 0,
        couponLimitNum: 1,
        scopeType: 'ALL',
        rangeDayType: 'FIXEDTIME',
        startTime: day(1),
        endTime: day(2),
        description: '全店',
      })
      began(data.id)
      expect(receivedOf(data.id)).toEqual([])
      vi.advanceTimersByTime(20)
      expect(receivedOf(data.id)).toHaveLength(3)
      const opened = couponIn('CLOSE').id
      const times = { startTime: String(epochOf(day(1))), endTime: String(epochOf(day(3))) }
      const before = receivedOf(opened).length
      await client.put(`${BASE}/status`, new URLSearchParams({ couponIds: opened, ...times }))
      began(opened)
      vi.advanceTimersByTime(20)
      expect(receivedOf(opened)).toHaveLength(before + 3)
    } finally {
      startClock(0)
    }
  })
})

describe('the log of a shop', () => {
  it('is filtered by coupon, names, status, kinds and validity, and has only its own rows', async () => {
    const rows = await allRecords<MemberCoupon>(client, LOG)
    const ids = new Set(db.memberCoupons.filter(({ storeId }) => storeId === SHOP).map(({ id }) => id))
    expect(rows.every(({ id }) => ids.has(id))).toBe(true)
    expect((await client.get<{ total: number }>(LOG)).data.total).toBe(ids.size)
    expect(ids.size).toBeGreaterThan(200)
    const found = (query: Record<string, string | number>) => allRecords<MemberCoupon>(client, LOG, query)
    const { id } = couponNamed('钢材专享券')
    expect(await found({ couponId: id })).toHaveLength(receivedOf(id).length)
    expect((await found({ couponName: '工具' })).every(({ couponName }) => couponName === '工具折上折')).toBe(true)
    const [first] = rows
    expect((await found({ memberName: first?.memberName ?? '' })).length).toBeGreaterThan(0)
    for (const memberCouponStatus of ['NEW', 'USED', 'EXPIRE', 'CLOSED']) {
      const some = await found({ memberCouponStatus })
      expect(some.length, memberCouponStatus).toBeGreaterThan(0)
      expect(some.every((row) => row.memberCouponStatus === memberCouponStatus)).toBe(true)
    }
    expect((await found({ getType: 'ACTIVITY' })).every(({ getType }) => getType === 'ACTIVITY')).toBe(true)
    expect((await found({ couponType: 'DISCOUNT' })).every(({ price }) => price === null)).toBe(true)
    const until = epochOf(day(2, '23:59:59')) ?? 0
    expect((await found({ couponId: id, endTime: until })).length).toBe(receivedOf(id).length)
    expect(await found({ couponId: id, endTime: until - 86_400_000 })).toEqual([])
  })

  it('is the same for a member, whose coupons the record of the member shows', async () => {
    const memberId = db.mallOrders.find(({ storeId }) => storeId === SHOP)?.memberId ?? ''
    const own = db.memberCoupons.filter((row) => row.storeId === SHOP && row.memberId === memberId)
    const shown = await allRecords<MemberCoupon>(client, `/api/store/member/${memberId}/coupon`)
    expect(shown.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
    expect(shown.length).toBeGreaterThan(0)
  })

  it('shows a coupon as expired by the clock; a used one stays used', async () => {
    const { rows, id } = await received(2)
    const [one] = rows
    db.memberCoupons.update(one?.id ?? '', { memberCouponStatus: 'USED' })
    await moveTo(day(3))
    const shown = await allRecords<MemberCoupon>(client, LOG, { couponId: id })
    expect(shown.map(({ memberCouponStatus }) => memberCouponStatus).sort()).toEqual(['EXPIRE', 'USED'])
  })
})

describe.each([
  [
    'closing',
    async (id: string) => client.put(`${BASE}/status`, new URLSearchParams({ couponIds: id })),
    '优惠券已关闭',
  ],
  ['deleting', async (id: string) => client.remove(`${BASE}/${id}`), '优惠券已删除'],
])('%s a coupon', (_, end, reason) => {
  it('closes what buyers hold of it; used and expired ones stay, and nobody may use it', async () => {
    const { rows, id } = await received(3)
    const [used, expired, held] = rows
    db.memberCoupons.update(used?.id ?? '', { memberCouponStatus: 'USED' })
    db.memberCoupons.update(expired?.id ?? '', { endTime: day(-1, '11:00:00') })
    expect(couponsHeldBy(SHOP, held?.memberId ?? '')).toContain(id)
    expect((await end(id)).success).toBe(true)
    expect(db.memberCoupons.get(used?.id ?? '')?.memberCouponStatus).toBe('USED')
    expect(db.memberCoupons.get(expired?.id ?? '')?.memberCouponStatus).toBe('NEW')
    expect(db.memberCoupons.get(held?.id ?? '')).toMatchObject({ memberCouponStatus: 'CLOSED', reason })
    expect(couponsHeldBy(SHOP, held?.memberId ?? '')).not.toContain(id)
    expect(
      (await allRecords<MemberCoupon>(client, LOG, { couponId: id })).map((row) => row.memberCouponStatus).sort(),
    ).toEqual(['CLOSED', 'EXPIRE', 'USED'])
  })
})

describe('an order', () => {
  const cart = () => {
    const sku = db.goodsSkus.find(({ storeId }) => storeId === SHOP)
    return [line(sku?.id ?? '', '100')]
  }
  const order = (memberId: string, promotionId: string) => ({
    sn: 'O1',
    memberId,
    discounts: [{ promotionType: 'COUPON' as const, promotionId, promotionName: '', discountPrice: '7.00' }],
  })

  it('costs a buyer less who holds the coupon, once, whether or not it can still be received', async () => {
    const { rows, id } = await received(1)
    const memberId = rows[0]?.memberId ?? ''
    for (const row of db.memberCoupons.filter((one) => one.couponId !== id))
      db.memberCoupons.update(row.id, { memberCouponStatus: 'USED' })
    expect(priceNow(SHOP, memberId, cart()).couponPrice).toBe('7.00')
    expect(priceNow(SHOP, 'another', cart()).couponPrice).toBe('0.00')
    db.coupons.update(id, { startTime: '', endTime: '' })
    expect(priceNow(SHOP, memberId, cart()).couponPrice).toBe('7.00')
    followOrder(order(memberId, id), false)
    expect(receivedOf(id)).toEqual([
      expect.objectContaining({
        memberCouponStatus: 'USED',
        orderSn: 'O1',
        consumptionTime: expect.stringMatching(/^\d{4}-/),
      }),
    ])
    expect(priceNow(SHOP, memberId, cart()).couponPrice).toBe('0.00')
  })

  it('uses the one that expires first, and gives it back when it is closed', async () => {
    const { rows, id } = await received(1, { couponLimitNum: 0 })
    takeStep('receiveCoupon', id, '999')
    const memberId = rows[0]?.memberId ?? ''
    const own = () => receivedOf(id).filter((row) => row.memberId === memberId)
    expect(own().length).toBeGreaterThan(1)
    const last = own().at(-1)?.id ?? ''
    db.memberCoupons.update(last, { endTime: day(1) })
    followOrder(order(memberId, id), false)
    expect(db.memberCoupons.get(last)?.memberCouponStatus).toBe('USED')
    followOrder(order(memberId, id), true)
    expect(db.memberCoupons.get(last)).toMatchObject({ memberCouponStatus: 'NEW', orderSn: '', consumptionTime: '' })
    // Once the coupon is closed there is nothing to give back.
    followOrder(order(memberId, id), false)
    await client.put(`${BASE}/status`, new URLSearchParams({ couponIds: id }))
    followOrder(order(memberId, id), true)
    expect(db.memberCoupons.get(last)).toMatchObject({ memberCouponStatus: 'CLOSED', reason: '优惠券已关闭' })
  })

  it('gives back an expired one as expired', async () => {
    const { rows, id } = await received(1)
    const memberId = rows[0]?.memberId ?? ''
    followOrder(order(memberId, id), false)
    await moveTo(day(3))
    followOrder(order(memberId, id), true)
    expect(await allRecords<MemberCoupon>(client, LOG, { couponId: id })).toEqual([
      expect.objectContaining({ memberCouponStatus: 'EXPIRE', consumptionTime: null }),
    ])
  })

  it('brings the coupon of its full discount along, which is void when the order is closed', () => {
    const giver = db.fullDiscounts.find(({ couponId }) => couponId === GIVEN_COUPON)
    const discounts = [
      {
        promotionType: 'FULL_DISCOUNT' as const,
        promotionId: giver?.id ?? '',
        promotionName: '',
        discountPrice: '50.00',
      },
    ]
    const memberId = db.memberCoupons.all()[0]?.memberId ?? ''
    followOrder({ sn: 'O2', memberId, discounts }, false)
    expect(givenWith('O2')).toEqual([
      expect.objectContaining({ couponId: GIVEN_COUPON, memberId, getType: 'ACTIVITY', memberCouponStatus: 'NEW' }),
    ])
    followOrder({ sn: 'O2', memberId, discounts }, true)
    expect(givenWith('O2')).toEqual([expect.objectContaining({ memberCouponStatus: 'CLOSED', reason: '订单已取消' })])
  })
})

describe('the year of the demo', () => {
  const couponOrders = () => db.mallOrders.filter(({ couponPrice }) => Number(couponPrice) > 0)

  it('has some orders that used a coupon, each by the terms that its buyer held at that moment', () => {
    const orders = couponOrders()
    const share = orders.length / db.mallOrders.all().length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.18)
    for (const { discounts, couponPrice, createTime, memberId, sn } of orders) {
      const own = discounts.filter(({ promotionType }) => promotionType === 'COUPON')
      expect(fixed(sum(own.map(({ discountPrice }) => discountPrice)), 2)).toBe(couponPrice)
      expect(own).toHaveLength(1)
      const coupon = db.coupons.get(own[0]?.promotionId ?? '')
      expect(coupon && statusAt(coupon, createTime)).toBe('START')
      const held = receivedOf(coupon?.id ?? '').filter(
        (row) => row.memberId === memberId && row.createTime <= createTime,
      )
      expect(held.length, sn).toBeGreaterThan(0)
      if (coupon?.couponType === 'PRICE') expect(couponPrice).toBe(fixed(coupon.price ?? '0', 2))
    }
  })

  it('has a used row for each order that was not closed, and none besides', () => {
    const used = db.memberCoupons.filter(({ memberCouponStatus }) => memberCouponStatus === 'USED')
    const open = couponOrders().filter(({ orderStatus }) => orderStatus !== 'CANCELLED')
    expect(used.map(({ orderSn }) => orderSn).sort()).toEqual(open.map(({ sn }) => sn).sort())
    for (const { consumptionTime, orderSn } of used)
      expect(consumptionTime).toBe(db.mallOrders.find(({ sn }) => sn === orderSn)?.createTime)
  })
})
