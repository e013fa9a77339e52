import { beforeEach, describe, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { settledOf } from '#features/mall/sale/model/flow'
import { type Difference, differencesOf } from '#features/money/bill/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

const BASE = '/api/store/order/bill'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

const held = (billSn: string, price: string) => ({ billSn, price })

it.each<[shopPrice: string, held: ReturnType<typeof held>[], kind: string | null, difference: string]>([
  ['97.00', [held('A', '97.00')], null, ''],
  ['97.00', [], 'MISSING', '-97.00'],
  ['97.00', [held('A', '97.00'), held('B', '97.00')], 'TWICE', '97.00'],
  // A refund may be in a later bill.
  ['77.60', [held('A', '97.00'), held('B', '-19.40')], null, ''],
  ['77.60', [held('A', '97.00')], 'AMOUNT', '19.40'],
  ['0.00', [held('A', '97.00'), held('B', '-97.00')], null, ''],
])('an order of %s yuan held as %j is %s', (shopPrice, heldBy, kind, difference) => {
  const found = differencesOf([{ orderSn: 'O1', shopPrice, held: heldBy }])
  expect(found.map((one) => [one.kind, one.difference])).toEqual(kind ? [[kind, difference]] : [])
})

describe('the differences of a bill', () => {
  const of = async (id: string) => (await client.get<Difference[]>(`${BASE}/${id}/differences`)).data
  const bill = () =>
    db.bills.find((row) => row.storeId === '9003' && row.billStatus === 'COMPLETE') as { id: string; sn: string }

  it('are the completed orders of its range in no live bill, in two, or with another amount', async () => {
    const { id, sn } = bill()
    expect((await of(id)).filter(({ kind }) => kind !== 'MISSING')).toEqual([])
    const payment = db.billFlows.find(({ billId, flowType }) => billId === id && flowType === 'PAY')
    if (!payment) throw new Error('no payment')
    const lines = db.billFlows.filter(({ billId, orderSn }) => billId === id && orderSn === payment.orderSn)
    const price = fixed(sum(lines.map(settledOf)), 2)
    for (const line of lines) db.billFlows.delete(line.id)
    expect(await of(id)).toContainEqual(
      expect.objectContaining({ kind: 'MISSING', orderSn: payment.orderSn, shopPrice: price }),
    )
    for (const line of lines) db.billFlows.insert(line)
    const other = db.bills.find((row) => row.storeId === '9003' && row.billStatus === 'OUT')
    for (const line of lines) db.billFlows.insert({ ...line, id: `${line.id}9`, billId: other?.id ?? '' })
    expect(await of(id)).toContainEqual(
      expect.objectContaining({ kind: 'TWICE', orderSn: payment.orderSn, billSns: [sn, other?.sn] }),
    )
  })

  it('are asked about; question and answer stand in the log', async () => {
    const { id } = bill()
    const asked = await client.post(`${BASE}/ask`, { billId: id, orderSn: 'O1', message: '为什么没有入账' })
    expect(asked.success).toBe(true)
    const log = async () =>
      (
        await client.get<{ records: { action: string; message: string }[] }>(
          `${BASE}/log/list?billId=${id}&pageSize=50`,
        )
      ).data.records
    expect((await log())[0]).toMatchObject({ action: '询问', message: '订单 O1：为什么没有入账' })
    expect((await client.post(`${BASE}/ask`, { billId: id, orderSn: 'O1', message: ' ' })).success).toBe(false)
    // What was asked stands beside the difference.
    const payment = db.billFlows.find(({ billId, flowType }) => billId === id && flowType === 'PAY')
    for (const line of db.billFlows.filter(({ orderSn }) => orderSn === payment?.orderSn)) db.billFlows.delete(line.id)
    await client.post(`${BASE}/ask`, { billId: id, orderSn: payment?.orderSn, message: '漏了' })
    expect((await of(id)).map(({ message }) => message)).toContain('询问：漏了')
  })
})

it('what the bank paid less is the difference of the payment, and the sums add up', async () => {
  type Page = {
    records: { billPrice: number; payPrice: number; payDifference: number }[]
    total: number
    summary: Record<string, string>
  }
  const { data } = await client.get<Page>(`${BASE}/getByPage?billStatus=COMPLETE&pageSize=100`)
  for (const { billPrice, payPrice, payDifference } of data.records)
    expect(fixed(sum([billPrice, payDifference]), 2)).toBe(fixed(payPrice, 2))
  expect(fixed(sum([data.summary.billPrice, data.summary.payDifference]), 2)).toBe(data.summary.payPrice)
  const short = await client.get<Page>(`${BASE}/getByPage?billStatus=COMPLETE&hasPayDifference=true&pageSize=100`)
  expect(short.data.total).toBeGreaterThan(0)
  expect(short.data.records.every(({ payDifference }) => payDifference === -15)).toBe(true)
})

it('the workbook of an accountant has a line per flow, and the sums of the bill', async () => {
  const { billWorkbook } = await import('#mocks/money/bill/workbook')
  for (const bill of db.bills.filter(({ storeId }) => storeId === '9003')) {
    const rows = billWorkbook(bill)
    const [head, lines, sums] = [rows[0] ?? [], rows.slice(1, -1), rows.at(-1) ?? []]
    const flows = db.billFlows.filter(({ billId }) => billId === bill.id)
    expect(lines).toHaveLength(flows.length)
    expect(sums.at(-1)).toBe(fixed(sum(flows.map(settledOf)), 2))
    const at = (name: string) => head.indexOf(name)
    for (const line of lines) {
      const parts = ['用户实付/退款', '补贴', '平台服务费', '分销佣金'].map((name) => line[at(name)])
      expect(fixed(sum(parts), 2)).toBe(line[at('结算金额')])
      expect(Number(line[at('用户实付/退款')]) >= 0).toBe(line[at('收支')] === '+')
    }
  }
})
