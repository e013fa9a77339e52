import { beforeEach, describe, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { type FlowAmounts, settledOf } from '#features/mall/sale/model/flow'
import { db, resetDb } from '#mocks/areas'
import { perform } from '#mocks/kernel/counterparty'
import { PLATFORM } from '#mocks/money/bill/counterparty'
import { flowsOf } from '#mocks/money/bill/flowRules'
import { billableOrders, createBill, flowsIn, orderSnsIn } from '#mocks/money/bill/rules'
import { billWorkbook } from '#mocks/money/bill/workbook'
import { allRecords, type Client, signIn } from '#tests/kit/api'

const BASE = '/api/store/order/bill'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

const own = () => db.bills.filter(({ storeId }) => storeId === '9003')
const sns = (count: number) =>
  billableOrders('9003')
    .slice(0, count)
    .map(({ sn }) => sn)
const create = async (orderSns: string[]) => {
  const { data } = await client.post<{ id: string; billStatus: string }>(`${BASE}/create`, {
    orderSns,
    startTime: '',
    endTime: '',
    remark: '',
  })
  return data
}
const statusOf = (id: string) => db.bills.get(id)?.billStatus

describe('the bills of the demo', () => {
  it('list their flows in one order, by time, on screen and in the workbook', async () => {
    const orders: string[] = []
    for (const bill of own()) {
      const screen = await allRecords<{ orderItemSn: string; createTime: string }>(
        client,
        `${BASE}/${bill.id}/getStoreFlow`,
        { sort: 'createTime', order: 'asc' },
      )
      const times = screen.map(({ createTime }) => createTime)
      expect(times).toEqual(times.toSorted())
      const [, ...rows] = billWorkbook(bill)
      expect(rows.slice(0, -1).map((row) => row[4])).toEqual(screen.map(({ orderItemSn }) => orderItemSn))
      orders.push(...times)
    }
    expect(orders.length).toBeGreaterThan(100)
  })

  it('are a year of them in every status, each the sum of its flows', async () => {
    const rows = await allRecords<{ id: string; billStatus: string; billPrice: number }>(client, `${BASE}/getByPage`)
    expect(rows.length).toBeGreaterThanOrEqual(23)
    expect(new Set(rows.map(({ billStatus }) => billStatus))).toEqual(
      new Set(['OUT', 'STORE_AUDIT', 'REJECTION', 'CANCEL', 'COMPLETE']),
    )
    for (const { id, billPrice } of rows)
      expect(fixed(billPrice, 2)).toBe(fixed(sum(flowsIn(id).map((flow) => settledOf(flow))), 2))
  })

  it('hold each completed order once, and each refund once', () => {
    const live = new Set(own().flatMap(({ id, billStatus }) => (billStatus === 'CANCEL' ? [] : [id])))
    const flows = db.billFlows.filter(({ billId }) => live.has(billId))
    const keys = flows.map(({ orderItemSn, refundSn }) => `${orderItemSn} ${refundSn}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(flows.every(({ orderSn }) => db.mallOrders.find(({ sn }) => sn === orderSn)?.orderStatus === 'COMPLETED'))
  })
})

it('the payments of an order add up to what the buyer paid, freight included', () => {
  for (const order of billableOrders('9003')) {
    const payments = flowsOf(order).filter(({ flowType }) => flowType === 'PAY')
    expect(fixed(sum(payments.map(({ finalPrice }) => finalPrice)), 2)).toBe(order.flowPrice)
  }
})

describe('a bill of the shop', () => {
  it('is made of completed orders, changed, submitted, sent back, corrected and paid', async () => {
    const [first = '', second = '', third = ''] = sns(3)
    const { id } = await create([first, second])
    expect(statusOf(id)).toBe('OUT')
    await client.post(`${BASE}/addOrders`, { billId: id, orderSns: [third] })
    await client.post(`${BASE}/deleteOrder`, { billId: id, orderSn: second })
    expect(orderSnsIn(id)).toEqual([first, third])
    await client.put(`${BASE}/check/${id}/`, {})
    expect(statusOf(id)).toBe('STORE_AUDIT')
    perform('rejectBill', id, '金额不符')
    const { data } = await client.get<{ billStatus: string; auditRemark: string }>(`${BASE}/get/${id}`)
    expect(data).toMatchObject({ billStatus: 'REJECTION', auditRemark: '金额不符' })
    await client.post(`${BASE}/deleteOrder`, { billId: id, orderSn: third })
    await client.put(`${BASE}/check/${id}/`, {})
    perform('payBill', id)
    const paid = await client.get<{ payPrice: number; billPrice: number; transactionId: string }>(`${BASE}/get/${id}`)
    expect(paid.data.payPrice).toBe(paid.data.billPrice)
    expect(paid.data.transactionId).not.toBe('')
    const log = await allRecords<{ toStatus: string }>(client, `${BASE}/log/list?billId=${id}`)
    expect(log.map(({ toStatus }) => toStatus)).toEqual([
      'COMPLETE',
      'STORE_AUDIT',
      'REJECTION',
      'REJECTION',
      'STORE_AUDIT',
      'OUT',
      'OUT',
      'OUT',
    ])
  })

  it('refuses an order that is not completed, of another shop, or in another bill, and names it', async () => {
    const [first = '', second = ''] = sns(2)
    const { id, ...bill } = await create([first])
    expect(bill.billStatus).toBe('OUT')
    const open = db.mallOrders.find(({ storeId, orderStatus }) => storeId === '9003' && orderStatus === 'DELIVERED')?.sn
    const strange = db.mallOrders.find(({ storeId }) => storeId === '9004')?.sn
    for (const sn of [first, open, strange]) {
      const answer = await client.post(`${BASE}/create`, {
        orderSns: [second, sn],
        startTime: '',
        endTime: '',
        remark: '',
      })
      expect(answer).toMatchObject({ http: 400, success: false })
      expect(answer.message).toContain(sn)
    }
    expect(await client.post(`${BASE}/deleteOrder`, { billId: id, orderSn: first })).toMatchObject({ code: 51005 })
    expect(orderSnsIn(id)).toEqual([first])
  })

  it('gives its orders back when it is voided, with a reason', async () => {
    const [first = ''] = sns(1)
    const { id } = await create([first])
    expect(await client.put(`${BASE}/cancel`, { id, reason: ' ' })).toMatchObject({ success: false })
    await client.put(`${BASE}/cancel`, { id, reason: '选错' })
    expect(statusOf(id)).toBe('CANCEL')
    expect(sns(500)).toContain(first)
    expect(await client.put(`${BASE}/check/${id}/`, {})).toMatchObject({
      code: 51001,
      message: '只有已出账结算单可以核对',
    })
  })
})

/** A completed claim that refunds an amount of the first line of an order. */
function refundOf(orderSn: string, actualRefundPrice: string, serviceStatus: 'APPLY' | 'COMPLETE' = 'COMPLETE') {
  const item = db.mallOrderItems.find((row) => row.orderSn === orderSn)
  const claim = db.afterSales.all()[0]
  if (!item || !claim) throw new Error('no claim')
  const refundTime = '2024-01-01 00:00:00'
  const own = { id: `9${orderSn}`, sn: `A${orderSn}`, orderSn, orderItemSn: item.sn }
  return db.afterSales.insert({ ...claim, ...own, serviceStatus, actualRefundPrice, refundTime })
}

describe('a refund after its bill was paid', () => {
  const paid = async (orderSn: string) => {
    const { id } = await create([orderSn])
    await client.put(`${BASE}/check/${id}/`, {})
    perform('payBill', id)
    return id
  }

  it('changes no bill of the shop: its price is that of the orders it was made of', async () => {
    const [first = '', second = ''] = sns(2)
    const id = await paid(first)
    const before = flowsIn(id).length
    refundOf(first, '1.00')
    const next = await create([second])
    expect([flowsIn(id).length, flowsIn(next.id).filter(({ flowType }) => flowType === 'REFUND')]).toEqual([before, []])
  })

  it('is taken by the next bill of the platform that can pay for it', async () => {
    const [first = '', second = ''] = sns(2)
    await paid(first)
    const { sn } = refundOf(first, '1.00')
    const bill = createBill('9003', PLATFORM, { orderSns: [second], startTime: '', endTime: '', remark: '' })
    expect(flowsIn(bill.id).map(({ refundSn }) => refundSn)).toContain(sn)
    expect(orderSnsIn(bill.id)).toEqual([second])
  })

  it('waits where it would make a bill negative', async () => {
    const [first = '', second = ''] = sns(2)
    await paid(first)
    refundOf(first, '99999.00')
    const bill = createBill('9003', PLATFORM, { orderSns: [second], startTime: '', endTime: '', remark: '' })
    expect(flowsIn(bill.id).every(({ flowType }) => flowType === 'PAY')).toBe(true)
  })
})

describe('an order with an open claim', () => {
  it('is not offered, and keeps its bill from being submitted, by name', async () => {
    const [first = '', second = ''] = sns(2)
    const { id } = await create([first])
    refundOf(first, '', 'APPLY')
    refundOf(second, '', 'APPLY')
    expect(sns(500)).not.toContain(second)
    expect(await client.put(`${BASE}/check/${id}/`, {})).toMatchObject({ code: 51006 })
    const { data } = await client.get<{ records: { hasClaim: boolean }[] }>(`${BASE}/detail/orders?id=${id}`)
    expect(data.records[0]?.hasClaim).toBe(true)
  })
})

it('the period of a bill follows its orders', async () => {
  const [early, late] = billableOrders('9003')
    .toSorted((a, b) => a.completeTime.localeCompare(b.completeTime))
    .slice(-2)
  const { id } = await create([early?.sn ?? '', late?.sn ?? ''])
  await client.post(`${BASE}/deleteOrder`, { billId: id, orderSn: early?.sn })
  const day = late?.completeTime.slice(0, 10)
  expect(db.bills.get(id)).toMatchObject({ startTime: day, endTime: day })
})

describe('a bill of the platform', () => {
  it('is checked by the shop, and can be neither changed nor voided by it', async () => {
    const bill = own().find(({ createdBy, billStatus }) => createdBy === 'PLATFORM' && billStatus === 'OUT')
    const id = bill?.id ?? ''
    expect(await client.put(`${BASE}/cancel`, { id, reason: '不要' })).toMatchObject({ success: false })
    await client.put(`${BASE}/check/${id}/`, {})
    expect(statusOf(id)).toBe('STORE_AUDIT')
    expect(await client.put(`${BASE}/auditSuccess`, { id })).toMatchObject({ success: false })
  })

  it('lists its flows by type, in amounts whose sum is its price', async () => {
    const bill = own().find(({ billStatus }) => billStatus === 'COMPLETE')
    const flows = await allRecords<FlowAmounts>(client, `${BASE}/${bill?.id}/getStoreFlow`)
    const { data } = await client.get<{ billPrice: number }>(`${BASE}/get/${bill?.id}`)
    expect(fixed(sum(flows.map(settledOf)), 2)).toBe(fixed(data.billPrice, 2))
    const refunds = await allRecords<FlowAmounts>(client, `${BASE}/${bill?.id}/getStoreFlow?flowType=REFUND`)
    expect(refunds).toHaveLength(flows.filter(({ flowType }) => flowType === 'REFUND').length)
  })
})
