import { beforeEach, describe, expect, it } from 'vitest'
import { sum } from '#domain/money'
import { serverToday } from '#domain/time'
import type { Member } from '#features/mall/member/model'
import { db, resetDb } from '#mocks/areas'
import { allRecords, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/member'
const own = () => db.mallOrders.filter(({ storeId }) => storeId === '9003')
type Footprint = { memberId: string; goodsId: string; viewNum: number; orderNum: number; createTime: string }

beforeEach(resetDb)

describe('the members of a shop', () => {
  it('are those who ordered there, with the figures of their documents', async () => {
    const client = await signIn('haichuan')
    const rows = await allRecords<Member>(client, BASE)
    expect(rows.length).toBeGreaterThanOrEqual(23)
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(own().map(({ memberId }) => memberId)))
    for (const row of rows) {
      const orders = own().filter(({ memberId }) => memberId === row.id)
      const paid = orders.filter(({ payStatus }) => payStatus === 'PAID')
      expect(row).toMatchObject({
        orderNum: orders.length,
        paymentOrderNum: paid.length,
        paymentAmount: sum(paid.map(({ flowPrice }) => flowPrice)).toNumber(),
        lastOrderTime: orders
          .map(({ createTime }) => createTime)
          .toSorted()
          .at(-1),
        afterSaleNum: db.afterSales.filter(({ memberId, storeId }) => memberId === row.id && storeId === '9003').length,
        commentNum: db.comments.filter(({ memberId, storeId }) => memberId === row.id && storeId === '9003').length,
      })
      expect(row.createTime < (orders[0]?.createTime ?? '')).toBe(true)
      expect((await client.get(`${BASE}/${row.id}`)).data).toEqual(row)
    }
  })

  it('add up to the sums of the page and to the statistics of the same shop', async () => {
    const client = await signIn('haichuan')
    const rows = await allRecords<Member>(client, BASE)
    const { data } = await client.get<{ summary: Record<string, number> }>(BASE, { pageSize: 5 })
    const totals = (name: keyof Member) => sum(rows.map((row) => row[name])).toNumber()
    expect(data.summary).toEqual({
      orderNum: own().length,
      paymentOrderNum: totals('paymentOrderNum'),
      paymentAmount: totals('paymentAmount'),
      refundAmount: totals('refundAmount'),
    })
    const days = { startDate: '2023-01-01', endDate: serverToday() }
    const { data: sales } = await client.get<Record<string, unknown>>('/api/store/statistics/order/overview', days)
    expect(sales).toMatchObject({
      paymentOrderNum: data.summary.paymentOrderNum,
      paymentAmount: data.summary.paymentAmount,
      refundOrderPrice: data.summary.refundAmount,
    })
  })

  it('are found by name, phone, last order and amount, and sorted', async () => {
    const client = await signIn('haichuan')
    const rows = await allRecords<Member>(client, BASE)
    const [first] = rows as [Member]
    const found = async (query: Record<string, string>) =>
      (await allRecords<Member>(client, BASE, query)).map(({ id }) => id)
    expect(await found({ memberName: first.memberName })).toEqual([first.id])
    expect(await found({ mobile: first.mobile })).toEqual([first.id])
    const day = first.lastOrderTime.slice(0, 10)
    expect(await found({ startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` })).toEqual(
      rows.filter(({ lastOrderTime }) => lastOrderTime.startsWith(day)).map(({ id }) => id),
    )
    expect(await found({ paymentAmount: `${first.paymentAmount}_${first.paymentAmount}` })).toContain(first.id)
    const sorted = await allRecords<Member>(client, BASE, { sort: 'paymentAmount', order: 'asc' })
    expect(sorted.map(({ paymentAmount }) => paymentAmount)).toEqual(
      rows.map(({ paymentAmount }) => Number(paymentAmount)).toSorted((a, b) => a - b),
    )
  })

  it('change with the next order', async () => {
    const client = await signIn('haichuan')
    const before = (await client.get<{ summary: { orderNum: number } }>(BASE)).data.summary
    await call('POST', '/__mock/act', { body: { action: 'buy', id: '9003' } })
    expect((await client.get<{ summary: { orderNum: number } }>(BASE)).data.summary.orderNum).toBe(before.orderNum + 1)
  })

  it('are seen by those granted them, only of their own shop', async () => {
    expect(await (await signIn('haichuan01')).get(BASE)).toMatchObject({ success: false, message: '权限不足' })
    const client = await signIn('haichuan03')
    expect((await client.get(BASE)).success).toBe(true)
    const foreign = db.mallOrders.find(
      ({ memberId, storeId }) => storeId !== '9003' && !own().some((order) => order.memberId === memberId),
    )
    for (const id of ['1', ...(foreign ? [foreign.memberId] : [])])
      expect(await client.get(`${BASE}/${id}`)).toMatchObject({ http: 400, code: 20005 })
  })
})

it('answers the shop of the caller under its own address', async () => {
  const client = await signIn('haichuan')
  const { data } = await client.get(`${BASE}/user`)
  expect(data).toMatchObject({ id: '9003', storeDisable: 'OPEN' })
  expect(data).toEqual((await client.get('/api/store/settings/storeSettings')).data)
})

it('logs who revealed a number', async () => {
  const client = await signIn('haichuan')
  const [member] = await allRecords<Member>(client, BASE)
  const reveal = (id: string) =>
    client.post('/api/store/settings/changeLog/reveal', { kind: 'MEMBER', id, detail: '手机号' })
  expect((await reveal(member?.id ?? '')).success).toBe(true)
  expect(db.changeLogs.all().at(-1)).toMatchObject({
    kind: 'SHOP',
    action: '查看号码',
    detail: `${member?.memberName} 手机号`,
  })
  expect(await reveal('1')).toMatchObject({ success: false })
  const clerk = await signIn('haichuan01')
  expect(
    await clerk.post('/api/store/settings/changeLog/reveal', { kind: 'MEMBER', id: member?.id, detail: '手机号' }),
  ).toMatchObject({ success: false })
})

it('shows the coupons that the member received in this shop', async () => {
  const client = await signIn('haichuan')
  const received = db.memberCoupons.filter(({ storeId }) => storeId === '9003')
  const memberId = received[0]?.memberId ?? ''
  const rows = await allRecords<{ id: string; memberCouponStatus: string }>(client, `${BASE}/${memberId}/coupon`)
  const own = received.filter((row) => row.memberId === memberId)
  expect(own.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)))
  expect(await client.get(`${BASE}/1/coupon`)).toMatchObject({ code: 20005 })
})

it('what was bought was looked at before, and some other products too', async () => {
  const client = await signIn('haichuan')
  // The last hundred looks.
  const all = await allRecords<Footprint>(client, `${BASE}/footprint`)
  const memberId = own()[0]?.memberId ?? ''
  const rows = await allRecords<Footprint>(client, `${BASE}/footprint`, { memberId })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => row.memberId === memberId)).toBe(true)
  const sns = new Set(
    own()
      .filter((row) => row.memberId === memberId)
      .map(({ sn }) => sn),
  )
  const lines = db.mallOrderItems.filter(({ orderSn }) => sns.has(orderSn))
  for (const { goodsId } of lines.filter((line) => !db.goods.get(line.goodsId)?.deleteFlag)) {
    const row = rows.find((one) => one.goodsId === goodsId)
    const orders = new Set(lines.filter((line) => line.goodsId === goodsId).map(({ orderSn }) => orderSn))
    expect(row?.orderNum).toBe(orders.size)
    expect(row?.viewNum).toBeGreaterThanOrEqual(orders.size)
  }
  expect(all.some(({ orderNum }) => orderNum === 0)).toBe(true)
})
