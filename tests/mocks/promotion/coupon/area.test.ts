import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayAfter, epochOf, serverToday } from '#domain/time'
import { type Activity, statusAt } from '#features/mall/activity/model'
import { db, resetDb } from '#mocks/areas'
import { GIVEN_COUPON } from '#mocks/promotion/fullDiscount/seed'
import { couponIn, couponNamed, couponsIn } from '#tests/features/promotion/coupon/addresses'
import { allRecords, type Client, signIn } from '#tests/kit/api'

const BASE = '/api/store/promotion/coupon'
const day = (days: number, time = '10:00:00') => `${dayAfter(serverToday(), days)} ${time}`
const sku = () => db.goodsSkus.find(({ storeId }) => storeId === '9003')?.id ?? ''
const foreign = () => db.coupons.find(({ storeId }) => storeId === '9004')?.id ?? ''
const received = (couponId: string) => db.memberCoupons.filter((row) => row.couponId === couponId)
const statuses = (couponId: string) => received(couponId).map(({ memberCouponStatus }) => memberCouponStatus)

/** A body that is accepted. */
const body = (own: object = {}) => ({
  promotionName: '冬季发券',
  couponName: '冬季满减券',
  couponType: 'PRICE',
  price: 20,
  consumeThreshold: 200,
  getType: 'FREE',
  publishNum: 100,
  couponLimitNum: 1,
  rangeDayType: 'FIXEDTIME',
  startTime: day(1),
  endTime: day(5),
  scopeType: 'ALL',
  description: '全店可用',
  promotionGoodsList: [],
  ...own,
})

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

/** Adds a coupon; resolves to its id. */
async function add(own: object = {}): Promise<string> {
  const { data, message } = await client.post<{ id: string }>(BASE, body(own))
  if (!data) throw new Error(message)
  return data.id
}

const setStatus = (ids: string, fields: Record<string, string> = {}) =>
  client.put(`${BASE}/status`, new URLSearchParams({ couponIds: ids, ...fields }))
const read = async (id: string) => (await client.get<Record<string, unknown>>(`${BASE}/${id}`)).data

describe('coupons', () => {
  type Row = Activity & { couponName: string; usedNum: number; publishNum: number }

  it('are listed by each filter, and only those of the shop', async () => {
    const rows = await allRecords<Row>(client, BASE)
    expect(rows).toHaveLength(db.coupons.filter(({ storeId }) => storeId === '9003').length)
    expect(rows.length).toBeGreaterThanOrEqual(23)
    const found = (query: Record<string, string | number>) => allRecords<Row>(client, BASE, query)
    for (const promotionStatus of ['NEW', 'START', 'END', 'CLOSE']) {
      const some = await found({ promotionStatus })
      expect(some.length).toBeGreaterThan(0)
      expect(some.every((row) => row.promotionStatus === promotionStatus)).toBe(true)
    }
    expect((await found({ couponType: 'DISCOUNT' })).every((row) => row.couponType === 'DISCOUNT')).toBe(true)
    expect((await found({ getType: 'ACTIVITY' })).every((row) => row.getType === 'ACTIVITY')).toBe(true)
    expect((await found({ couponName: '钢材' })).map((row) => row.couponName)).toEqual(['钢材专享券'])
    expect((await found({ scopeType: 'PORTION_GOODS' })).every((row) => row.scopeType === 'PORTION_GOODS')).toBe(true)
    expect((await found({ price: '100_150' })).every(({ price }) => Number(price) >= 100 && Number(price) <= 150)).toBe(
      true,
    )
    expect((await found({ publishNum: '40_' })).every(({ publishNum }) => publishNum >= 40)).toBe(true)
    const until = day(3, '23:59:59')
    const ending = await found({ promotionStatus: 'START', endTime: epochOf(until) ?? 0 })
    expect(ending.length).toBeGreaterThan(1)
    expect(ending.every(({ endTime }) => endTime <= until)).toBe(true)
    expect((await client.get(`${BASE}/${foreign()}`)).code).toBe(20005)
    expect(await client.get(`${BASE}/1`)).toMatchObject({ http: 400, code: 20005, message: '权限不足' })
  })

  it('count the received rows, and name the running full discount that gives them away', async () => {
    for (const row of await allRecords<Row>(client, BASE)) {
      expect([row.receivedNum, row.usedNum]).toEqual([
        received(row.id).length,
        statuses(row.id).filter((status) => status === 'USED').length,
      ])
    }
    const giver = db.fullDiscounts.find(({ couponId }) => couponId === GIVEN_COUPON)
    expect(await read(GIVEN_COUPON)).toMatchObject({ givenBy: { id: giver?.id, promotionName: giver?.promotionName } })
    expect(await read(couponIn('START').id)).toMatchObject({ givenBy: null })
    db.fullDiscounts.update(giver?.id ?? '', { startTime: '', endTime: '' })
    expect(await read(GIVEN_COUPON)).toMatchObject({ givenBy: null })
  })

  it('are added with their products, with counts of 0, and read with the prices of these', async () => {
    const id = await add({
      scopeType: 'PORTION_GOODS',
      scopeId: sku(),
      promotionGoodsList: [{ skuId: sku(), goodsName: '钢筋', price: 1 }],
    })
    expect(await read(id)).toMatchObject({
      promotionStatus: 'NEW',
      receivedNum: 0,
      usedNum: 0,
      price: 20,
      couponDiscount: null,
      promotionGoodsList: [{ skuId: sku(), price: Number(db.goodsSkus.get(sku())?.price) }],
    })
    const given = await add({ getType: 'ACTIVITY', publishNum: 9, couponLimitNum: 3 })
    expect(await read(given)).toMatchObject({ publishNum: 0, couponLimitNum: 0 })
    const dynamic = await add({ rangeDayType: 'DYNAMICTIME', effectiveDays: 365, startTime: null, endTime: null })
    expect(await read(dynamic)).toMatchObject({ promotionStatus: 'START', startTime: null, effectiveDays: 365 })
    expect(db.memberCoupons.filter(({ couponId }) => couponId === dynamic)).toEqual([])
  })

  it('of one category answer with the path to it and the category alone, of several with these', async () => {
    const paths = db.goods.filter(({ storeId }) => storeId === '9003').map(({ categoryPath }) => categoryPath)
    const [path = '', other = ''] = [...new Set(paths)]
    const lowest = path.split(',').at(-1) ?? ''
    for (const scopeId of [lowest, path]) {
      const id = await add({ scopeType: 'PORTION_GOODS_CATEGORY', scopeId })
      expect(db.coupons.get(id)?.scopeId).toBe(lowest)
      expect(await read(id)).toMatchObject({ scopeId: path, lowestScopeId: lowest })
    }
    const both = `${lowest},${other.split(',').at(-1)}`
    const id = await add({ scopeType: 'PORTION_GOODS_CATEGORY', scopeId: both })
    expect(await read(id)).toMatchObject({ scopeId: both, lowestScopeId: both })
  })

  const goods = (own: object) => ({ scopeType: 'PORTION_GOODS', ...own })
  it.each<[string, object, number, string]>([
    ['without a name of the activity', { promotionName: ' ' }, 4002, '请填写活动名称'],
    ['without a name', { couponName: '' }, 4002, '请填写优惠券名称'],
    ['of an unknown kind', { couponType: 'GIFT' }, 4002, '优惠券类型不能为空'],
    ['received in an unknown way', { getType: '' }, 4002, '领取方式不能为空'],
    ['without a face value', { price: 0 }, 4002, '面额不能为空'],
    ['without a threshold', { consumeThreshold: null }, 4002, '消费门槛不能为空'],
    ['with a limit below 0', { couponLimitNum: -1 }, 41008, '领取限制数量不能为负数'],
    ['with a limit above the number', { couponLimitNum: 101 }, 41009, '领取限制数量超出发行数量'],
    ['with a discount of 0', { couponType: 'DISCOUNT', couponDiscount: 0 }, 41010, '优惠券折扣必须小于10且大于0'],
    ['with a discount of 10', { couponType: 'DISCOUNT', couponDiscount: 10 }, 41010, '优惠券折扣必须小于10且大于0'],
    ['with unknown days', { rangeDayType: 'WEEKS' }, 41017, '优惠券使用时间范围错误'],
    ['valid for no day', { rangeDayType: 'DYNAMICTIME', effectiveDays: 0 }, 41017, '优惠券使用时间范围错误'],
    [
      'valid for more than a year',
      { rangeDayType: 'DYNAMICTIME', effectiveDays: 366 },
      41017,
      '优惠券使用时间范围错误',
    ],
    ['without times', { startTime: null, endTime: null }, 40004, '活动起始时间必须大于结束时间'],
    ['that end before they start', { startTime: day(6) }, 40004, '活动起始时间必须大于结束时间'],
    ['that begin in the past', { startTime: day(-1) }, 40002, '活动起始时间不能小于当前时间'],
    ['of less than no piece', { publishNum: -1 }, 4002, '发放数量应为0或正整数'],
    ['of the year 0', { startTime: '0000-01-01 00:00:00' }, 40011, '活动起始时间和活动结束时间不能为空'],
    ['to the year 9999', { endTime: '9999-12-31 23:59:59' }, 4002, '活动结束时间不能晚于十年后'],
    ['that are over', { startTime: day(-9), endTime: day(-8) }, 40003, '活动结束时间不能小于当前时间'],
    ['without times, of no kind', { rangeDayType: '', startTime: '' }, 40011, '活动起始时间和活动结束时间不能为空'],
    ['for no products', goods({ scopeId: '1' }), 41011, '当前关联范围类型为指定商品时，商品列表不能为空'],
    ['for products without ids', goods({ promotionGoodsList: [{ skuId: '1' }] }), 41014, '指定商品范围关联id无效！'],
    ['for an unknown product', goods({ scopeId: '1', promotionGoodsList: [{ skuId: '1' }] }), 11001, '商品已下架'],
    [
      'for no categories',
      { scopeType: 'PORTION_GOODS_CATEGORY' },
      41012,
      '当前关联范围类型为部分商品分类时，范围关联的id不能为空',
    ],
    [
      'for no shop categories',
      { scopeType: 'PORTION_SHOP_CATEGORY' },
      41013,
      '当前关联范围类型为部分店铺分类时，范围关联的id不能为空',
    ],
  ])('%s are refused, new and changed', async (_, own, code, message) => {
    const count = db.coupons.all().length
    const refused = { http: 400, success: false, code, message }
    expect(await client.post(BASE, body(own))).toMatchObject(refused)
    expect(await client.put(BASE, body({ id: couponIn('NEW').id, ...own }))).toMatchObject(refused)
    expect(db.coupons.all()).toHaveLength(count)
  })

  it('of a number of 0 have any limit', async () => {
    expect((await client.post(BASE, body({ publishNum: 0, couponLimitNum: 9 }))).success).toBe(true)
  })
})

describe('in each status', () => {
  // The reference asks for existence and ownership only; what it changes nothing of, it refuses.
  it.each([
    ['NEW', 41001],
    ['START', 41001],
    ['END', 41001],
    ['CLOSE', 41004],
  ])('%s: changing and deleting are taken, closing answers %i', async (status, code) => {
    const [first, second] = couponsIn(status).filter(({ rangeDayType }) => rangeDayType === 'FIXEDTIME')
    const id = first?.id ?? ''
    expect(await client.put(BASE, body({ id, couponName: '改过的券' }))).toMatchObject({ success: true, code: 200 })
    expect(db.coupons.get(id)).toMatchObject({ couponName: '改过的券', createTime: first?.createTime })
    expect(await setStatus(second?.id ?? '')).toMatchObject({ http: code === 41001 ? 200 : 400, code })
    expect(statusAt(db.coupons.get(second?.id ?? '') as never)).toBe('CLOSE')
    expect((await client.remove(`${BASE}/${second?.id}`)).success).toBe(true)
    expect(db.coupons.get(second?.id ?? '')).toBeUndefined()
  })

  it('they are opened with times in milliseconds or as text, and closed several at once', async () => {
    const [one, two] = couponsIn('NEW').map(({ id }) => id)
    expect(await setStatus(`${one},${two}`)).toMatchObject({ success: true, code: 41001, message: '修改状态成功！' })
    const times = { startTime: String(epochOf(day(1))), endTime: String(epochOf(day(2))) }
    expect((await setStatus(one ?? '', times)).code).toBe(41001)
    expect(db.coupons.get(one ?? '')).toMatchObject({ startTime: day(1), endTime: day(2) })
    expect((await setStatus(one ?? '', times)).code).toBe(41004)
    expect((await setStatus(two ?? '', { startTime: day(-1), endTime: day(3) })).code).toBe(40002)
    expect((await setStatus(two ?? '', { startTime: day(1), endTime: day(3) })).code).toBe(41001)
    expect(await read(two ?? '')).toMatchObject({ promotionStatus: 'NEW' })
    expect((await setStatus(one ?? '', { startTime: day(2), endTime: day(1) })).code).toBe(40004)
    expect((await setStatus(one ?? '', { startTime: day(-3), endTime: day(-1) })).code).toBe(40003)
    expect((await setStatus(one ?? '', { startTime: day(1) })).code).toBe(40011)
    expect((await setStatus('')).code).toBe(41004)
    expect((await setStatus(`${one},${foreign()}`)).code).toBe(20005)
    expect((await setStatus('1')).code).toBe(20005)
  })

  it('one that counts from its receipt has no period: it is opened by its days', async () => {
    const id = couponNamed('老客户回馈券').id
    expect((await setStatus(id, { startTime: day(1), endTime: day(9) })).code).toBe(41004)
    const own = { rangeDayType: 'DYNAMICTIME', effectiveDays: 7 }
    expect((await client.put(BASE, body({ id, ...own }))).success).toBe(true)
    expect(await read(id)).toMatchObject({ promotionStatus: 'START', effectiveDays: 7 })
    expect((await setStatus(id)).code).toBe(41001)
    expect(db.coupons.get(id)).toMatchObject({ effectiveDays: 0, startTime: '', endTime: '' })
  })

  it('one that a running full discount gives away cannot be changed, closed or deleted', async () => {
    const giver = db.fullDiscounts.find(({ couponId }) => couponId === GIVEN_COUPON)
    const refused = {
      http: 400,
      code: 400,
      message: `当前优惠券参与了促销活动【${giver?.promotionName}】不能进行编辑删除操作`,
    }
    expect(await client.put(BASE, body({ id: GIVEN_COUPON }))).toMatchObject(refused)
    expect(await setStatus(`${couponIn('NEW').id},${GIVEN_COUPON}`)).toMatchObject(refused)
    expect(await client.remove(`${BASE}/${GIVEN_COUPON}`)).toMatchObject(refused)
    expect(statusAt(db.coupons.get(couponIn('NEW').id) as never)).toBe('NEW')
    await client.put(`/api/store/promotion/fullDiscount/status/${giver?.id}`, new URLSearchParams())
    expect((await setStatus(GIVEN_COUPON)).code).toBe(41001)
  })

  it.each([
    ['NEW', day(0, '00:00:00')],
    ['START', day(1)],
    ['START', day(2)],
    ['END', day(2, '10:00:01')],
  ])('is %s by the clock at %s', async (status, moment) => {
    const id = await add({ startTime: day(1), endTime: day(2) })
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(epochOf(moment) ?? 0)
      client = await signIn('haichuan')
      expect(await read(id)).toMatchObject({ promotionStatus: status })
    } finally {
      vi.useRealTimers()
    }
  })
})
