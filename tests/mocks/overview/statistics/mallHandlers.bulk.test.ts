import { beforeAll, describe, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import type { Page } from '#domain/page'
import { serverToday } from '#domain/time'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { type Client, signIn } from '#tests/kit/api'

type Row = Record<string, string | number | null>
type Summed = Page<Row> & { summary: Record<string, number | string | null> | null }
const STORE = '/api/store/statistics'
const SUPPLIER = '/api/supplier/statistics'
const YEAR = serverToday().slice(0, 4)
const RANGES: Record<string, string>[] = [
  { searchType: 'TODAY' },
  { searchType: 'YESTERDAY' },
  { searchType: 'LAST_SEVEN' },
  { searchType: 'LAST_THIRTY' },
  { year: YEAR, month: '3' },
  { year: YEAR },
  { startDate: `${YEAR}-02-10`, endDate: `${YEAR}-08-20` },
  // Nothing happened then.
  { year: '2019', month: '1' },
]

let mall: Client
let plain: Client
beforeAll(async () => {
  resetDb()
  ;[mall, plain] = [await signIn('haichuan'), await signIn('yueheng')]
})

const total = (rows: readonly Row[], name = 'price') => fixed(sum(rows.map((row) => row[name])), 2)
const read = async (client: Client, path: string, query: Record<string, string>) =>
  (await client.get<Row[]>(path, query)).data
/** The sum over all documents, from their rows and as the server says it. */
async function documents(client: Client, path: string, query: Record<string, string>) {
  const pageAt = (number: number) =>
    client.get<Summed>(path, { ...query, pageNumber: number, current: number, pageSize: 100, size: 100 })
  const records: Row[] = []
  const { data } = await pageAt(1)
  for (let number = 1; records.length < data.total; number += 1) records.push(...(await pageAt(number)).data.records)
  expect(records).toHaveLength(data.total)
  expect(fixed(data.summary?.price ?? 0, 2)).toBe(total(records))
  return { count: data.total, price: fixed(data.summary?.price ?? 0, 2) }
}

describe.each(RANGES)('in %j', (range) => {
  it('the days, projects and overview of paid orders are the sums of the orders', async () => {
    const orders = await documents(mall, `${STORE}/order/order`, range)
    const [days, projects] = [
      await read(mall, `${STORE}/order`, range),
      await read(mall, `${STORE}/order/project`, range),
    ]
    const overview = (await mall.get<Row>(`${STORE}/order/overview`, range)).data
    expect([total(days), total(projects), fixed(overview.paymentAmount ?? '', 2)]).toEqual(Array(3).fill(orders.price))
    expect([total(days, 'orderNum'), total(projects, 'orderNum')]).toEqual(Array(2).fill(fixed(orders.count, 2)))
    expect(overview.paymentOrderNum).toBe(orders.count)
  })

  it('the pieces of a category are those of its products, by unit', async () => {
    const goods = await read(mall, `${STORE}/goods`, { ...range, type: 'NUM' })
    const categories = await read(mall, `${STORE}/order/goodCategory`, range)
    const byUnit = (rows: readonly Row[]) => {
      const units = [...new Set(rows.map(({ goodsUnit }) => String(goodsUnit)))].sort()
      const of = (unit: string) => rows.filter((row) => row.goodsUnit === unit)
      return units.map((unit) => `${total(of(unit), 'num')}${unit}`)
    }
    const pieces = categories.map((row) => row.pieces as unknown as Row[])
    expect(pieces.map((own) => total(own, 'num'))).toEqual(categories.map((row) => total([row], 'num')))
    expect(byUnit(pieces.flat())).toEqual(byUnit(goods))
  })

  it('each project, product and category is the sum of its orders', async () => {
    const groups: [rows: Row[], key: string][] = [
      [await read(mall, `${STORE}/order/project`, range), 'projectId'],
      [await read(mall, `${STORE}/goods`, { ...range, type: 'PRICE' }), 'goodsId'],
      [await read(mall, `${STORE}/order/goodCategory`, range), 'categoryId'],
    ]
    for (const [rows, key] of groups) {
      for (const row of rows.slice(0, 5)) {
        const behind = await documents(mall, `${STORE}/order/order`, { ...range, [key]: String(row[key]) })
        expect(behind.price).toBe(fixed(row.price ?? '', 2))
      }
    }
    const [, [, goods], [, categories]] = groups.map(([rows]) => ['', rows] as const) as [
      unknown,
      [string, Row[]],
      [string, Row[]],
    ]
    expect(total(goods)).toBe(total(categories))
    expect(total(goods, 'num')).toBe(total(categories, 'num'))
  })

  it('refunds by day and by reason are the sums of the refunds', async () => {
    const refunds = await documents(mall, `${STORE}/refundOrder/getByPage`, range)
    const days = await read(mall, `${STORE}/refundOrder/getByDay`, range)
    const reasons = await read(mall, `${STORE}/refundOrder/getByReason`, range)
    const price = (await mall.get<number>(`${STORE}/refundOrder/getPrice`, range)).data
    const overview = (await mall.get<Row>(`${STORE}/order/overview`, range)).data
    const sums = [total(days), total(reasons), fixed(price, 2), fixed(overview.refundOrderPrice ?? '', 2)]
    expect(sums).toEqual(Array(4).fill(refunds.price))
    for (const { key, price } of reasons) {
      const behind = await documents(mall, `${STORE}/refundOrder/getByPage`, { ...range, reason: String(key) })
      expect(behind.price).toBe(fixed(price ?? '', 2))
    }
    for (const { categoryId, refundPrice } of await read(mall, `${STORE}/refundOrder/getByCategory`, range)) {
      const behind = await documents(mall, `${STORE}/refundOrder/getByPage`, {
        ...range,
        categoryId: String(categoryId),
      })
      expect(behind.price).toBe(fixed(refundPrice ?? '', 2))
    }
  })

  it('bills by payer, category and both are the sums of the bills', async () => {
    const base = '/api/store/order/bill/statistic'
    const bills = await documents(mall, `${base}/bills`, range)
    const shares = await Promise.all(
      ['company', 'goods', 'all'].map((by) => read(mall, `${base}/${by}CategoryStatistics`, range)),
    )
    const overview = (await mall.get<Row>(`${base}/overview`, range)).data
    expect([...shares.map((rows) => total(rows)), fixed(overview.totalPrice ?? '', 2)]).toEqual(
      Array(4).fill(bills.price),
    )
    expect(overview.billNum).toBe(bills.count)
    expect(fixed(sum([overview.settledPrice, overview.unsettledPrice]), 2)).toBe(bills.price)
    for (const { companyId, price } of shares[0]?.slice(0, 3) ?? []) {
      const behind = await documents(mall, `${base}/bills`, { ...range, companyId: String(companyId) })
      expect(behind.price).toBe(fixed(price ?? '', 2))
    }
  })

  it('visitors of the period are at least those of its best day, at most the sum of all', async () => {
    const days = await read(mall, `${STORE}/view/list`, range)
    const { uvNum } = (await mall.get<Row>(`${STORE}/order/overview`, range)).data
    expect(Number(uvNum)).toBeGreaterThanOrEqual(Math.max(0, ...days.map((day) => Number(day.uvNum))))
    expect(Number(uvNum)).toBeLessThanOrEqual(Number(total(days, 'uvNum')))
  })

  it('supplied material by project, material and month are the sums of the documents', async () => {
    for (const step of ['delivered', 'accepted', 'settled', 'paid']) {
      const behind = await documents(plain, `${SUPPLIER}/supply/records`, { ...range, step })
      for (const by of ['project', 'material', 'month']) {
        expect(total(await read(plain, `${SUPPLIER}/supply`, { ...range, by }), step)).toBe(behind.price)
      }
    }
    const payments = await read(plain, `${SUPPLIER}/payment`, { ...range, by: 'project' })
    expect(total(payments)).toBe(
      (await documents(plain, `${SUPPLIER}/supply/records`, { ...range, step: 'paid' })).price,
    )
  })

  it('deviations by driver and by vehicle count the same loads', async () => {
    const drivers = await read(plain, `${SUPPLIER}/deviation`, { ...range, by: 'driver' })
    const cars = await read(plain, `${SUPPLIER}/deviation`, { ...range, by: 'car' })
    for (const name of ['noteNum', 'overNum']) expect(total(drivers, name)).toBe(total(cars, name))
    for (const unit of new Set(drivers.map((row) => row.unit))) {
      const of = (rows: Row[]) =>
        total(
          rows.filter((row) => row.unit === unit),
          'deviation',
        )
      expect(of(drivers)).toBe(of(cars))
    }
    const [worst] = drivers
    if (!worst) return
    const { data } = await plain.get<Summed>(`${SUPPLIER}/deviation/records`, {
      ...range,
      by: 'driver',
      load: String(worst.key),
    })
    expect(data.total).toBe(worst.noteNum)
    expect(Number(data.summary?.deviation)).toBe(Number(worst.deviation))
  })
})

it('the list of products says of each what the statistics of all days say', async () => {
  const sold = new Map(
    (await read(mall, `${STORE}/goods`, { startDate: '2000-01-01', endDate: serverToday(), type: 'NUM' })).map(
      ({ goodsId, num }) => [goodsId, Number(num)],
    ),
  )
  const { data } = await mall.get<Page<Row>>('/api/store/goods/goods/list', {
    pageSize: 100,
    sort: 'buyCount',
    order: 'desc',
  })
  expect(data.records.map(({ id, buyCount }) => [id, buyCount])).toEqual(
    data.records.map(({ id }) => [id, sold.get(id ?? '') ?? 0]),
  )
  const counts = data.records.map(({ buyCount }) => Number(buyCount))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts[0]).toBeGreaterThan(0)
  const best = data.records[0]?.id
  const detail = await mall.get<Row>(`/api/store/goods/goods/get/${best}`)
  expect(Number(detail.data.buyCount)).toBe(counts[0])
})

it('a new order changes the figures of today by itself', async () => {
  const today = async () => (await mall.get<Row>(`${STORE}/order/overview`, { searchType: 'TODAY' })).data
  const before = await today()
  const { id } = takeStep('buy', '9003')
  const order = db.mallOrders.find(({ sn }) => sn === id)
  const after = await today()
  expect(fixed(sum([after.paymentAmount]).minus(sum([before.paymentAmount])), 2)).toBe(fixed(order?.flowPrice ?? '', 2))
  expect(Number(after.paymentOrderNum) - Number(before.paymentOrderNum)).toBe(1)
})

it('figures are those of the own shop, and only for who may see them', async () => {
  const clerk = await signIn('haichuan01')
  expect((await clerk.get(`${STORE}/order/overview`, { searchType: 'TODAY' })).success).toBe(false)
  expect((await clerk.get(`${STORE}/goods`, { type: 'PRICE', searchType: 'LAST_THIRTY' })).success).toBe(false)
  expect((await clerk.get<Row>(`${STORE}/index`)).data.orderPrice).toBeNull()
  expect((await plain.get(`${STORE}/order/overview`, { year: YEAR })).success).toBe(false)
  expect((await mall.get(`${SUPPLIER}/supply`, { by: 'driver' })).success).toBe(false)
})
