import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { statusAt } from '#features/mall/activity/model'
import { db, resetDb } from '#mocks/areas'
import { startClock } from '#mocks/kernel/store/clock'
import { signIn } from '#tests/kit/api'

beforeEach(resetDb)
afterEach(() => {
  startClock(0)
  vi.useRealTimers()
})

it('the buyer receives a completely shipped order after the delay, and another order follows', async () => {
  const client = await signIn('haichuan')
  const order = db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED')
  const company = db.storeLogistics.find(({ storeId }) => storeId === '9003')
  const form = new URLSearchParams({ logisticsId: company?.logisticsId ?? '', logisticsNo: 'SF0001' })
  const count = db.mallOrders.all().length
  const status = () => db.mallOrders.get(order?.id ?? '')?.orderStatus
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  startClock(5_000)
  await client.post(`/api/store/order/order/${order?.sn}/delivery`, form)
  expect(status()).toBe('DELIVERED')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(status()).toBe('COMPLETED')
  expect(db.mallOrders.all()).toHaveLength(count)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(db.mallOrders.all()).toHaveLength(count + 1)
})

it('a group-buy that is closed gives back the stock of its waiting orders', async () => {
  const client = await signIn('haichuan')
  const groupBuy = db.groupBuys.find((row) => row.storeId === '9003' && !row.fictitious && statusAt(row) === 'START')
  const waiting = db.mallOrders.filter(
    ({ orderStatus, orderPromotionType }) => orderStatus === 'PAID' && orderPromotionType === 'PINTUAN',
  )
  const lines = db.mallOrderItems.filter(({ orderSn }) => waiting.some(({ sn }) => sn === orderSn))
  const stock = (skuId: string) => Number(db.goodsSkus.get(skuId)?.quantity)
  const expected = new Map(lines.map(({ skuId }) => [skuId, stock(skuId)]))
  for (const { skuId, num } of lines) expected.set(skuId, (expected.get(skuId) ?? 0) + num)
  await client.put(`/api/store/promotion/pintuan/status/${groupBuy?.id}`, new URLSearchParams())
  expect(waiting.map(({ id }) => db.mallOrders.get(id)?.orderStatus)).toEqual(waiting.map(() => 'CANCELLED'))
  expect(lines.length).toBeGreaterThan(0)
  expect(new Map(lines.map(({ skuId }) => [skuId, stock(skuId)]))).toEqual(expected)
})
