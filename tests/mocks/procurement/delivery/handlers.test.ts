import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '#domain/page'
import { type DeliveryNote, MAX_PRINT_NOTES, type PrintMessage } from '#features/procurement/delivery/model'
import { db, resetDb } from '#mocks/areas'
import { startClock } from '#mocks/kernel/store/clock'
import { allRecords, type Client, call, NOTES, signIn } from '#tests/kit/api'
import { noteOf, orderDraft } from './note'

const PAGE = `${NOTES}/get-deliver-page/1`

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

describe('list', () => {
  it.each<[Record<string, string>, (note: DeliveryNote) => boolean]>([
    [{ status: '0' }, (note) => note.status === 0],
    [{ deliverMode: 'TRUCK' }, (note) => note.deliverMode === 'TRUCK'],
    [{ carNo: '粤B·123' }, (note) => note.carNo.startsWith('粤B123')],
    [{ driverName: '张建军' }, (note) => note.driverName === '张建军'],
    [{ driverPhone: '19900010002' }, (note) => note.driverPhone === '19900010002'],
    [{ orderSn: 'CG20240312-0008' }, (note) => note.orderSn === 'CG20240312-0008'],
    [
      { deliverTimeStart: '2024-03-15', deliverTimeEnd: '2024-03-15' },
      (note) => note.deliverTime.startsWith('2024-03-15'),
    ],
    [
      { deliverTimeStart: '2024-03-15 07:40:00', deliverTimeEnd: '2024-03-15 07:40:00' },
      (note) => note.deliverTime === '2024-03-15 07:40:00',
    ],
    [{ materialName: '混凝土' }, (note) => note.materialType === 'CONCRETE'],
    [{ projectName: '滨江' }, (note) => note.projectName.includes('滨江')],
  ])('finds by %o', async (query, matches) => {
    const [all, found] = [
      await allRecords<DeliveryNote>(client, PAGE),
      await allRecords<DeliveryNote>(client, PAGE, query),
    ]
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(matches)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('is newest first, or sorted as requested', async () => {
    const times = (await allRecords<DeliveryNote>(client, PAGE)).map(({ deliverTime }) => deliverTime)
    expect(times).toEqual(times.toSorted().toReversed())
    const amounts = await allRecords<DeliveryNote>(client, PAGE, { sort: 'totalAmountTax', order: 'asc' })
    const figures = amounts.map(({ totalAmountTax }) => Number(totalAmountTax))
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  })

  it('sums lines up, and shows them only when requested', async () => {
    const { data } = await client.get<Page<DeliveryNote>>(PAGE, { deliverSn: 'SH20240318-0001' })
    expect(data.records[0]).toMatchObject({
      materialSummary: '螺纹钢Φ25×12m',
      itemCount: 1,
      totalQuantity: '32.340',
      statusName: '已入库',
    })
    expect(data.records[0]).not.toHaveProperty('items')
    expect(await noteOf(client, 'SH20240318-0001')).toMatchObject({
      accept: { acceptUserName: '李伟', signUrl: expect.stringMatching(/^data:image\/svg/) },
      stockIn: { stockInSn: 'RK20240318-0001' },
    })
  })

  it('serves the older path of order and contract pages too', async () => {
    const rows = await allRecords<DeliveryNote>(client, `${NOTES}/getDeliverPage/1`, { orderSn: 'CG20240312-0008' })
    expect(rows).toHaveLength(4)
  })
})

describe('print', () => {
  const path = `${NOTES}/print-deliver-msg-file`

  it('counts and logs each print: by whom, on which paper size', async () => {
    const note = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240321-0003')
    const before = (await noteOf(client, 'SH20240321-0003')).printCount
    await client.get(path, { deliverIds: note?.id ?? '', paper: 'A4', showPrice: 1 })
    await (await signIn('yueheng01')).get(path, { deliverIds: note?.id ?? '' })
    const after = await noteOf(client, 'SH20240321-0003')
    expect(after.printCount).toBe(before + 2)
    expect(after.printRecords?.slice(-2)).toMatchObject([
      { printNo: before + 1, printUser: '陈敏', paper: 'A4', showPrice: true },
      { printNo: before + 2, printUser: '何军', paper: '241x140', showPrice: false },
    ])
    expect(after.lastPrintTime).toBe(after.printRecords?.at(-1)?.printTime)
  })

  it('by an account that may only look is neither counted nor logged, and takes back none', async () => {
    const looker = await signIn('yueheng03')
    const { id = '', deliverSn = '' } =
      db.delivers.find(
        (row) => row.supplierId === '9001' && !db.printRecords.find((one) => one.deliverSn === row.deliverSn),
      ) ?? {}
    const { data } = await looker.get<PrintMessage[]>(path, { deliverIds: id, paper: 'A4', showPrice: 0 })
    expect(data[0]?.deliver).toMatchObject({ deliverSn, printCount: 0, printRecords: [] })
    const unprinted = await allRecords<DeliveryNote>(client, PAGE, { printed: '0' })
    expect(unprinted.map((one) => one.deliverSn)).toContain(deliverSn)
    const print = db.printRecords.find((one) => one.deliverSn === 'SH20240315-0001' && !one.isCancelled)
    expect((await looker.post(`${NOTES}/cancel-print`, { printIds: print?.id })).message).toBe('权限不足')
  })

  it('that came to nothing is marked in the log, and the note counts as not printed', async () => {
    const note = db.delivers.find(
      ({ deliverSn, supplierId, status }) =>
        status === 0 && supplierId === '9001' && !db.printRecords.find((print) => print.deliverSn === deliverSn),
    )
    const deliverSn = note?.deliverSn ?? ''
    const { data } = await client.get<PrintMessage[]>(path, { deliverIds: note?.id ?? '', paper: 'A4', copies: 3 })
    const [print] = data[0]?.deliver.printRecords ?? []
    expect(print).toMatchObject({ printNo: 1, copies: 3, isCancelled: false })
    for (const _ of ['once', 'twice']) {
      expect((await client.post(`${NOTES}/cancel-print`, { printIds: print?.id })).success).toBe(true)
    }
    expect(await noteOf(client, deliverSn)).toMatchObject({
      printCount: 0,
      lastPrintTime: '',
      printRecords: [{ copies: 3, isCancelled: true }],
    })
    const unprinted = await allRecords<DeliveryNote>(client, `${NOTES}/get-deliver-page/1`, { printed: '0' })
    expect(unprinted.map((one) => one.deliverSn)).toContain(deliverSn)
    const others = new Set(db.delivers.filter(({ supplierId }) => supplierId !== '9001').map((row) => row.deliverSn))
    const foreign = db.printRecords.find((one) => others.has(one.deliverSn))
    expect((await client.post(`${NOTES}/cancel-print`, { printIds: foreign?.id })).message).toBe('打印记录不存在')
  })

  it('has prices only when requested', async () => {
    const note = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240321-0003')
    const print = async (showPrice: number) =>
      (await client.get<PrintMessage[]>(path, { deliverIds: note?.id ?? '', showPrice })).data[0]
    expect((await print(1))?.deliver).toMatchObject({
      totalAmountTax: '74417.30',
      items: [{ taxUnitPrice: '3695.00' }],
    })
    const hidden = await print(0)
    expect(hidden?.deliver).toMatchObject({ totalAmountTax: null, items: [{ taxUnitPrice: null, amountTax: null }] })
    expect(JSON.stringify(hidden)).not.toMatch(/74417|3695/)
    expect(hidden).toMatchObject({ qrText: 'SH20240321-0003', supplierPhone: '19900000001' })
  })

  it('equals the signed paper after the supplier moved or changed its phone', async () => {
    const note = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240321-0003')
    const print = async () =>
      (await client.get<PrintMessage[]>(path, { deliverIds: note?.id ?? '', preview: 1 })).data[0]
    const before = await print()
    expect(before?.supplierAddress).not.toBe('')
    db.suppliers.update('9001', { phone: '19900009999', addressDetail: '新仓库' })
    expect(await print()).toMatchObject({
      supplierAddress: before?.supplierAddress,
      supplierPhone: before?.supplierPhone,
    })
  })

  it('accepts up to the limit of the supplier’s own notes, all or none', async () => {
    const own = db.delivers.filter(({ supplierId }) => supplierId === '9001').map(({ id }) => id)
    const foreign = db.delivers.find(({ supplierId }) => supplierId === '9003')?.id
    const tooMany = Array.from({ length: MAX_PRINT_NOTES + 1 }, (_, index) => index)
    const count = () => db.printRecords.all().length
    const before = count()
    expect((await client.get(path, { deliverIds: tooMany.join(',') })).message).toBe(
      `一次最多打印${MAX_PRINT_NOTES}张送货单`,
    )
    expect((await client.get(path, { deliverIds: `${own[0]},${foreign}` })).message).toBe('送货单不存在')
    expect((await client.get(path, { deliverIds: own[0] ?? '', paper: 'A3' })).message).toBe('不支持该纸张')
    expect(
      (await client.get<unknown[]>(path, { deliverIds: own.slice(0, 20).join(','), preview: 1 })).data,
    ).toHaveLength(20)
    expect(count()).toBe(before)
    expect((await client.get<unknown[]>(path, { deliverIds: own.slice(0, 20).join(',') })).data).toHaveLength(20)
    expect(count()).toBe(before + 20)
  })

  it('accepts 50 notes at once, each with its own entry in the log, and filters by printed or not', async () => {
    const [model] = db.delivers.filter(({ supplierId }) => supplierId === '9001')
    if (!model) throw new Error('the seed has no note')
    const ids = Array.from({ length: MAX_PRINT_NOTES }, (_, index) => `print${index}`)
    for (const id of ids) db.delivers.insert({ ...model, id, deliverSn: id })
    const of = async (printed: string) =>
      (await allRecords<DeliveryNote>(client, PAGE, { printed })).map(({ id }) => id).filter((id) => ids.includes(id))
    expect([await of('0'), await of('1')].map((found) => found.length)).toEqual([50, 0])
    const { data } = await client.get<PrintMessage[]>(path, { deliverIds: ids.join(',') })
    expect(data.map(({ deliver }) => deliver.id)).toEqual(ids)
    expect(ids.map((id) => db.printRecords.filter(({ deliverSn }) => deliverSn === id).length)).toEqual(
      ids.map(() => 1),
    )
    expect([await of('0'), await of('1')].map((found) => found.length)).toEqual([0, 50])
  })
})

describe('the site', () => {
  afterEach(() => {
    startClock(0)
    vi.useRealTimers()
  })

  it('accepts and stocks in by itself after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    startClock(20_000)
    const { data } = await client.post<{ deliverSn: string }>(`${NOTES}/add`, orderDraft())
    const status = async () => (await noteOf(client, data.deliverSn)).status
    vi.advanceTimersByTime(19_999)
    expect(await status()).toBe(0)
    vi.advanceTimersByTime(1)
    const accepted = await noteOf(client, data.deliverSn)
    expect(accepted).toMatchObject({ status: 1, accept: { acceptUserName: '李伟' } })
    const [item] = accepted.items ?? []
    expect(Math.abs(Number(item?.deviation))).toBeLessThan(0.1)
    expect(Number(item?.weighedQuantity)).toBeCloseTo(20 + Number(item?.deviation), 3)
    vi.advanceTimersByTime(20_000)
    expect(await noteOf(client, data.deliverSn)).toMatchObject({ status: 2, stockIn: { stockInUserName: '周航' } })
  })

  it('skips a note that was moved on by hand, and every note after a reset', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    startClock(1_000)
    const { data } = await client.post<{ id: string; deliverSn: string }>(`${NOTES}/add`, orderDraft())
    await call('POST', '/__mock/act', { body: { action: 'accept', id: data.deliverSn } })
    vi.advanceTimersByTime(5_000)
    expect((await noteOf(client, data.deliverSn)).status).toBe(1)
    await client.post(`${NOTES}/add`, orderDraft())
    await call('POST', '/__mock/reset')
    client = await signIn('yueheng')
    const again = await client.post<{ deliverSn: string }>(`${NOTES}/add`, orderDraft())
    vi.advanceTimersByTime(999)
    expect((await noteOf(client, again.data.deliverSn)).status).toBe(0)
  })
})
