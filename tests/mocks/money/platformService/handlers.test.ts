import { beforeEach, describe, expect, it } from 'vitest'
import { daysBetween, serverToday } from '#domain/time'
import type { Payment, PlatformFeature, PlatformOrder } from '#features/money/platformService/model'
import { db, resetDb } from '#mocks/areas'
import { allRecords, type Client, call, PLATFORM_ORDERS, send, signIn } from '#tests/kit/api'

type PayAnswer = { orderId: string; payStatus: number; qrCode?: string; formHtml?: string; expireTime: string }

const PAGE = `${PLATFORM_ORDERS}/page`
const PAY = `${PLATFORM_ORDERS}/supplierPay`
const FEATURES = '/api/manager/feature/queryList'
const NEW = {
  featureId: '61003',
  duration: 6,
  quantity: 3,
  payType: 'WECHAT_NATIVE',
  clientType: 'PC',
  amount: '1139.88',
}

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

const act = (action: string, id: string, reason?: string) =>
  call<{ status: number }>('POST', '/__mock/act', { body: { action, id, reason } })
const detail = async (id: string) => (await client.get<PlatformOrder>(`${PLATFORM_ORDERS}/detail/${id}`)).data
const featureOf = async (id: string, by = client) =>
  (await by.get<PlatformFeature[]>(FEATURES)).data.find(({ featureId }) => featureId === id)
const inStatus = (payStatus: number) =>
  db.platformOrders.find((row) => row.supplierId === '9001' && row.payStatus === payStatus)?.id ?? ''
const buy = async (change: object = {}) => (await client.post<PayAnswer>(PAY, { ...NEW, ...change })).data

describe('packages', () => {
  it('show their content, price and end of service', async () => {
    const features = (await client.get<PlatformFeature[]>(FEATURES)).data
    expect(features.map(({ featureId }) => featureId)).toEqual(['61001', '61002', '61003', '61004', '61005', '61008'])
    expect(features.every(({ items, durations }) => items.length > 0 && durations.length > 0)).toBe(true)
    const days = features.map(({ serviceEnd }) => daysBetween(serverToday(), serviceEnd))
    expect(days[0]).toBeGreaterThan(0)
    expect(days[0]).toBeLessThanOrEqual(30)
    expect(days[3]).toBeLessThan(0)
    expect(days[4]).toBeNull()
    expect(features[0]).not.toHaveProperty('variants')
  })

  it('of the material product include 店铺装修代办, which the plain one lacks', async () => {
    const haichuan = await signIn('haichuan')
    expect((await featureOf('61006', haichuan))?.featureName).toBe('店铺装修代办')
    expect(await featureOf('61006')).toBeUndefined()
  })

  it('name the order that waits for its payment', async () => {
    expect((await featureOf('61005'))?.openOrderId).toBe('')
    const { orderId } = await buy({ featureId: '61005', duration: 3, quantity: 1, amount: '288.00' })
    expect((await featureOf('61005'))?.openOrderId).toBe(orderId)
  })
})

describe('records', () => {
  it.each(['yueheng', 'haichuan'])('of %s have every status', async (account) => {
    const rows = await allRecords<PlatformOrder>(await signIn(account), PAGE)
    expect(rows.length).toBeGreaterThanOrEqual(23)
    expect([...new Set(rows.map(({ payStatus }) => payStatus))].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(
      rows.every((row) => Number(row.amount) === Number((Number(row.price) * Number(row.quantity)).toFixed(2))),
    ).toBe(true)
  })

  it.each<[Record<string, string>, (row: PlatformOrder) => boolean]>([
    [{ payStatus: '2' }, (row) => row.payStatus === 2],
    [{ orderSn: '-1003' }, (row) => row.orderSn.endsWith('-1003')],
    [{ startTime: serverToday() }, (row) => row.createTime >= serverToday()],
    [{ endTime: '2000-01-01' }, () => false],
  ])('find by %o', async (query, matches) => {
    const [all, found] = [
      await allRecords<PlatformOrder>(client, PAGE),
      await allRecords<PlatformOrder>(client, PAGE, query),
    ]
    expect(found.map(({ id }) => id)).toEqual(all.filter(matches).map(({ id }) => id))
  })

  it('belong to their supplier and to its owner', async () => {
    const foreign = db.platformOrders.find(({ supplierId }) => supplierId === '9003')?.id
    expect(await client.get(`${PLATFORM_ORDERS}/detail/${foreign}`)).toMatchObject({ code: 400, message: '订单不存在' })
    expect((await client.post(PAY, { orderId: foreign, payType: 'AGGREGATE_QR' })).message).toBe('订单不存在')
    const dispatcher = await signIn('yueheng01')
    for (const path of [FEATURES, PAGE]) expect((await dispatcher.get(path)).message).toBe('权限不足')
    expect((await dispatcher.post(PAY, NEW)).message).toBe('权限不足')
  })
})

describe('buying', () => {
  it('makes an order at the server’s price, and returns how to pay it', async () => {
    const answer = await buy()
    expect(answer).toMatchObject({ payStatus: 1, qrCode: expect.stringMatching(/^weixin:\/\//) })
    const order = await detail(answer.orderId)
    expect(order).toMatchObject({ amount: '1139.88', price: '379.96', payStatus: 1, clientType: 'PC', serviceEnd: '' })
    expect(order.payments).toEqual([
      expect.objectContaining({ payStatus: 1, qrCode: answer.qrCode, amount: '1139.88' }),
    ])
  })

  it.each([
    ['ALIPAY_PC', 'formHtml'],
    ['UNIONPAY_B2B', 'formHtml'],
    ['ALIPAY_QR', 'qrCode'],
    ['UNIONPAY_QR', 'qrCode'],
    ['AGGREGATE_QR', 'qrCode'],
  ])('%s is paid by %s', async (payType, means) => {
    const answer = await buy({ payType })
    expect(Object.keys(answer).filter((name) => ['qrCode', 'formHtml'].includes(name))).toEqual([means])
  })

  it.each([
    [{ featureId: '0' }, '服务不存在'],
    [{ featureId: '61006' }, '服务不存在'],
    [{ featureId: '61008' }, '该服务已暂停销售'],
    [{ duration: 2 }, '请选择购买时长'],
    [{ quantity: 0 }, '购买数量应为1～50的整数'],
    [{ quantity: 51 }, '购买数量应为1～50的整数'],
    [{ quantity: '1.5' }, '购买数量应为1～50的整数'],
    [{ payType: '' }, '请选择支付方式'],
    [{ payType: 'BAR_CODE' }, '该支付方式不支持电脑端'],
    [{ clientType: 'H5' }, '客户端类型不正确'],
    [{ amount: '1139.87' }, '价格已变动，请确认新价格后重新提交'],
    [{ amount: '' }, '价格已变动，请确认新价格后重新提交'],
  ])('rejects %o', async (change, message) => {
    const before = db.platformOrders.all().length
    expect(await client.post(PAY, { ...NEW, ...change })).toMatchObject({ http: 200, code: 400, message })
    expect(db.platformOrders.all()).toHaveLength(before)
  })

  it('many times at once with one key makes one order', async () => {
    const headers = { 'Idempotency-Key': 'one' }
    const before = db.platformOrders.all().length
    const tries = Array.from({ length: 40 }, () => client.post(PAY, NEW, headers))
    const [first, ...others] = await Promise.all(tries)
    for (const other of others) expect(other.data).toEqual(first?.data)
    expect(db.platformOrders.all()).toHaveLength(before + 1)
  })
})

/**
 * The actions of each status with the next one, written out again by hand; `pay` is sent to the supplier's own
 * endpoint.
 */
const TABLE: Record<string, Record<string, number>> = {
  0: { pay: 1, revoke: 4, close: 6 },
  1: { pay: 1, succeed: 2, fail: 3, revoke: 4, close: 6 },
  2: { refund: 5 },
  3: { pay: 1 },
  4: {},
  5: {},
  6: {},
}

describe('every status and action', () => {
  const actions = ['pay', 'succeed', 'fail', 'revoke', 'close', 'refund']
  it.each(Object.keys(TABLE).flatMap((status) => actions.map((action) => [status, action] as const)))(
    '%s %s',
    async (status, action) => {
      const id = inStatus(Number(status))
      const answer =
        action === 'pay' ? await client.post(PAY, { orderId: id, payType: 'ALIPAY_QR' }) : await act(action, id)
      const next = TABLE[status]?.[action]
      if (next === undefined) expect(answer).toMatchObject({ code: 400, message: '当前状态不允许该操作' })
      expect((await detail(id)).payStatus).toBe(next ?? Number(status))
    },
  )
})

describe('a payment', () => {
  it('that succeeds starts the service, and its invoice follows', async () => {
    const before = (await featureOf('61003'))?.serviceEnd ?? ''
    const { orderId } = await buy()
    await act('succeed', orderId)
    const order = await detail(orderId)
    expect(order.payments?.[0]).toMatchObject({ payStatus: 2, payTime: order.payTime })
    expect(order.payments?.[0]).not.toHaveProperty('qrCode')
    expect(daysBetween(before, order.serviceStart)).toBe(1)
    expect((await featureOf('61003'))?.serviceEnd).toBe(order.serviceEnd)
    expect(order.invoice).toMatchObject({ status: 1, amount: '1139.88' })
    await act('issueInvoice', orderId)
    const { invoice } = await detail(orderId)
    expect(invoice).toMatchObject({ status: 2, invoiceNo: expect.stringMatching(/^\d{20}$/) })
    expect((await send('GET', invoice?.url ?? '')).headers.get('Content-Type')).toBe('application/pdf')
    expect((await act('issueInvoice', orderId)).message).toBe('当前状态不允许该操作')
    await act('refund', orderId)
    expect(await detail(orderId)).toMatchObject({ payStatus: 5, invoice: { status: 3 } })
    expect((await featureOf('61003'))?.serviceEnd).toBe(before)
  })

  it('that failed has a reason, and the next attempt replaces it', async () => {
    const { orderId } = await buy()
    await act('fail', orderId, '付款人取消支付')
    const again = await client.post<PayAnswer>(PAY, { orderId, payType: 'UNIONPAY_B2B' })
    expect(again.data).toMatchObject({ orderId, payStatus: 1, formHtml: expect.stringContaining('<form') })
    const order = await detail(orderId)
    expect(order.payType).toBe('UNIONPAY_B2B')
    expect(states(order)).toEqual([3, 1])
    expect(order.payments?.[0]?.failReason).toBe('付款人取消支付')
  })

  it('by another way voids the one before', async () => {
    const { orderId } = await buy()
    await client.post(PAY, { orderId, payType: 'ALIPAY_QR' })
    expect(states(await detail(orderId))).toEqual([4, 1])
  })

  it('past its time closes by itself', async () => {
    const { orderId } = await buy()
    db.platformOrders.update(orderId, { expireTime: '2024-01-01 00:00:00' })
    expect((await client.post(PAY, { orderId, payType: 'ALIPAY_QR' })).message).toBe('当前状态不允许该操作')
    const order = await detail(orderId)
    expect(order.payStatus).toBe(6)
    expect(states(order)).toEqual([6])
    expect((await featureOf('61003'))?.openOrderId).not.toBe(orderId)
  })

  it('again is rejected once the price has changed or the service is not sold', async () => {
    const id = inStatus(3)
    const { featureId } = await detail(id)
    db.features.update(featureId, { durations: [{ duration: 12, price: '999.00' }] })
    expect((await client.post(PAY, { orderId: id, payType: 'ALIPAY_QR' })).message).toBe('价格已变动，请重新购买')
    db.features.update(featureId, { enabled: false })
    expect((await client.post(PAY, { orderId: id, payType: 'ALIPAY_QR' })).message).toBe('该服务已暂停销售')
    expect((await client.post(PAY, { orderId: id, payType: 'JSAPI' })).message).toBe('请选择支付方式')
  })

  it('at the cashier is paid by the fields of the form', async () => {
    const { orderId, formHtml = '' } = await buy({ payType: 'ALIPAY_PC' })
    const paySn = /name="paySn" value="(\w+)"/.exec(formHtml)?.[1] ?? ''
    const cashier = async (wish: string) =>
      (await send('POST', '/__mock/cashier', { body: new URLSearchParams({ paySn, wish }) })).text()
    expect(await cashier('')).toContain('应付 ¥1139.88')
    expect(await cashier('succeed')).toContain('付款成功')
    expect((await detail(orderId)).payStatus).toBe(2)
    expect(await cashier('succeed')).toContain('这笔支付已经结束')
  })
})

function states({ payments = [] }: { payments?: Payment[] }): number[] {
  return payments.map(({ payStatus }) => payStatus)
}
