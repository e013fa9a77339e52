import { beforeEach, describe, expect, it } from 'vitest'
import { serverToday } from '#domain/time'
import { deviation } from '#domain/weighing/settle'
import { isExpired } from '#features/procurement/contract/model'
import type { DeliveryNotePayload } from '#features/procurement/delivery/model/payload'
import type { DeliverableMaterial } from '#features/procurement/material/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { db, resetDb } from '#mocks/areas'
import { allRecords, type Client, MATERIALS, NOTES, ORDERS, signIn } from '#tests/kit/api'
import { contractInput, lineOf, noteOf, orderDraft } from './note'

const ORDER = 'CG20240402-0003'
type Added = { id: string; deliverSn: string; status: number }

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

function add(payload: DeliveryNotePayload, by = client) {
  return by.post<Added>(`${NOTES}/add`, payload)
}

async function orderNow(orderSn = ORDER): Promise<PurchaseOrder> {
  return (await client.get<PurchaseOrder>(`${ORDERS}/getByOrderSn`, { orderSn })).data
}

describe('a note', () => {
  it('takes prices and names from its order, stores plates without a dot, and counts at once', async () => {
    const { data } = await add(orderDraft({ carNo: '粤b·12345' }))
    expect(data).toMatchObject({ status: 0, deliverSn: expect.stringMatching(/^SH\d{8}-0001$/) })
    expect(await noteOf(client, data.deliverSn)).toMatchObject({
      orderSn: ORDER,
      contractCode: 'JC-202403-0007',
      projectName: '滨江一号地块总承包工程',
      receiverName: '李伟',
      carNo: '粤B12345',
      totalQuantity: '20.000',
      totalAmountTax: '70100.00',
      materialSummary: '螺纹钢Φ20×12m',
      items: [
        {
          materialName: '螺纹钢',
          taxUnitPrice: '3505.00',
          amountTax: '70100.00',
          heatNo: 'LZ24040601',
          acceptedQuantity: null,
        },
      ],
    })
    const order = await orderNow()
    expect(order).toMatchObject({
      status: 'UNDELIVERED',
      deliveredQuantity: '20.000',
      items: [{ remainQuantity: '40.000' }],
    })
    expect(order.delivers?.map(({ deliverSn }) => deliverSn)).toEqual([data.deliverSn])
  })

  it('numbers the notes of a day consecutively', async () => {
    const numbers = [await add(orderDraft()), await add(orderDraft())].map(({ data }) => data.deliverSn.slice(-4))
    expect(numbers).toEqual(['0001', '0002'])
  })

  it('completes the order with its last tonne, after which nothing more can be delivered', async () => {
    await add(orderDraft({}, { quantity: '60' }))
    expect((await orderNow()).status).toBe('DELIVERED')
    expect(await add(orderDraft({}, { quantity: '1' }))).toMatchObject({ code: 400, message: '当前状态不允许该操作' })
    expect((await client.get(`${ORDERS}/listByOrderSn`, { orderSn: ORDER })).data).toEqual([])
  })

  it('also draws from the contract behind the order', async () => {
    const remain = async () => {
      const lines = await allRecords<DeliverableMaterial>(client, `${MATERIALS}/listWithContractByPage`, {
        contractCode: 'JC-202403-0007',
      })
      return lines.find(({ spec }) => spec === 'Φ20×12m')?.remainQuantity
    }
    const before = await remain()
    await add(orderDraft())
    expect(deviation(before, await remain())).toBe('-20.000')
  })

  it('keeps only the fields of its mode', async () => {
    const change = {
      deliverMode: 'EXPRESSAGE',
      logisticsCode: 'SHILI',
      logisticsNo: 'SF0001',
      logisticsPhone: '19900030001',
    } as const
    const { data } = await add(orderDraft(change))
    expect(await noteOf(client, data.deliverSn)).toMatchObject({
      driverName: '',
      carNo: '',
      logisticsPhone: '',
      logisticsNo: 'SF0001',
    })
  })

  it('fills the truck in from the fleet, but only from the supplier’s own', async () => {
    const [driver] = db.drivers.filter(({ supplierId, driverName }) => supplierId === '9001' && driverName === '赵国庆')
    const [car] = db.cars.filter(({ supplierId, carNo }) => supplierId === '9001' && carNo === '粤AD6688')
    const ids = { driverId: driver?.id, carId: car?.id, driverName: '', driverPhone: '', carNo: '' }
    const { data } = await add(orderDraft(ids))
    expect(await noteOf(client, data.deliverSn)).toMatchObject({
      driverName: '赵国庆',
      driverPhone: '19900010002',
      carNo: '粤AD6688',
      trailerNo: '粤A6688挂',
    })
    const foreign = db.drivers.find(({ supplierId }) => supplierId === '9003')
    expect((await add(orderDraft({ driverId: foreign?.id }))).message).toBe('司机不存在或已停用')
  })

  it('drops rows without a quantity and numbers the rest', async () => {
    const [item] = orderDraft().items
    if (!item) throw new Error('no item')
    const { data } = await add(orderDraft({ items: [{ ...item, quantity: '0' }, { ...item, quantity: '' }, item] }))
    expect((await noteOf(client, data.deliverSn)).items).toMatchObject([{ seq: 1, quantity: '20.000' }])
  })

  it.each([
    ['RAW', {}],
    ['SUNDRY', {}],
    ['CONCRETE', { pouringPart: '3#楼12层梁板', pouringMode: 'PUMP' }],
    ['REBAR', { heatNo: 'LZ1234、LZ-5678/A' }],
  ])('draws %s from a contract', async (materialType, fields) => {
    const haichuan = await signIn('haichuan')
    const { payload, line } = await contractInput(haichuan, materialType, fields)
    const { data } = await add(payload, haichuan)
    const note = await noteOf(haichuan, data.deliverSn)
    expect(note).toMatchObject({ sourceType: 'CONTRACT', orderSn: '', contractCode: line.contractCode, materialType })
    expect(note.items?.[0]).toMatchObject(fields)
  })
})

describe('rejections', () => {
  const truckless = { driverName: '', driverPhone: '', carNo: '' }
  it.each<[string, Partial<DeliveryNotePayload>, Record<string, unknown>, string]>([
    ['no rows', { items: [] }, {}, '请选择材料'],
    ['only empty rows', {}, { quantity: '0' }, '请选择材料'],
    ['a line of another order', {}, { sourceItemId: '1' }, '第1行材料不在可送货范围内'],
    ['no plate', { carNo: '' }, {}, '请填写车牌号'],
    ['a plate with an I', { carNo: '粤B·I2345' }, {}, '车牌号格式不正确'],
    ['no driver', { driverName: '' }, {}, '请填写司机姓名'],
    ['a masked phone', { driverPhone: '199****0001' }, {}, '司机电话格式不正确'],
    ['no mode', { deliverMode: 'toString' as never }, {}, '请选择配送方式'],
    [
      'a line without name',
      { ...truckless, deliverMode: 'SPECIALIZED_LOGISTICS', logisticsPhone: '19900030001' },
      {},
      '请填写物流公司',
    ],
    [
      'a line without phone',
      { ...truckless, deliverMode: 'SPECIALIZED_LOGISTICS', logisticsName: '专线' },
      {},
      '请填写物流电话',
    ],
    ['a courier without number', { deliverMode: 'EXPRESSAGE', logisticsCode: 'SHILI' }, {}, '请填写物流单号'],
    ['logistics without number', { deliverMode: 'LOGISTICS', logisticsName: '顺捷' }, {}, '请填写物流单号'],
    ['no heat', {}, { heatNo: ' ' }, '第1行炉批号不能为空'],
    ['a short heat', {}, { heatNo: 'A1' }, '第1行炉批号应为4–40位字母、数字、“-”或“/”，多个用“、”分隔'],
    ['a negative quantity', {}, { quantity: '-1' }, '第1行送货数量应大于0'],
    ['grams', {}, { quantity: '1.0001' }, '第1行送货数量最多保留3位小数'],
    ['words', {}, { quantity: '很多' }, '第1行送货数量应为数字'],
    ['more than remains', {}, { quantity: '60.001' }, '第1行送货数量不能大于剩余数量'],
    ['no time', { deliverTime: '' }, {}, '请选择发货时间'],
    ['a time that is none', { deliverTime: '2024-13-40' }, {}, '请选择发货时间'],
    ['arrival before departure', { expectArriveTime: '2024-04-06 08:29:59' }, {}, '预计到达时间不能早于发货时间'],
    ['a long remark', { remark: '长'.repeat(141) }, {}, '备注不能超过140个字'],
  ])('%s', async (_, change, item, message) => {
    const before = db.delivers.all().length
    expect(await add(orderDraft(change, item))).toMatchObject({ http: 200, code: 400, success: false, message })
    expect(db.delivers.all()).toHaveLength(before)
  })

  it('more than 50 rows', async () => {
    const [item] = orderDraft().items
    const items = Array.from({ length: 51 }, () => ({ ...item, quantity: '0.001' })) as DeliveryNotePayload['items']
    expect((await add(orderDraft({ items }))).message).toBe('一张送货单最多50行材料')
  })

  it('rows that together exceed the remainder, naming the row that exceeds it', async () => {
    const [item] = orderDraft().items
    const items = [
      { ...item, quantity: '40' },
      { ...item, quantity: '20' },
      { ...item, quantity: '0.001' },
    ] as DeliveryNotePayload['items']
    expect((await add(orderDraft({ items }))).message).toBe('第3行送货数量不能大于剩余数量')
  })

  it('concrete without a pouring part, fractional pieces', async () => {
    const haichuan = await signIn('haichuan')
    const concrete = await contractInput(haichuan, 'CONCRETE')
    expect((await add(concrete.payload, haichuan)).message).toBe('第1行浇筑部位不能为空')
    const [board] = await allRecords<DeliverableMaterial>(haichuan, `${MATERIALS}/listWithContractByPage`, {
      materialName: '模板',
    })
    const sundry = await contractInput(haichuan, 'SUNDRY')
    const items = [{ sourceItemId: board?.id ?? '', quantity: '1.5' }]
    expect((await add({ ...sundry.payload, contractId: board?.contractId, items }, haichuan)).message).toBe(
      '第1行送货数量应为整数',
    )
  })

  it('an order whose send time is not confirmed, and a voided one', async () => {
    const pengan = await signIn('pengan')
    expect((await add(orderDraft({ orderSn: 'CG20240403-0005' }), pengan)).message).toBe('请先确认发货时间')
    const haichuan = await signIn('haichuan')
    expect((await add(orderDraft({ orderSn: 'CG20240220-0001' }), haichuan)).message).toBe('当前状态不允许该操作')
  })

  it('a contract that has expired, is not approved, or does not cover the project', async () => {
    const own = db.contracts.filter(({ supplierId }) => supplierId === '9001')
    const from = (contractId: string | undefined, change: Partial<DeliveryNotePayload> = {}) =>
      add(orderDraft({ sourceType: 'CONTRACT', orderSn: undefined, contractId, ...change }))
    const expired = own.find((row) => row.status === 8 && isExpired(row, serverToday()))
    expect((await from(expired?.id)).message).toBe('合同已到期，不能创建送货单')
    for (const status of [0, 1, 2, 4]) {
      expect((await from(own.find((row) => row.status === status)?.id)).message).toBe('当前状态不允许该操作')
    }
    const valid = own.find((row) => row.contractCode === 'JC-202403-0007')
    expect((await from(valid?.id, { projectId: '5008' })).message).toBe('项目不在合同适用范围内')
    expect((await from(undefined)).message).toBe('请选择订单或合同')
  })

  it('any quantity beyond five per cent over a contract', async () => {
    const { payload, line } = await contractInput(client, 'REBAR', { heatNo: 'LZ1234' })
    const limit = (Number(line.remainQuantity) * 1.05).toFixed(3)
    const over = (Number(limit) + 0.001).toFixed(3)
    const withQuantity = (quantity: string) => ({
      ...payload,
      items: payload.items.map((item) => ({ ...item, quantity })),
    })
    expect((await add(withQuantity(over))).message).toBe('第1行送货数量不能大于剩余数量的105%')
    expect((await add(withQuantity(limit))).success).toBe(true)
  })

  it('no quantity when the framework contract has no limit', async () => {
    const { payload } = await contractInput(client, 'REBAR', { heatNo: 'LZ1234' })
    const frame = db.contracts.find(
      (row) => row.supplierId === '9001' && row.totalAmountTax === null && row.status === 8,
    )
    const line = db.materials.find(({ contractId }) => contractId === frame?.id)
    const items = [{ sourceItemId: line?.id ?? '', quantity: '5000', heatNo: 'LZ1234' }]
    const projectId = frame?.projects[0]?.projectId
    expect((await add({ ...payload, contractId: frame?.id, projectId, items })).success).toBe(true)
  })
})

describe('two requests at once', () => {
  it('cannot both take the same remainder', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(orderDraft({}, { quantity: '25' }))))
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect(answers.filter(({ message }) => message === '第1行送货数量不能大于剩余数量')).toHaveLength(3)
    expect((await orderNow()).items?.[0]).toMatchObject({ deliveredQuantity: '50.000', remainQuantity: '10.000' })
    const numbers = answers.filter(({ success }) => success).map(({ data }) => data.deliverSn)
    expect(new Set(numbers).size).toBe(2)
  })

  it('under one key make one note', async () => {
    const key = { 'Idempotency-Key': 'a-key' }
    const path = `${NOTES}/add`
    const answers = await Promise.all([
      client.post<Added>(path, orderDraft(), key),
      client.post<Added>(path, orderDraft(), key),
    ])
    const later = await client.post<Added>(path, orderDraft(), key)
    expect(new Set([...answers, later].map(({ data }) => data.id)).size).toBe(1)
    expect((await orderNow()).deliveredQuantity).toBe('20.000')
    expect((await client.post<Added>(path, orderDraft(), { 'Idempotency-Key': 'another' })).data.id).not.toBe(
      later.data.id,
    )
  })

  it('under one key, but of two accounts, make two notes', async () => {
    const key = { 'Idempotency-Key': 'shared' }
    const first = await client.post<Added>(`${NOTES}/add`, orderDraft(), key)
    const second = await (await signIn('yueheng01')).post<Added>(`${NOTES}/add`, orderDraft(), key)
    expect(second.data.id).not.toBe(first.data.id)
  })

  it('may use the same key again after a rejection', async () => {
    const key = { 'Idempotency-Key': 'retry' }
    expect((await client.post(`${NOTES}/add`, orderDraft({ carNo: '' }), key)).success).toBe(false)
    expect((await client.post(`${NOTES}/add`, orderDraft(), key)).success).toBe(true)
  })
})

describe('a failing write', () => {
  it('is rolled back completely', async () => {
    const row = { quantity: '1', heatNo: 'LZ1234' }
    const items = [lineOf(ORDER), 'nowhere'].map((sourceItemId) => ({ ...row, sourceItemId }))
    const before = JSON.stringify([db.delivers.all(), db.orders.all()])
    expect((await add(orderDraft({ items }))).success).toBe(false)
    expect(JSON.stringify([db.delivers.all(), db.orders.all()])).toBe(before)
  })
})
