import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { allRecords, signIn } from '#tests/kit/api'

const BASE = '/api/store/trade/receipt'
type Row = { id: string; orderSn: string; receiptStatus: number; orderStatus: string; receiptDetail: string | null }

beforeEach(resetDb)

it('lists, shows and issues the invoices of the shop', async () => {
  const client = await signIn('haichuan01')
  const rows = await allRecords<Row>(client, BASE)
  expect(rows.length).toBeGreaterThanOrEqual(23)
  expect(await allRecords(client, BASE, { receiptStatus: '0' })).toHaveLength(
    rows.filter(({ receiptStatus }) => receiptStatus === 0).length,
  )
  const open = rows.find(({ receiptStatus }) => receiptStatus === 0)
  expect((await client.get(`${BASE}/get/orderSn/${open?.orderSn}`)).data).toEqual(open)
  const path = `${BASE}/${open?.id}/invoicing`
  const wrong = new URLSearchParams({ receiptDetail: JSON.stringify({ invoiceNo: '12' }) })
  expect(await client.post(path, wrong)).toMatchObject({ http: 400, code: 4002 })
  const sent = new URLSearchParams({ receiptDetail: JSON.stringify({ invoiceNo: '12345678' }) })
  expect((await client.post<Row>(path, sent)).data).toMatchObject({ receiptStatus: 1 })
  // The number is another's now; its own order may be corrected under it.
  const [other] = rows.filter(({ id, receiptStatus }) => receiptStatus === 0 && id !== open?.id)
  expect(await client.post(`${BASE}/${other?.id}/invoicing`, sent)).toMatchObject({
    http: 400,
    message: `发票号码已用于订单 ${open?.orderSn}`,
  })
  expect((await client.post<Row>(path, sent)).data).toMatchObject({ receiptStatus: 1 })
  const { data } = await client.get<{ receipt: Row }>(`/api/store/order/order/${open?.orderSn}`)
  expect(data.receipt).toMatchObject({ id: open?.id, receiptStatus: 1 })
  expect(await client.get(`${BASE}/get/1`)).toMatchObject({ http: 400, code: 20005 })
})

it('issues an invoice for lilishop’s own client too, which sends no body', async () => {
  const client = await signIn('haichuan')
  const [open] = await allRecords<Row>(client, BASE, { receiptStatus: '0' })
  expect((await client.post<Row>(`${BASE}/${open?.id}/invoicing`)).data.receiptStatus).toBe(1)
})

it('is for what was paid, less what was refunded before it was issued', async () => {
  const client = await signIn('haichuan')
  const rows = await allRecords<Row & { receiptPrice: number; refundPrice: number }>(client, BASE)
  const returned = ({ orderSn, receiptDetail }: Row) => {
    const issued = receiptDetail ? db.receipts.find((receipt) => receipt.orderSn === orderSn)?.updateTime : undefined
    return db.afterSales
      .filter((claim) => claim.orderSn === orderSn && claim.serviceStatus === 'COMPLETE')
      .filter(({ refundTime }) => issued === undefined || refundTime <= issued)
      .reduce((sum, { actualRefundPrice }) => sum + Number(actualRefundPrice || 0), 0)
  }
  expect(rows.filter((row) => returned(row) > 0).length).toBeGreaterThan(0)
  for (const row of rows) {
    const paid = Number(db.mallOrders.find(({ sn }) => sn === row.orderSn)?.flowPrice)
    expect(row.refundPrice).toBeCloseTo(returned(row), 2)
    expect(row.receiptPrice).toBeCloseTo(paid - returned(row), 2)
  }
})

it('of an order refunded since is too high until a red letter takes it back', async () => {
  const client = await signIn('haichuan')
  type Over = Row & { receiptPrice: number; overPrice: number }
  const over = await allRecords<Over>(client, BASE, { refundedSince: '1' })
  expect(over.length).toBeGreaterThan(0)
  expect(over.every(({ overPrice }) => overPrice > 0)).toBe(true)
  const [row] = over
  if (!row) throw new Error('no invoice was refunded since')
  const former = JSON.parse(row.receiptDetail ?? '{}').invoiceNo
  const left = (row.receiptPrice - row.overPrice).toFixed(2)
  const send = (detail: object) =>
    client.post<Over>(`${BASE}/${row.id}/invoicing`, new URLSearchParams({ receiptDetail: JSON.stringify(detail) }))
  const takenBack = [{ invoiceNo: former, price: row.receiptPrice.toFixed(2), red: { invoiceNo: '87654321' } }]
  expect(await send({ invoiceNo: '12345678' })).toMatchObject({ http: 400, code: 4002, message: '请填写红字发票号码' })
  expect(await client.post(`${BASE}/${row.id}/invoicing`)).toMatchObject({ http: 400, code: 4002 })
  expect(await send({ invoiceNo: '12345678', price: '0.01', takenBack })).toMatchObject({ http: 400, code: 20016 })
  const { data } = await send({ invoiceNo: '12345678', price: left, takenBack })
  expect(data).toMatchObject({ overPrice: 0, receiptPrice: Number(left) })
  expect(JSON.parse(data.receiptDetail ?? '{}').takenBack).toMatchObject(takenBack)
  expect(await allRecords(client, BASE, { refundedSince: '1' })).toHaveLength(over.length - 1)
})

it('lists the lines to invoice, which come to its amount, and logs in the order when it was issued', async () => {
  const client = await signIn('haichuan')
  type Lined = Row & { receiptPrice: number; overPrice: number; invoiceLines: { price: number; taxRate: number }[] }
  const rows = await allRecords<Lined>(client, BASE)
  for (const { receiptPrice, overPrice, invoiceLines } of rows) {
    const total = invoiceLines.reduce((sum, { price }) => sum + price, 0)
    expect(total).toBeCloseTo(receiptPrice - overPrice, 2)
  }
  expect(new Set(rows.flatMap(({ invoiceLines }) => invoiceLines.map(({ taxRate }) => taxRate)))).toEqual(
    new Set([13, 6]),
  )
  const open = rows.find(({ receiptStatus, orderStatus }) => receiptStatus === 0 && orderStatus === 'COMPLETED')
  const sent = new URLSearchParams({ receiptDetail: JSON.stringify({ invoiceNo: '12345678' }) })
  await client.post(`${BASE}/${open?.id}/invoicing`, sent)
  const log = db.mallOrderLogs.filter(({ orderSn }) => orderSn === open?.orderSn).at(-1)
  expect(log).toMatchObject({ operatorType: '商家', message: '开具发票，发票号码 12345678' })
  expect(log?.createTime).toBe(db.receipts.get(open?.id ?? '')?.updateTime)
})
