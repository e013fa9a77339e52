import { beforeEach, describe, expect, it } from 'vitest'
import { sum } from '#domain/money'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import type { Settlement } from '#features/procurement/settlement/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, CONTRACTS, call, NOTES, signIn } from '#tests/kit/api'
import { payload } from '#tests/mocks/procurement/contract/contractInput'
import { orderDraft } from '#tests/mocks/procurement/delivery/note'

let client: Client

beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

async function act<Data = { id: string; status: number }>(action: string, id: string): Promise<Data> {
  const answer = await call<Data>('POST', '/__mock/act', { body: { action, id } })
  if (answer.code !== 200) throw new Error(answer.message)
  return answer.data
}

/** A submitted and approved contract, and the first order from it. */
async function ordered() {
  const made = await client.post<{ id: string }>(`${CONTRACTS}/createContract`, payload({ contractCode: 'JC-CHAIN-1' }))
  await client.post(`${CONTRACTS}/commitContract`, { id: made.data.id })
  await act('approve', made.data.id)
  const order = await act<PurchaseOrder>('order', made.data.id)
  await client.post('/api/supplier/purchase/purchaseOrder/verifySendTime', {
    orderSn: order.orderSn,
    sendTime: '2099-01-01 08:00:00',
  })
  return { contractId: made.data.id, order }
}

async function deliver(order: PurchaseOrder, share: readonly string[]): Promise<string> {
  const items = (order.items ?? []).map(({ id }, index) => {
    return { sourceItemId: id, quantity: share[index] ?? '0', heatNo: `LZ2600${index}` }
  })
  const answer = await client.post<{ id: string }>(`${NOTES}/add`, {
    ...orderDraft(),
    orderSn: order.orderSn,
    items,
  })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.id
}

describe('from contract to payment', () => {
  it('two deliveries fill the order; the site weighs them; one settlement covers both, and is paid once', async () => {
    const { contractId, order } = await ordered()
    expect(order.items?.map(({ quantity }) => quantity)).toEqual(['3.568', '1.000'])
    const first = await deliver(order, ['2.000', '1.000'])
    expect(db.orders.get(order.id)?.status).toBe('UNDELIVERED')
    const second = await deliver(order, ['1.568', '0'])
    expect(db.orders.get(order.id)?.status).toBe('DELIVERED')
    for (const note of [first, second]) {
      await act('accept', note)
      await act('stockIn', note)
    }
    const bill = await act<Settlement>('settle', first)
    expect(bill).toMatchObject({ contractId, status: 0, payStatus: 0, deliverCount: 2, materialType: 'REBAR' })
    expect(sum((bill.lines ?? []).map(({ amountTax }) => amountTax)).toFixed(2)).toBe(bill.totalAmountTax)
    const weighed = [first, second].flatMap((id) => db.delivers.get(id)?.items.map((item) => item.weighedQuantity))
    expect(bill.lines?.map(({ settleQuantity }) => settleQuantity)).toEqual(weighed)
    expect(db.delivers.get(second)?.settlementCode).toBe(bill.settlementCode)

    const path = '/api/gd-material/settlementBill/detail'
    expect((await client.get(path, { id: bill.id })).message).toBe('结算单不存在')
    for (const step of ['submit', 'confirm', 'post', 'pay']) await act(step, bill.id)
    const paid = await client.get<Settlement>(path, { id: bill.id })
    expect(paid.data).toMatchObject({ status: 3, payStatus: 2, settleDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(db.contracts.get(contractId)?.settledAmountTax).toBe(bill.totalAmountTax)
    await expect(act('pay', bill.id)).rejects.toThrow('当前状态不允许该操作')
    const form = await client.get<{ records: { operation: string }[] }>(
      `/api/gd-workflow/workflow/form/byCode/${bill.settlementCode}`,
    )
    expect(form.data.records.map(({ operation }) => operation)).toEqual(['提交对账', '确认对账', '入账', '付款'])
  })

  it('a note is settled once; a voided settlement releases its notes', async () => {
    const { order } = await ordered()
    const note = await deliver(order, ['2.000'])
    await expect(act('settle', note)).rejects.toThrow('当前状态不允许该操作')
    await act('accept', note)
    await act('stockIn', note)
    const bill = await act<Settlement>('settle', note)
    await expect(act('settle', note)).rejects.toThrow('没有可结算的送货单')
    await act('void', bill.id)
    expect(db.delivers.get(note)?.settlementCode).toBe('')
    expect((await act<Settlement>('settle', note)).settlementCode).not.toBe(bill.settlementCode)
  })

  it('a settlement that finance cannot post has a reason, and is settled after a retry', async () => {
    const { order } = await ordered()
    const note = await deliver(order, ['2.000'])
    for (const step of ['accept', 'stockIn']) await act(step, note)
    const { id } = await act<Settlement>('settle', note)
    for (const step of ['submit', 'confirm', 'fail']) await act(step, id)
    expect(db.settlements.get(id)).toMatchObject({ status: 9, errorReason: '财务系统供应商编码未映射' })
    await act('retry', id)
    expect(db.settlements.get(id)).toMatchObject({ status: 3, errorReason: '' })
  })
})
