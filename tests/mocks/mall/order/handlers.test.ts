import { beforeEach, describe, expect, it } from 'vitest'
import { orderStatuses } from '#features/mall/order/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { type Client, signIn } from '#tests/kit/api'
import { linesOf, orderIn } from './shopOrders'

const BASE = '/api/store/order/order'
let shop: Client
beforeEach(async () => {
  resetDb()
  shop = await signIn('haichuan')
})

const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const company = () => db.storeLogistics.find(({ storeId }) => storeId === '9003')?.logisticsId ?? ''
const parcel = () => ({ logisticsId: company(), logisticsNo: 'SF0001' })

describe('the list', () => {
  it('pages with a clamped size, filters by tag, range and day, and counts orders', async () => {
    const { data } = await shop.get<{ records: unknown[]; size: number; total: number }>(BASE, { pageSize: 1000 })
    expect(data.size).toBe(100)
    expect(data.records).toHaveLength(100)
    const nums = (await shop.get<Record<string, number>>(`${BASE}/orderNum`)).data
    const tagged = await shop.get<{ total: number }>(BASE, { tag: 'WAIT_SHIP' })
    expect(tagged.data.total).toBe(nums.waitShipNum)
    const dear = await shop.get<{ records: { flowPrice: number }[] }>(BASE, { flowPrice: '5000_9000', pageSize: 100 })
    expect(dear.data.records.length).toBeGreaterThan(0)
    expect(dear.data.records.every(({ flowPrice }) => flowPrice >= 5000 && flowPrice <= 9000)).toBe(true)
    const day = orderIn('COMPLETED').createTime.slice(0, 10)
    const ofDay = await shop.get<{ records: { createTime: string }[] }>(BASE, { startDate: day, endDate: day })
    expect(ofDay.data.records.length).toBeGreaterThan(0)
    expect(ofDay.data.records.every(({ createTime }) => createTime.startsWith(day))).toBe(true)
  })

  it('never contains or opens an order of another shop', async () => {
    const other = db.mallOrders.find(({ storeId }) => storeId !== '9003')
    expect((await shop.get<{ total: number }>(BASE, { orderSn: other?.sn ?? '' })).data.total).toBe(0)
    expect(await shop.get(`${BASE}/${other?.sn}`)).toMatchObject({ http: 400, code: 20005, message: '权限不足' })
  })
})

describe('shipping', () => {
  it('accepts parcels up to the ordered quantity, and the last one completes it', async () => {
    const order = orderIn('PARTS_DELIVERED')
    const [first] = linesOf(order.sn)
    const send = (deliveryNum: number) =>
      shop.post(`${BASE}/${order.sn}/partDelivery`, {
        ...parcel(),
        orderSn: order.sn,
        partDeliveryDTOList: [{ orderItemId: first?.id, deliveryNum }],
      })
    expect(await send(999)).toMatchObject({ http: 400, message: '发货数量不正确!' })
    expect(await send(0)).toMatchObject({ http: 400, message: '发货数量不正确!' })
    expect(await send(0.5)).toMatchObject({ http: 400, message: '发货数量不正确!' })
    const whole = await shop.post(`${BASE}/${order.sn}/delivery`, form(parcel()))
    expect(whole).toMatchObject({ success: true, data: { orderStatus: 'DELIVERED', deliverStatus: 'DELIVERED' } })
    expect(linesOf(order.sn).every(({ num, deliverNumber }) => num === deliverNumber)).toBe(true)
    expect(await send(1)).toMatchObject({ http: 400, code: 31006 })
  })

  it.each([
    ['no company', { logisticsId: '', logisticsNo: 'SF0001' }, 4002],
    ['no number', { logisticsId: '1', logisticsNo: '' }, 4002],
    ['an unknown company', { logisticsId: '1', logisticsNo: 'SF0001' }, 31005],
  ])('with %s is rejected', async (_, fields, code) => {
    const order = orderIn('UNDELIVERED')
    expect(await shop.post(`${BASE}/${order.sn}/delivery`, form(fields))).toMatchObject({ http: 400, code })
    expect(db.mallOrders.get(order.id)?.orderStatus).toBe('UNDELIVERED')
  })

  it.each(['UNPAID', 'PAID', 'DELIVERED', 'COMPLETED', 'STAY_PICKED_UP', 'TAKE', 'CANCELLED'] as const)(
    'is rejected in %s, which it names',
    async (status) => {
      const answer = await shop.post(`${BASE}/${orderIn(status).sn}/delivery`, form(parcel()))
      expect(answer).toMatchObject({ http: 400, code: 31006, message: `订单${orderStatuses[status].label}` })
    },
  )

  it('of an unknown order says that there is none', async () => {
    expect(await shop.post(`${BASE}/O404/delivery`, form(parcel()))).toMatchObject({ code: 20005 })
  })
})

it.each([
  ['UNPAID', true],
  ['UNDELIVERED', true],
  ['STAY_PICKED_UP', true],
  ['TAKE', true],
  ['PARTS_DELIVERED', false],
  ['DELIVERED', false],
  ['COMPLETED', false],
  ['CANCELLED', false],
])('cancelling in %s is allowed: %s; money and stock go back', async (status, isAllowed) => {
  const order = orderIn(status, status === 'UNPAID' ? { orderType: 'NORMAL' } : {})
  const [item] = linesOf(order.sn)
  const stock = () => Number(db.goodsSkus.get(item?.skuId ?? '')?.quantity)
  const before = stock()
  const answer = await shop.post(`${BASE}/${order.sn}/cancel`, form({ reason: '缺货' }))
  if (!isAllowed) return expect(answer).toMatchObject({ http: 400, code: 31012 })
  expect(answer).toMatchObject({ success: true, data: { orderStatus: 'CANCELLED', cancelReason: '缺货' } })
  const isPaid = order.payStatus === 'PAID'
  expect(stock()).toBe(before + (isPaid ? (item?.num ?? 0) : 0))
  expect(linesOf(order.sn)[0]?.isRefund).toBe(isPaid ? 'ALL_REFUND' : 'NO_REFUND')
})

describe('the price', () => {
  it.each([
    ['0', 200, 31017],
    ['-5', 200, 31017],
    ['abc', 200, 31017],
    ['1.234', 400, 4002],
  ])('of %s is rejected', async (orderPrice, http, code) => {
    const answer = await shop.put(`${BASE}/update/${orderIn('UNPAID').sn}/price`, form({ orderPrice }))
    expect(answer).toMatchObject({ http, code, success: false })
  })

  it('of a paid order is rejected', async () => {
    const answer = await shop.put(`${BASE}/update/${orderIn('UNDELIVERED').sn}/price`, form({ orderPrice: '5' }))
    expect(answer).toMatchObject({ http: 400, code: 31004 })
  })

  it('is spread over the lines: their sum and the freight equal the order, to the cent', async () => {
    const { freightPrice } = orderIn('UNPAID', { orderType: 'NORMAL' })
    // At the price of the freight the goods are free.
    for (const price of ['777.77', '1234.56', freightPrice]) {
      const order = orderIn('UNPAID', { orderType: 'NORMAL' })
      await shop.put(`${BASE}/update/${order.sn}/price`, form({ orderPrice: price }))
      const now = db.mallOrders.get(order.id)
      expect(now?.flowPrice).toBe(price)
      const cents = linesOf(order.sn).reduce((sum, { flowPrice }) => sum + Math.round(Number(flowPrice) * 100), 0)
      const goods = Math.round(Number(price) * 100) - Math.round(Number(order.freightPrice) * 100)
      expect(cents).toBe(Math.max(0, goods))
    }
  })

  it('that is set back to the original gives each line its original price', async () => {
    const order = db.mallOrders.find(
      ({ sn, storeId, orderStatus, freightPrice }) =>
        storeId === '9003' && orderStatus === 'UNPAID' && Number(freightPrice) > 0 && linesOf(sn).length > 1,
    )
    const costs = () => linesOf(order?.sn ?? '').map(({ flowPrice }) => flowPrice)
    const before = costs()
    for (const orderPrice of [order?.freightPrice ?? '', order?.flowPrice ?? '']) {
      await shop.put(`${BASE}/update/${order?.sn}/price`, form({ orderPrice }))
    }
    expect(costs()).toEqual(before)
    expect(db.mallOrders.get(order?.id ?? '')?.updatePrice).toBe('0.00')
  })
})

describe('buyers', () => {
  it('buy what is in stock, pay and receive; the stock falls by the bought quantity', () => {
    const stock = () => db.goodsSkus.all().reduce((sum, { quantity }) => sum + Number(quantity), 0)
    const before = stock()
    const { id: sn } = takeStep('buy', '9003')
    expect(db.mallOrders.find((row) => row.sn === sn)).toMatchObject({ orderStatus: 'UNDELIVERED', payStatus: 'PAID' })
    expect(before - stock()).toBe(linesOf(sn).reduce((sum, { num }) => sum + num, 0))
    expect(() => takeStep('receive', sn)).toThrow()
    const sent = orderIn('DELIVERED')
    takeStep('receive', sent.sn)
    expect(db.mallOrders.get(sent.id)?.orderStatus).toBe('COMPLETED')
    expect(linesOf(sent.sn).every(({ commentStatus }) => commentStatus === 'UNFINISHED')).toBe(true)
  })

  it('get their money back for products out of stock', () => {
    const order = orderIn('UNPAID', { orderType: 'NORMAL' })
    for (const { skuId } of linesOf(order.sn)) db.goodsSkus.update(skuId, { quantity: '0' })
    takeStep('pay', order.sn)
    expect(db.mallOrders.get(order.id)).toMatchObject({ orderStatus: 'CANCELLED' })
  })
})

it('every order of the demo is consistent: lines, freight, discounts, dates in order', () => {
  for (const order of db.mallOrders.all()) {
    const cents = (value: string) => Math.round(Number(value) * 100)
    const lines = linesOf(order.sn)
    expect(lines.length).toBeGreaterThan(0)
    expect(cents(order.goodsPrice)).toBe(lines.reduce((sum, { subTotal }) => sum + cents(subTotal), 0))
    expect(cents(order.flowPrice)).toBe(
      cents(order.goodsPrice) +
        cents(order.freightPrice) -
        cents(order.discountPrice) -
        cents(order.couponPrice) +
        cents(order.updatePrice),
    )
    expect(cents(order.flowPrice) - cents(order.freightPrice)).toBe(
      lines.reduce((sum, { flowPrice }) => sum + cents(flowPrice), 0),
    )
    for (const { subTotal, unitPrice, num } of lines) expect(cents(subTotal)).toBe(cents(unitPrice) * num)
    const times = [order.createTime, order.paymentTime, order.logisticsTime, order.completeTime].filter(Boolean)
    expect(times).toEqual([...times].sort())
    const sent = db.mallOrderParcels.filter(({ orderSn }) => orderSn === order.sn).flatMap((one) => one.lines)
    for (const line of lines)
      expect(line.deliverNumber).toBe(
        sent.filter((one) => one.orderItemSn === line.sn).reduce((sum, { deliverNumber }) => sum + deliverNumber, 0),
      )
  }
})

describe('waybills', () => {
  const sheet = (sn: string, logisticsId = company()) =>
    shop.post<Record<string, string>>(`${BASE}/${sn}/createElectronicsFaceSheet`, form({ logisticsId }))
  const bySf = (sn: string) =>
    shop.post<{ orderStatus: string; logisticsNo: string }>(`${BASE}/${sn}/shunfeng/delivery`)

  it('are made by a carrier with an account, for an order of which nothing is shipped', async () => {
    const { data: companies } = await shop.get<{ logisticsId: string }[]>(
      '/api/store/other/logistics/getCheckedFaceSheet',
    )
    expect(companies.map(({ logisticsId }) => logisticsId)).toEqual(
      db.storeLogistics.filter((row) => row.storeId === '9003' && row.faceSheetFlag).map((row) => row.logisticsId),
    )
    const order = orderIn('UNDELIVERED')
    const { data } = await sheet(order.sn)
    expect(data.printTemplate).toContain(order.consigneeName)
    expect((await sheet(order.sn)).data.logisticsNo).toBe(data.logisticsNo)
    expect(orderIn('UNDELIVERED').sn).toBe(order.sn)
    const other = db.storeLogistics.find((row) => row.storeId === '9003' && !row.faceSheetFlag)?.logisticsId
    expect(await sheet(order.sn, other)).toMatchObject({ http: 400, code: 31005, message: '物流错误' })
    for (const status of ['UNPAID', 'PARTS_DELIVERED', 'DELIVERED', 'COMPLETED'])
      expect(await sheet(orderIn(status).sn)).toMatchObject({ http: 400, code: 31016, message: '订单不能打印电子面单' })
    expect(await bySf(order.sn)).toMatchObject({ http: 400, code: 70005 })
  })

  it('by SF, when the platform enables it, ship the remainder and offer a file afterwards', async () => {
    expect((await shop.get('/api/store/other/logistics/setting')).data).toBe('KDNIAO')
    takeStep('useShunfeng', '9003')
    expect((await shop.get('/api/store/other/logistics/setting')).data).toBe('SHUNFENG')
    const order = orderIn('PARTS_DELIVERED')
    expect(await sheet(order.sn)).toMatchObject({ code: 31016 })
    expect((await bySf(order.sn)).data).toMatchObject({
      orderStatus: 'DELIVERED',
      logisticsNo: expect.stringMatching(/^SF/),
    })
    expect(linesOf(order.sn).every(({ num, deliverNumber }) => num === deliverNumber)).toBe(true)
    expect((await sheet(order.sn)).data.url).toContain('.pdf')
    expect(await bySf(order.sn)).toMatchObject({ http: 400, code: 31006 })
    const { contacts } = db.stores.get('9003') ?? { contacts: {} }
    db.stores.update('9003', { contacts: { ...contacts, deliver: undefined } as typeof contacts })
    expect(await bySf(orderIn('UNDELIVERED').sn)).toMatchObject({
      http: 400,
      code: 50007,
      message: '请填写商家发货地址',
    })
  })
})
