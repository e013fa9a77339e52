import { beforeEach, describe, expect, it } from 'vitest'
import type { PurchaseOrder, PurchaseOrderItem } from '#features/procurement/purchase/model'
import { db, resetDb } from '#mocks/areas'
import { allRecords, type Client, NOTES, ORDERS, signIn } from '#tests/kit/api'
import { orderDraft } from '#tests/mocks/procurement/delivery/note'

const PAGE = `${ORDERS}/queryPage`
const FUTURE = '2099-01-02 08:00:00'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

function verify(orderSn: string, sendTime: string, by = client) {
  return by.post(`${ORDERS}/verifySendTime`, { orderSn, sendTime })
}

describe('list', () => {
  it('shows only orders released to the supplier', async () => {
    const rows = await allRecords<PurchaseOrder>(client, PAGE)
    const hidden = db.orders.filter((row) => row.supplierId === '9001' && !rows.some(({ id }) => id === row.id))
    expect(hidden.map(({ status }) => status).toSorted()).toEqual(['CANCEL', 'REFUSE', 'TOBEAUDITED', 'TOBESUBMIT'])
  })

  it.each<[Record<string, string>, (row: PurchaseOrder) => boolean]>([
    [{ status: 'UNDELIVERED' }, (row) => row.status === 'UNDELIVERED'],
    [{ orderSn: 'cg202403' }, (row) => row.orderSn.startsWith('CG202403')],
    [{ materialType: 'CONCRETE' }, (row) => row.materialType === 'CONCRETE'],
    [{ projectName: '滨江' }, (row) => row.projectName.includes('滨江')],
    [{ contractCode: 'JC-202403-0007' }, (row) => row.contractCode === 'JC-202403-0007'],
    [{ startTime: '2024-03-12', endTime: '2024-03-12' }, (row) => row.createTime.startsWith('2024-03-12')],
  ])('finds by %o', async (query, matches) => {
    const [all, found] = [
      await allRecords<PurchaseOrder>(client, PAGE),
      await allRecords<PurchaseOrder>(client, PAGE, query),
    ]
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(matches)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it('sums up, and omits totals of mixed units', async () => {
    const [mixed] = await allRecords<PurchaseOrder>(await signIn('pengan'), PAGE, { orderSn: 'CG20240405-0002' })
    expect(mixed).toMatchObject({
      totalQuantity: null,
      totalAmountTax: '31945.00',
      itemCount: 3,
      materialSummary: '直角扣件Φ48.3等3项',
    })
    expect(mixed).not.toHaveProperty('hasPassed')
  })
})

describe('lines', () => {
  it('still open exclude those completely delivered', async () => {
    const pengan = await signIn('pengan')
    const { data } = await pengan.get<PurchaseOrderItem[]>(`${ORDERS}/listByOrderSn`, { orderSn: 'CG20240403-0005' })
    expect(data.map(({ materialName, remainQuantity }) => [materialName, remainQuantity])).toEqual([
      ['方木', '900'],
      ['镀锌扎丝', '250.000'],
    ])
    expect((await client.get(`${ORDERS}/listByOrderSn`, { orderSn: 'CG20240312-0008' })).data).toEqual([])
  })

  it('have the quantity that the site accepted', async () => {
    const { data } = await client.get<PurchaseOrder>(`${ORDERS}/getByOrderSn`, { orderSn: 'CG20240312-0008' })
    expect(data.items?.map(({ acceptedQuantity }) => acceptedQuantity)).toEqual([
      '31.184',
      '31.702',
      '32.231',
      '20.105',
    ])
    expect(data.delivers).toHaveLength(4)
  })
})

describe('send time', () => {
  it('is confirmed when it is in the future, and opens the order for deliveries', async () => {
    const waiting = (await allRecords<PurchaseOrder>(client, PAGE, { status: 'UNDELIVERED' })).find(
      (row) => !row.sendTimeVerified,
    )
    const orderSn = waiting?.orderSn ?? ''
    const item = db.orders.find((row) => row.orderSn === orderSn)?.items[0]
    const payload = orderDraft({ orderSn }, { sourceItemId: item?.id ?? '', quantity: '1' })
    expect((await client.post(`${NOTES}/add`, payload)).message).toBe('请先确认发货时间')
    expect((await verify(orderSn, FUTURE)).data).toEqual({ orderSn, sendTime: FUTURE, sendTimeVerified: true })
    expect((await client.post(`${NOTES}/add`, payload)).success).toBe(true)
  })

  it.each([
    ['', '请选择发货时间'],
    ['soon', '请选择发货时间'],
    ['2024-04-06 08:00:00', '发货时间不能早于当前时间'],
  ])('rejects %o', async (sendTime, message) => {
    expect(await verify('CG20240402-0003', sendTime)).toMatchObject({ http: 200, code: 400, message })
  })

  it('cannot be changed once something was delivered, or when the order is void', async () => {
    expect((await verify('CG20240312-0008', FUTURE)).message).toBe('订单已发货，不能修改')
    const pengan = await signIn('pengan')
    expect((await verify('CG20240405-0002', FUTURE, pengan)).message).toBe('订单已发货，不能修改')
    const haichuan = await signIn('haichuan')
    expect((await verify('CG20240220-0001', FUTURE, haichuan)).message).toBe('当前状态不允许该操作')
  })
})
