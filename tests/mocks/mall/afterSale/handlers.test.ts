import { beforeEach, describe, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import type { AfterSaleRow } from '#mocks/mall/afterSale/rows'
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

it('a refund is required and at most the paid amount', async () => {
  const claim = claimOf('RETURN_MONEY') as AfterSaleRow
  for (const actualRefundPrice of [String(Number(claim.flowPrice) + 0.01), '', '-1']) {
    const answer = await client.put(`${BASE}/review/${claim.sn}`, form({ serviceStatus: 'PASS', actualRefundPrice }))
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
