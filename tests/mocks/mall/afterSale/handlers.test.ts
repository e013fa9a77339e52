import { beforeEach, describe, expect, it } from 'vitest'
import { decimal, fixed, sum } from '#domain/money'
import { db, resetDb } from '#mocks/areas'
import { refundsOf } from '#mocks/mall/afterSale/refundRules'
import type { AfterSaleRow } from '#mocks/mall/afterSale/rows'
import type { OrderRow } from '#mocks/mall/order/rows'
import { orderDetailView } from '#mocks/mall/order/rules'
import { completeOrder } from '#mocks/mall/order/stepRules'
import { billableOrders } from '#mocks/money/bill/rules'
import { allRecords, type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/order/afterSale'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan01')
})

const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const act = (action: string, id: string) =>
  call<{ id: string; status: string }>('POST', '/__mock/act', { body: { action, id } })
const claimOf = (serviceType: string) =>
  db.afterSales.find(
    (row) => row.storeId === '9003' && row.serviceStatus === 'APPLY' && row.serviceType === serviceType,
  )

function put(row: AfterSaleRow, change: Partial<Omit<AfterSaleRow, 'id'>>) {
  return db.afterSales.update(row.id, { refundWay: 'ORIGINAL', ...change })
}

/** Each request of shop or counterparty with the next status from each status; a number is the code of a rejection. */
const review = [33004, 33004, 33004, 33004, 33004, 33004, 33004, 33004]
const confirm = [33006, 33006, 33006, 33006, 33006, 33006, 33006, 33006]
const STATUSES = [
  'APPLY',
  'PASS',
  'BUYER_RETURN',
  'WAIT_REFUND',
  'COMPLETE',
  'REFUSE',
  'SELLER_TERMINATION',
  'BUYER_CANCEL',
] as const
const CALLS: Record<string, (string | number)[]> = {
  'review PASS': ['PASS', ...review.slice(1)],
  'review REFUSE': ['REFUSE', ...review.slice(1)],
  'confirm PASS': [33006, 33006, 'COMPLETE', ...confirm.slice(3)],
  'confirm REFUSE': [33006, 33006, 'SELLER_TERMINATION', ...confirm.slice(3)],
  'act sendBack': [33006, 'BUYER_RETURN', ...confirm.slice(2)],
  'act refund': [33006, 33006, 33006, 'COMPLETE', ...confirm.slice(4)],
  'act cancel': ['BUYER_CANCEL', 'BUYER_CANCEL', 33002, 33002, 33002, 33002, 33002, 33002],
}

describe.each(Object.keys(CALLS))('%s', (name) => {
  const [kind = '', value = ''] = name.split(' ')
  it.each(STATUSES.map((status, at) => [status, CALLS[name]?.[at]] as const))(
    'in %s: %s',
    async (serviceStatus, to) => {
      const claim = put(claimOf('RETURN_GOODS') as AfterSaleRow, { serviceStatus, actualRefundPrice: '1.00' })
      const fields = form({ serviceStatus: value, remark: '说明', actualRefundPrice: '1' })
      const answer =
        kind === 'act' ? await act(value, claim.sn) : await client.put(`${BASE}/${kind}/${claim.sn}`, fields)
      const after = db.afterSales.get(claim.id)?.serviceStatus
      if (typeof to === 'number') expect([answer.success, answer.code, after]).toEqual([false, to, serviceStatus])
      else expect([answer.success, after]).toEqual([true, to])
    },
  )
})

it.each([
  ['RETURN_MONEY', 'ORIGINAL', 'COMPLETE'],
  ['RETURN_MONEY', 'OFFLINE', 'WAIT_REFUND'],
  ['RETURN_GOODS', 'OFFLINE', 'PASS'],
] as const)('approving %s %s leads to %s', async (serviceType, refundWay, to) => {
  const claim = put(claimOf('RETURN_GOODS') as AfterSaleRow, { serviceType, refundWay })
  const fields = form({ serviceStatus: 'PASS', remark: '同意', actualRefundPrice: claim.flowPrice })
  const { data } = await client.put<{ serviceStatus: string }>(`${BASE}/review/${claim.sn}`, fields)
  expect(data.serviceStatus).toBe(to)
})

it('a refund is required, more than zero and at most the paid amount', async () => {
  const claim = claimOf('RETURN_MONEY') as AfterSaleRow
  for (const actualRefundPrice of [String(Number(claim.flowPrice) + 0.01), '', '-1', '0', '0.00', '1.001', 'x']) {
    const answer = await client.put(
      `${BASE}/review/${claim.sn}`,
      form({ serviceStatus: 'PASS', remark: '同意', actualRefundPrice }),
    )
    expect(answer).toMatchObject({ http: 400, code: 33004, message: '申请退款金额错误' })
  }
})

it('refunding the whole order closes it; a rejected claim frees its quantity', async () => {
  const order = db.mallOrders.find(
    (row) =>
      row.storeId === '9003' &&
      row.orderStatus === 'DELIVERED' &&
      db.mallOrderItems
        .filter(({ orderSn }) => orderSn === row.sn)
        .every((item) => item.afterSaleStatus === 'NOT_APPLIED'),
  )
  const items = () => db.mallOrderItems.filter(({ orderSn }) => orderSn === order?.sn)
  db.mallOrders.update(order?.id ?? '', { paymentMethod: 'WECHAT' })
  const { data } = await act('apply', order?.sn ?? '')
  expect(items()[0]).toMatchObject({ isRefund: 'REFUNDING' })
  await client.put(`${BASE}/review/${data.id}`, form({ serviceStatus: 'REFUSE', remark: '不符' }))
  expect(items()[0]).toMatchObject({ isRefund: 'NO_REFUND', returnGoodsNumber: 0, afterSaleStatus: 'NOT_APPLIED' })
  for (let left = 200; left > 0; left -= 1) {
    const { data: claim, success } = await act('apply', order?.sn ?? '')
    if (!success) break
    const row = db.afterSales.find(({ sn }) => sn === claim.id)
    const fields = form({ serviceStatus: 'PASS', remark: '好', actualRefundPrice: row?.applyRefundPrice ?? '' })
    expect((await client.put(`${BASE}/review/${claim.id}`, fields)).success).toBe(true)
  }
  expect(
    items().every(({ isRefund, refundPrice, flowPrice }) => isRefund === 'ALL_REFUND' && refundPrice === flowPrice),
  ).toBe(true)
  expect(db.mallOrders.get(order?.id ?? '')).toMatchObject({
    orderStatus: 'CANCELLED',
    cancelReason: '订单货物全部退款',
  })
  expect(await act('apply', order?.sn ?? '')).toMatchObject({ code: 33003 })
})

/** A shipped order of one line without claims: so many pieces, paid with the freight. */
function shipped(num: number, goods: string, freight: string) {
  const order = db.mallOrders.find(
    ({ sn, storeId, orderStatus }) =>
      storeId === '9003' &&
      orderStatus === 'DELIVERED' &&
      db.mallOrderItems.filter(({ orderSn }) => orderSn === sn).length === 1 &&
      !db.afterSales.find(({ orderSn }) => orderSn === sn),
  )
  const item = db.mallOrderItems.find(({ orderSn }) => orderSn === order?.sn)
  if (!order || !item) throw new Error('no order of one line')
  db.mallOrderItems.update(item.id, { num, flowPrice: goods })
  const flowPrice = fixed(sum([goods, freight]), 2)
  db.mallOrders.update(order.id, { flowPrice, freightPrice: freight, paymentMethod: 'WECHAT' })
  return { id: order.id, sn: order.sn, itemId: item.id, flowPrice }
}

/** A claim on an order of so many pieces, as filed. */
async function applied(orderSn: string, pieces: number): Promise<AfterSaleRow> {
  const { data } = await call<{ id: string }>('POST', '/__mock/act', {
    body: { action: 'apply', id: orderSn, reason: String(pieces) },
  })
  return db.afterSales.find(({ sn }) => sn === data.id) as AfterSaleRow
}

const agree = (sn: string, actualRefundPrice: string) =>
  client.put(`${BASE}/review/${sn}`, form({ serviceStatus: 'PASS', remark: '同意', actualRefundPrice }))
/** The messages of the log of an order, as its record shows them. */
const logOf = (orderSn: string) => {
  const order = db.mallOrders.find(({ sn }) => sn === orderSn) as OrderRow
  return orderDetailView(order).orderLogs.map(({ message }) => message)
}
const refundsFor = (orderSn: string) => refundsOf('9003').filter((refund) => refund.orderSn === orderSn)

describe('money given back', () => {
  it('a claim of all pieces that returns less leaves the order completed, partly refunded and billable', async () => {
    const order = shipped(4, '78.00', '9.00')
    const claim = await applied(order.sn, 4)
    await agree(claim.sn, '19.50')
    completeOrder(db.mallOrders.get(order.id) as never, 'receive', '会员')
    expect(db.mallOrders.get(order.id)?.orderStatus).toBe('COMPLETED')
    expect(db.mallOrderItems.get(order.itemId)).toMatchObject({ isRefund: 'PART_REFUND', refundPrice: '19.50' })
    expect(refundsFor(order.sn).map(({ finalPrice }) => finalPrice)).toEqual(['19.50'])
    expect(billableOrders('9003').map(({ sn }) => sn)).toContain(order.sn)
    expect(logOf(order.sn).slice(-2)).toEqual([
      `售后 ${claim.sn}「${claim.goodsName}」退款 19.50 元`,
      '买家确认收货，订单完成',
    ])
  })

  it('the claim of the last pieces carries the freight, which is counted once', async () => {
    const order = shipped(4, '78.00', '9.00')
    const first = await applied(order.sn, 1)
    expect(first).toMatchObject({ flowPrice: '19.50', freightPrice: '0.00' })
    const last = await applied(order.sn, 3)
    expect(last).toMatchObject({ flowPrice: '67.50', applyRefundPrice: '67.50', freightPrice: '9.00' })
    await agree(first.sn, '19.50')
    expect(db.mallOrders.get(order.id)?.orderStatus).toBe('DELIVERED')
    await agree(last.sn, '67.50')
    expect(db.mallOrders.get(order.id)).toMatchObject({
      orderStatus: 'CANCELLED',
      cancelReason: '订单货物全部退款',
    })
    expect(db.mallOrderItems.get(order.itemId)).toMatchObject({ isRefund: 'ALL_REFUND', refundPrice: '78.00' })
    expect(refundsFor(order.sn).map(({ refundSn, finalPrice }) => [refundSn, finalPrice])).toEqual([
      [first.sn, '19.50'],
      [last.sn, '67.50'],
    ])
    expect(logOf(order.sn).slice(-3)).toEqual([
      `售后 ${first.sn}「${first.goodsName}」退款 19.50 元`,
      `售后 ${last.sn}「${last.goodsName}」退款 67.50 元`,
      '订单取消：订单货物全部退款',
    ])
  })

  it('freight that the shop keeps stays to be billed', async () => {
    const order = shipped(2, '78.00', '9.00')
    const claim = await applied(order.sn, 2)
    await agree(claim.sn, '78.00')
    expect(db.mallOrderItems.get(order.itemId)).toMatchObject({ isRefund: 'ALL_REFUND', refundPrice: '78.00' })
    expect(db.mallOrders.get(order.id)?.orderStatus).toBe('DELIVERED')
  })

  it.each([
    ['0.02', ['0.01', '0.00', '0.01', '0.00']],
    ['0.05', ['0.01', '0.02', '0.01', '0.01']],
    ['100.00', ['25.00', '25.00', '25.00', '25.00']],
  ])('4 pieces paid %s are %j one by one', async (paid, shares) => {
    const order = shipped(4, paid, '0.00')
    const claims = []
    for (const _ of shares) claims.push((await applied(order.sn, 1)).flowPrice)
    expect(claims).toEqual(shares)
  })

  it('a share that a refused claim frees goes to the next one', async () => {
    const order = shipped(4, '0.02', '1.00')
    const first = await applied(order.sn, 1)
    await applied(order.sn, 1)
    await client.put(`${BASE}/review/${first.sn}`, form({ serviceStatus: 'REFUSE', remark: '不符' }))
    const rest = [await applied(order.sn, 1), await applied(order.sn, 2)]
    expect(rest.map(({ flowPrice, freightPrice }) => [flowPrice, freightPrice])).toEqual([
      ['0.01', '0.00'],
      ['1.01', '1.00'],
    ])
  })

  it('over the whole demo: no more than paid, closed only when all is back, one refund per document', () => {
    const claims = db.afterSales.filter(
      (row) => row.storeId === '9003' && row.serviceStatus === 'COMPLETE' && Number(row.actualRefundPrice) > 0,
    )
    const cancelled = db.mallOrders.filter(
      ({ storeId, orderStatus, payStatus, cancelReason }) =>
        storeId === '9003' &&
        orderStatus === 'CANCELLED' &&
        payStatus === 'PAID' &&
        cancelReason !== '订单货物全部退款',
    )
    const numbers = [...claims, ...cancelled].map(({ sn }) => sn)
    expect(refundsOf('9003').map(({ refundSn }) => refundSn)).toEqual(numbers)
    for (const order of db.mallOrders.filter(({ storeId, payStatus }) => storeId === '9003' && payStatus === 'PAID')) {
      const back = fixed(sum(refundsFor(order.sn).map(({ finalPrice }) => finalPrice)), 2)
      const isClosed = order.orderStatus === 'CANCELLED'
      expect([order.sn, isClosed, decimal(back)?.gt(order.flowPrice)]).toEqual([
        order.sn,
        back === order.flowPrice,
        false,
      ])
    }
  })
})

it('the list, its counts, its record, address and parcel are the shop’s own', async () => {
  const rows = await allRecords<{ sn: string; serviceStatus: string; mdeliverTime: string | null }>(
    client,
    `${BASE}/page`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(46)
  const { data: counts } = await client.get<Record<string, number>>(`${BASE}/afterSaleNumVO`)
  expect(counts.applyNum).toBe(rows.filter(({ serviceStatus }) => serviceStatus === 'APPLY').length)
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rows.length)
  const sent = rows.find(({ serviceStatus }) => serviceStatus === 'BUYER_RETURN')
  expect(sent?.mdeliverTime).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect((await client.get(`${BASE}/getDeliveryTraces/${sent?.sn}`)).data).toMatchObject({
    shipper: expect.any(String),
  })
  expect((await client.get(`${BASE}/getStoreAfterSaleAddress/${sent?.sn}`)).data).toHaveProperty('salesConsigneeName')
  const foreign = db.afterSales.find(({ storeId }) => storeId === '9004')
  expect(await client.get(`${BASE}/${foreign?.sn}`)).toMatchObject({ http: 400, code: 20005 })
})
