import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { startClock } from '#mocks/kernel/store/clock'
import { PLATFORM_ORDERS, send, signIn } from '#tests/kit/api'

const DELAY_MS = 5_000

beforeEach(resetDb)
afterEach(() => {
  startClock(0)
  vi.useRealTimers()
})

/** Buys the same service, and waits as long as a payment takes. */
async function buy(payType: string) {
  const client = await signIn('yueheng')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  startClock(DELAY_MS)
  const bought = { featureId: '61004', duration: 1, quantity: 1, amount: '30.00', clientType: 'PC', payType }
  const { data } = await client.post<{ orderId: string; formHtml?: string }>(`${PLATFORM_ORDERS}/supplierPay`, bought)
  await vi.advanceTimersByTimeAsync(DELAY_MS)
  return { ...data, order: () => db.platformOrders.get(data.orderId) }
}

it('a code is paid by itself, and the invoice follows', async () => {
  const { order } = await buy('WECHAT_NATIVE')
  expect(order()?.payStatus).toBe(2)
  await vi.advanceTimersByTimeAsync(DELAY_MS)
  expect(order()?.invoice.status).toBe(2)
})

it.each(['ALIPAY_PC', 'UNIONPAY_B2B'])('%s is paid on its own page only, and the invoice follows', async (payType) => {
  const { order, formHtml = '' } = await buy(payType)
  expect(order()?.payStatus).toBe(1)
  const paySn = /name="paySn" value="(\w+)"/.exec(formHtml)?.[1] ?? ''
  await send('POST', '/__mock/cashier', { body: new URLSearchParams({ paySn, wish: 'succeed' }) })
  expect(order()?.payStatus).toBe(2)
  await vi.advanceTimersByTimeAsync(DELAY_MS)
  expect(order()?.invoice.status).toBe(2)
})
